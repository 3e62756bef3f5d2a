"""Settings of the whole suite."""

from hypothesis import HealthCheck, settings

from scale import scaled

# Deterministic: a failure is a failure for everybody. `make soak` looks for new ones.
settings.register_profile(
    "suite",
    max_examples=scaled(100, 15),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile("suite")

"""What /metrics tells about this process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

CHOICES = Counter("ludarium_choices_stored", "Choices stored", registry=REGISTRY)
GROUP = Histogram(
    "ludarium_commit_choices",
    "Choices stored with one commit",
    buckets=(1, 2, 5, 10, 20, 50, 100, 500),
    registry=REGISTRY,
)
COMMIT = Histogram(
    "ludarium_commit_seconds",
    "Time to store a group of choices",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
    registry=REGISTRY,
)
STALE = Counter("ludarium_choices_stale", "Choices that came too late", registry=REGISTRY)
SOCKETS = Gauge("ludarium_sockets", "Open WebSocket connections", registry=REGISTRY)
TABLES = Gauge("ludarium_tables_known", "Tables with somebody at them or in memory", registry=REGISTRY)
LOADED = Gauge("ludarium_tables_loaded", "Tables whose game is in memory", registry=REGISTRY)
THINKING = Histogram(
    "ludarium_bot_seconds",
    "Time until a bot has decided, waiting included",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
    registry=REGISTRY,
)
BOT_FAILURES = Counter("ludarium_bot_failures", "Bots that crashed or took too long", registry=REGISTRY)
BOT_RANDOM = Counter(
    "ludarium_bot_random", "Choices made at random because a bot failed again and again", registry=REGISTRY
)
NOTICES = Counter("ludarium_notices", "Messages sent to people", ["kind", "outcome"], registry=REGISTRY)
REQUESTS = Counter("ludarium_requests", "HTTP requests", ["method", "status"], registry=REGISTRY)

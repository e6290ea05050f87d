"""What is counted and measured, for Prometheus; of no person and no table."""

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)


class Counts:
    """The figures of one application."""

    def __init__(self, connections: Callable[[], int]) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.requests = self._counter("requests", "HTTP requests answered", "route", "status")
        self.moves = self._counter("moves", "moves answered, by result", "result")
        self.frames = self._counter("frames", "frames sent", "kind")
        self.change_seconds = Histogram(
            "table_change_seconds",
            "from a move's arrival until it is stored",
            registry=self._registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
        )
        gauge = Gauge("connections", "open sockets", registry=self._registry)
        gauge.set_function(connections)

    def _counter(self, name: str, says: str, *labels: str) -> Counter:
        return Counter(name, says, labels, registry=self._registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)

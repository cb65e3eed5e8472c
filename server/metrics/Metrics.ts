import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import {
  type CounterName,
  counters,
  type DurationName,
  durations,
  type GaugeName,
  gauges,
  type LabelsOf,
} from './metricTable.ts';

/** The figures of one server, for Prometheus. Whoever counts knows a name of the table and nothing else. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #counters = new Map<CounterName, Counter>();
  readonly #durations = new Map<DurationName, Histogram>();

  constructor() {
    const registers = [this.#registry];
    for (const [name, { help, labels }] of entriesOf(counters))
      this.#counters.set(name, new Counter({ name, help, labelNames: [...labels], registers }));
    for (const [name, { help, buckets }] of entriesOf(durations))
      this.#durations.set(name, new Histogram({ name, help, buckets: [...buckets], registers }));
  }

  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by = 1): void {
    this.#counters.get(name)?.inc(labels, by);
  }

  took(name: DurationName, seconds: number): void {
    this.#durations.get(name)?.observe(seconds);
  }

  /** Of work that is begun now: call what is returned when it is done. */
  clock(name: DurationName): () => void {
    const begun = performance.now();
    return () => this.took(name, (performance.now() - begun) / 1000);
  }

  /** `read` is asked each time somebody wants to know; what it cannot say stays out. */
  show(name: GaugeName, read: () => number | undefined | Promise<number | undefined>): void {
    const collect = async (gauge: Gauge) => {
      const value = await Promise.resolve()
        .then(read)
        .catch(() => undefined);
      if (value === undefined) gauge.reset();
      else gauge.set(value);
    };
    this.#registry.registerMetric(
      new Gauge({
        name,
        help: gauges[name],
        registers: [],
        async collect() {
          await collect(this);
        },
      }),
    );
  }

  /** The process itself, too: memory, processor, event loop. Once in a process: it listens to the collector of Node for good. */
  showProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Everything, as Prometheus reads it. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

// The tables are written out, so their keys are their names.
const entriesOf = <Table extends object>(table: Table) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.entries(table) as [keyof Table, Table[keyof Table]][];

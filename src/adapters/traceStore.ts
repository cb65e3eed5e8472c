/** Keeps how some fields of the watched topics went, read by whoever draws them. */
import { numberAt, plottedName } from '#contract/messageFields.ts';
import type { PlottedField, SeenTopic, TracePort, TracedValue, Traces } from '#machines/ports/topicPort.ts';
import { limits } from '#contract/limits.ts';
import { onceAFrame } from './onceAFrame.ts';

/** As long as is kept of the robot. Messages of each topic are told five times a second at most. */
const KEPT_MS = 600_000;
const MOST_SAMPLES = 3200 * limits.plottedTopics;

interface Sample {
  at: number;
  /** Whose message it is; null for all of them. */
  topic: string | null;
  values: ReadonlyMap<string, number>;
}

export interface TraceStore extends TracePort {
  take(seen: SeenTopic): void;
  /** Messages were not watched for a while: no line leads over it. */
  interrupt(): void;
}

export function traceStore(now: () => number): TraceStore {
  const listeners = new Set<() => void>();
  let traced: readonly PlottedField[] = [];
  let samples: readonly Sample[] = [];
  /** What was kept when it was held: the last minute of it is shown, and the rest where somebody looks back at it. */
  let frozen: readonly Sample[] | null = null;
  /** Worked out when it is read, which is once a painted frame; null since something changed. */
  let shown: Traces | null = null;
  const draw = onceAFrame(listeners);

  const change = () => {
    shown = null;
    draw();
  };

  const add = (topic: Sample['topic'], values: Sample['values']) => {
    const at = now();
    samples = [...samples, { at, topic, values }].filter((sample) => at - sample.at <= KEPT_MS).slice(-MOST_SAMPLES);
    if (frozen === null) change();
    // Nothing is drawn anew, but whoever looks at another moment finds it.
    else shown = null;
  };

  return {
    take({ topic, value }) {
      const fields = traced.filter((one) => one.topic === topic);
      if (fields.length === 0) return;
      const numbers = fields.map(({ field }) => [plottedName(topic, field), numberAt(value, field)] as const);
      add(topic, new Map(numbers.flatMap(([name, number]) => (number === null ? [] : [[name, number]]))));
    },

    interrupt() {
      if (samples.length > 0) add(null, new Map());
    },

    trace(fields) {
      const before = new Set(traced.map(({ topic }) => topic));
      traced = fields;
      if (fields.length === 0) {
        samples = [];
        frozen = null;
      }
      // Of a topic that was left for a while, no line leads over that.
      for (const topic of new Set(fields.map((one) => one.topic)))
        if (samples.length > 0 && !before.has(topic)) add(topic, new Map());
      change();
    },

    hold() {
      frozen = samples;
    },

    release() {
      frozen = null;
      change();
    },

    read: () => (shown ??= tracesOf(withFrozen(frozen, samples), (frozen ?? samples).at(-1)?.at ?? 0, traced)),

    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

/** What was held stays however long ago it was. */
function withFrozen(frozen: readonly Sample[] | null, samples: readonly Sample[]): readonly Sample[] {
  if (frozen === null) return samples;
  const known = new Set(frozen);
  return [...frozen, ...samples.filter((sample) => !known.has(sample))];
}

function tracesOf(samples: readonly Sample[], end: number, fields: readonly PlottedField[]): Traces {
  return {
    end,
    times: samples.map(({ at }) => (at - end) / 1000),
    values: new Map(fields.map(({ topic, field }) => named(plottedName(topic, field), topic, samples))),
  };
}

const named = (name: string, ofTopic: string, samples: readonly Sample[]): [string, TracedValue[]] => [
  name,
  samples.map(({ topic, values }) => (topic === null || topic === ofTopic ? (values.get(name) ?? null) : undefined)),
];

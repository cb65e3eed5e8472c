/** Keeps how some fields of the watched topic went, read by whoever draws them. */
import { numberAt } from '#contract/messageFields.ts';
import type { SeenTopic, TracePort, Traces } from '#machines/ports/topicPort.ts';
import { nextFrame } from './nextFrame.ts';

/** As long as is kept of the robot. Messages are told five times a second at most. */
const KEPT_MS = 600_000;
const MOST_SAMPLES = 3200;

interface Sample {
  at: number;
  values: ReadonlyMap<string, number>;
}

export interface TraceStore extends TracePort {
  take(seen: SeenTopic): void;
  /** Messages were not watched for a while: no line leads over it. */
  interrupt(): void;
}

export function traceStore(now: () => number): TraceStore {
  const listeners = new Set<() => void>();
  let traced: { topic: string; fields: readonly string[] } = { topic: '', fields: [] };
  let samples: readonly Sample[] = [];
  /** What is shown while the rest goes on; null while all of it is. */
  let held: readonly Sample[] | null = null;
  let shown = tracesOf(samples, traced.fields);
  let isTelling = false;

  const change = () => {
    shown = tracesOf(held ?? samples, traced.fields);
    if (isTelling || listeners.size === 0) return;
    isTelling = true;
    nextFrame(() => {
      isTelling = false;
      for (const changed of listeners) changed();
    });
  };

  const add = (values: Sample['values']) => {
    const at = now();
    samples = [...samples, { at, values }].filter((sample) => at - sample.at <= KEPT_MS).slice(-MOST_SAMPLES);
    if (held === null) change();
  };

  return {
    take({ topic, value }) {
      if (topic !== traced.topic) return;
      const numbers = traced.fields.map((field) => [field, numberAt(value, field)] as const);
      add(new Map(numbers.flatMap(([field, number]) => (number === null ? [] : [[field, number]]))));
    },

    interrupt() {
      if (samples.length > 0) add(new Map());
    },

    trace(topic, fields) {
      if (topic !== traced.topic || fields.length === 0) {
        samples = [];
        held = null;
      }
      traced = { topic, fields };
      change();
    },

    hold() {
      held = samples;
    },

    release() {
      held = null;
      change();
    },

    read: () => shown,

    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

function tracesOf(samples: readonly Sample[], fields: readonly string[]): Traces {
  const last = samples.at(-1)?.at ?? 0;
  return {
    end: last,
    times: samples.map(({ at }) => (at - last) / 1000),
    values: new Map(fields.map((field) => [field, samples.map(({ values }) => values.get(field) ?? null)])),
  };
}

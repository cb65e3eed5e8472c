/** Keeps what was seen last of the topics that are watched, read by whoever shows it. */
import type { SeenTopic, TopicFact, TopicPort } from '#machines/ports/topicPort.ts';
import { onceAFrame } from './onceAFrame.ts';
import { traceStore } from './traceStore.ts';

const TELL_EVERY_MS = 1000;

export interface TopicStore extends TopicPort {
  take(seen: SeenTopic): void;
}

export function topicStore(now: () => number = () => performance.now()): TopicStore {
  const listeners = new Set<() => void>();
  const observers = new Set<(fact: TopicFact) => void>();
  const traces = traceStore(now);
  const last = new Map<string, SeenTopic>();
  const notifiedAt = new Map<string, number>();

  const change = onceAFrame(listeners);

  return {
    take({ topic, rate, value, picture }) {
      last.set(topic, { topic, rate, value, ...(picture && { picture }) });
      change();
      traces.take({ topic, rate, value });
      if (now() - (notifiedAt.get(topic) ?? -Infinity) < TELL_EVERY_MS) return;
      notifiedAt.set(topic, now());
      for (const tell of observers) tell({ type: 'topic.seen', topic });
    },

    traces,

    read: (topic) => last.get(topic) ?? null,

    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },

    watch(observer) {
      observers.add(observer);
      notifiedAt.clear();
      last.clear();
      change();
      traces.interrupt();
      return () => void observers.delete(observer);
    },
  };
}

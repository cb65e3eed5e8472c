/** Keeps what was seen last of the topic that is watched, read by whoever shows it. */
import type { SeenTopic, TopicFact, TopicPort } from '#machines/ports/topicPort.ts';
import { nextFrame } from './nextFrame.ts';
import { traceStore } from './traceStore.ts';

const TELL_EVERY_MS = 1000;

export interface TopicStore extends TopicPort {
  take(seen: SeenTopic): void;
}

export function topicStore(now: () => number = () => performance.now()): TopicStore {
  const listeners = new Set<() => void>();
  const observers = new Set<(fact: TopicFact) => void>();
  const traces = traceStore(now);
  let last: SeenTopic | null = null;
  let toldAt = -Infinity;
  let isTelling = false;

  const show = (next: SeenTopic | null) => {
    last = next;
    if (isTelling || listeners.size === 0) return;
    isTelling = true;
    nextFrame(() => {
      isTelling = false;
      for (const changed of listeners) changed();
    });
  };

  return {
    take({ topic, rate, value, picture }) {
      const isSame = last?.topic === topic;
      show({ topic, rate, value, ...(picture && { picture }) });
      traces.take({ topic, rate, value });
      if (isSame && now() - toldAt < TELL_EVERY_MS) return;
      toldAt = now();
      for (const tell of observers) tell({ type: 'topic.seen', topic });
    },

    traces,

    read: () => last,

    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },

    watch(observer) {
      observers.add(observer);
      toldAt = -Infinity;
      show(null);
      traces.interrupt();
      return () => void observers.delete(observer);
    },
  };
}

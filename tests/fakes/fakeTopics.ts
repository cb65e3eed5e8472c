import type { SeenTopic } from '#machines/ports/topicPort.ts';
import { topicStore } from '#src/adapters/topicStore.ts';

/** What is seen of a topic, kept in memory as in the product, and a topic that a test speaks for; its seconds are those that it says. */
export function fakeTopics() {
  let time = 0;
  const store = topicStore(() => time);
  return {
    ...store,
    /** A message comes at this time, in milliseconds. */
    show: (seen: Partial<SeenTopic> = {}, at = time) => {
      time = at;
      store.take({ topic: '/scan', rate: 10, value: 1, ...seen });
    },
  };
}

import { expect, it } from 'vitest';
import type { TopicFact } from '#machines/ports/topicPort.ts';
import { fakeTopics } from '../fakes/fakeTopics.ts';

function openStore() {
  const topics = fakeTopics();
  const facts: TopicFact[] = [];
  const leave = topics.watch((fact) => facts.push(fact));
  return { topics, facts, leave };
}

it('keeps the latest message of each topic, and forgets it when somebody begins to watch', () => {
  const { topics } = openStore();
  topics.show({ value: 1 });
  topics.show({ value: 2 });
  topics.show({ topic: '/odom', value: 3 });
  expect(topics.read('/scan')).toEqual({ topic: '/scan', rate: 10, value: 2 });
  expect(topics.read('/odom')).toEqual({ topic: '/odom', rate: 10, value: 3 });
  topics.watch(() => undefined);
  expect(topics.read('/scan')).toBeNull();
});

it('tells once a second for each topic that messages come', () => {
  const { topics, facts } = openStore();
  for (let at = 0; at <= 2000; at += 200) topics.show({}, at);
  expect(facts).toHaveLength(3);
  topics.show({ topic: '/odom' }, 2100);
  expect(facts.at(-1)).toEqual({ type: 'topic.seen', topic: '/odom' });
  topics.show({ topic: '/scan' }, 2200);
  topics.show({ topic: '/odom' }, 2300);
  expect(facts).toHaveLength(4);
});

it('tells nobody who has left', () => {
  const { topics, facts, leave } = openStore();
  leave();
  topics.show();
  expect(facts).toEqual([]);
});

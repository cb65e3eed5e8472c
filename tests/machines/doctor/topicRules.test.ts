/** What is found in the topics: whose they are, which was meant, and how the code may write it. */
import { expect, it } from 'vitest';
import type { GraphSnapshot, GraphTopic } from '#contract/graph.ts';
import { otherType, topicMisspelt, topicUnheard } from '#machines/doctor/topicRules.ts';
import { still, withCommandTopic } from './snapshots.ts';

const withTopic = (topic: Partial<GraphTopic>): GraphSnapshot => ({
  ...still,
  topics: [{ name: '/cmd_vell', type: null, publishers: [], subscribers: [], ...topic }, ...still.topics],
});

const withType = (type: string | null) => ({ ...still, topics: withCommandTopic({ type }) });

it('finds a name that a program publishes on near to one that the robot listens to', () => {
  expect(topicMisspelt(withTopic({ publishers: ['/driver'] }))).toEqual({
    kind: 'topicMisspelt',
    name: '/cmd_vell',
    other: '/cmd_vel',
    measured: '/driver',
    code: ['"/cmd_vell"', "'/cmd_vell'", '"cmd_vell"', "'cmd_vell'"],
  });
});

it('finds a name that a program listens to near to one that the robot publishes on', () => {
  expect(topicUnheard(withTopic({ name: '/scann', subscribers: ['/driver'] }))).toEqual({
    kind: 'topicUnheard',
    name: '/scann',
    other: '/scan',
    measured: '/driver',
    code: ['"/scann"', "'/scann'", '"scann"', "'scann'"],
  });
});

it('leaves what two programs speak of among themselves', () => {
  const own = withTopic({ publishers: ['/driver'], subscribers: ['/other'] });
  expect(topicMisspelt(own)).toBeUndefined();
  expect(topicUnheard(withTopic({ name: '/scann', publishers: ['/other'], subscribers: ['/driver'] }))).toBeUndefined();
});

it('leaves a name that belongs to no program', () => {
  expect(topicMisspelt(withTopic({ publishers: ['/servolab_1'] }))).toBeUndefined();
  expect(topicMisspelt(withTopic({}))).toBeUndefined();
  expect(topicUnheard(withTopic({ name: '/scann', subscribers: ['/servolab_1'] }))).toBeUndefined();
  expect(topicUnheard(withTopic({ name: '/scann' }))).toBeUndefined();
});

it('leaves a name that is near only to one of the other kind', () => {
  expect(topicMisspelt(withTopic({ name: '/scann', publishers: ['/driver'] }))).toBeUndefined();
  expect(topicUnheard(withTopic({ subscribers: ['/driver'] }))).toBeUndefined();
});

it('finds commands of another type, and none while nobody has said which', () => {
  expect(otherType(withType('std_msgs/Float64'))).toEqual({
    kind: 'otherType',
    name: 'std_msgs/Float64',
    other: 'geometry_msgs/Twist',
    measured: '/cmd_vel',
    code: ['"/cmd_vel"', "'/cmd_vel'", '"cmd_vel"', "'cmd_vel'"],
  });
  expect(otherType(withType('geometry_msgs/Twist'))).toBeUndefined();
  expect(otherType(withType(null))).toBeUndefined();
  expect(otherType({ ...still, topics: [] })).toBeUndefined();
});

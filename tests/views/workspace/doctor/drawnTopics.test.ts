import { expect, it } from 'vitest';
import { drawnTopics, isSuspect, nodesOf } from '#src/views/workspace/doctor/drawnTopics.ts';
import { still, withCommandTopic } from '../../../machines/doctor/snapshots.ts';

const log = { name: '/rosout', type: 'rosgraph_msgs/Log', publishers: ['/driver', '/robot'], subscribers: [] };
const misspelt = { name: '/cmd_vell', type: null, publishers: ['/driver'], subscribers: [] };
const graph = { ...still, topics: [log, ...still.topics, misspelt] };

it('draws the topics of programs first, and leaves out the log', () => {
  expect(drawnTopics(graph).map(({ name }) => name)).toEqual(['/cmd_vell', '/cmd_vel', '/reset', '/scan', '/odom']);
});

it('suspects only a topic on which a program is alone', () => {
  expect(drawnTopics(graph).filter(isSuspect)).toEqual([misspelt]);
  expect(withCommandTopic({}).filter(isSuspect)).toEqual([]);
  expect(withCommandTopic({ publishers: ['/drive_by_hand'], subscribers: [] }).filter(isSuspect)).toEqual([]);
});

it('counts each node once', () => {
  expect(nodesOf(graph.topics)).toEqual(['/driver', '/robot']);
});

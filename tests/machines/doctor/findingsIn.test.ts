import { expect, it } from 'vitest';
import type { GraphSnapshot, GraphTopic } from '#contract/graph.ts';
import { findingsIn, isStuck } from '#machines/doctor/findingsIn.ts';
import { lineNaming } from '#machines/doctor/lineNaming.ts';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';
import { commanded, still, withCommandTopic } from './snapshots.ts';

const kindsIn = (graph: GraphSnapshot) => findingsIn(graph).map(({ kind }) => kind);
const withTopic = (topic: GraphTopic): GraphSnapshot => ({ ...still, topics: [topic, ...still.topics] });
const ended = (end: GraphSnapshot['programs'][number]['end']): GraphSnapshot => ({
  ...still,
  programs: [{ name: 'driver', command: 'rosrun gazebo_test_pkg driver.py', status: 'finished', end }],
});
const driven = (graph: GraphSnapshot, more: object): GraphSnapshot => ({
  ...graph,
  robot: { ...graph.robot!, ...more },
});

it.each<[string, GraphSnapshot, string[]]>([
  ['no robot', { ...still, robot: null }, ['robotMissing', 'nobodyCommands']],
  ['a simulation that does not go on', driven(commanded(50, 0.2, 0), { simulated: 0 }), ['timeStands']],
  ['a simulation that is paused', driven(commanded(50, 0.2, 0), { simulated: 0, paused: true }), ['simulationPaused']],
  ['nothing that was started', { ...still, programs: [] }, ['nothingRuns']],
  ['a program that was stopped', ended({ reason: 'stopped' }), ['nothingRuns']],
  ['a program that ended by itself', ended({ reason: 'exited', code: 0 }), ['programEnded']],
  ['a program that ended with a fault', ended({ reason: 'exited', code: 1 }), ['programFailed']],
  ['a program that commands nothing', still, ['nobodyCommands']],
  ['a publisher that says nothing', driven(commanded(0, 0, 0), { last: null }), ['notCommanded']],
  ['one command a second', driven(commanded(5, 0.2, 0), { driven: 0.5 }), ['tooSeldom', 'moves']],
  ['commands to stand still', commanded(50, 0, 0), ['standsStill']],
  ['an angle in degrees', driven(commanded(50, 0, 90), { turned: 9 }), ['inDegrees', 'moves']],
  ['a speed that is cut', driven(commanded(50, 3, 0), { driven: 4 }), ['tooFast', 'moves']],
  ['a turn that is cut', driven(commanded(50, 0, -3), { turned: 9 }), ['tooFast', 'moves']],
  ['an empty battery', driven(commanded(50, 0.3, 0), { battery: 0 }), ['batteryEmpty']],
  ['a robot that is caught', driven(commanded(50, 0.3, 0), { touches: true }), ['wall']],
  ['a wall', driven(commanded(50, 0.3, 0), { ahead: 0.22 }), ['wall']],
  ['a robot that drives', driven(commanded(50, 0.3, 0), { driven: 1.5 }), ['moves']],
])('finds %s', (_, graph, kinds) => {
  expect(kindsIn(graph)).toEqual(kinds);
});

it('names the topic of the robot that is near to one where nobody listens', () => {
  const misspelt = { name: '/cmd_vell', type: 'geometry_msgs/Twist', publishers: ['/driver'], subscribers: [] };
  expect(findingsIn(withTopic(misspelt))).toMatchObject([
    { kind: 'topicMisspelt', name: '/cmd_vell', other: '/cmd_vel' },
  ]);
  const own = { name: '/my_speed', type: 'std_msgs/Float64', publishers: ['/driver'], subscribers: [] };
  expect(kindsIn(withTopic(own))).toEqual(['nobodyCommands']);
});

it('names the topic of the robot that is near to one where nobody publishes', () => {
  const unheard = { name: '/scann', type: null, publishers: [], subscribers: ['/driver'] };
  expect(findingsIn(withTopic(unheard))[0]).toMatchObject({ kind: 'topicUnheard', name: '/scann', other: '/scan' });
});

it('names the messages that the robot takes', () => {
  const topics = withCommandTopic({ type: 'std_msgs/Float64' });
  expect(findingsIn({ ...still, topics })).toMatchObject([
    { kind: 'otherType', name: 'std_msgs/Float64', other: 'geometry_msgs/Twist' },
  ]);
});

it('names the programs that command the robot at once', () => {
  const topics = withCommandTopic({ publishers: ['/a', '/b', '/robot'] });
  const graph = { ...driven(commanded(90, 0.2, 0), { driven: 1 }), topics };
  expect(findingsIn(graph)[0]).toMatchObject({ kind: 'twoCommand', name: '/a, /b', measured: '2' });
});

it('tells who did not ask only what is wrong while the robot stands', () => {
  expect(isStuck(commanded(50, 0, 0))).toBe(true);
  expect(isStuck(driven(commanded(50, 0.3, 0), { battery: 0 }))).toBe(true);
  expect(isStuck(still)).toBe(false);
  expect(isStuck(driven(commanded(5, 0.2, 0), { driven: 0.5 }))).toBe(false);
  expect(isStuck(ended({ reason: 'exited', code: 0 }))).toBe(false);
  expect(isStuck(ended({ reason: 'exited', code: 1 }))).toBe(false);
  expect(isStuck(ended({ reason: 'stopped' }))).toBe(false);
});

it('leads to the line of the code that is meant, and not to a comment', () => {
  const code = '# "/cmd_vell"\nimport rospy\npublisher = rospy.Publisher("cmd_vell", Twist)\n';
  expect(lineNaming(code, ['"/cmd_vell"', '"cmd_vell"'])).toBe(3);
  expect(lineNaming(code, ['.linear.x'])).toBeUndefined();
});

it.each([
  { locale: 'en', texts: en },
  { locale: 'es', texts: es },
])('says of each finding what was seen and how to mend it, in $locale', ({ texts }) => {
  const found = { kind: 'wall', name: '/a', other: '/b/c', measured: '1', code: [] } as const;
  for (const kind of Object.values(texts.findingTexts)) {
    const { what, fix } = kind(found);
    expect(`${what} ${fix}`).not.toMatch(/undefined| {2}/);
  }
  const { wall } = texts.findingTexts;
  expect(wall(found).what).toMatch(/\b1 m /);
  expect(wall({ ...found, measured: '' }).what).not.toMatch(/ m /);
});

/** What is found in what runs, and in whether the simulation goes on. */
import { expect, it } from 'vitest';
import type { GraphSnapshot, RobotReport } from '#contract/graph.ts';
import type { Finding, Rule } from '#machines/doctor/finding.ts';
import {
  batteryEmpty,
  moves,
  nobodyCommands,
  nothingRuns,
  programEnded,
  programFailed,
  robotMissing,
  simulationPaused,
  timeStands,
} from '#machines/doctor/programRules.ts';
import { commanded, still, withCommandTopic } from './snapshots.ts';

type End = GraphSnapshot['programs'][number]['end'];

const ended = (end: End): GraphSnapshot => ({
  ...still,
  programs: [
    { name: 'driver', command: 'rosrun gazebo_test_pkg driver.py', status: 'finished', end },
    {
      name: 'older',
      command: 'rosrun gazebo_test_pkg driver.py',
      status: 'finished',
      end: { reason: 'exited', code: 7 },
    },
  ],
});
const beside = (graph: GraphSnapshot): GraphSnapshot => ({
  ...graph,
  programs: [...graph.programs, ...still.programs],
});
const withRobot = (facts: Partial<RobotReport>): GraphSnapshot => ({ ...still, robot: { ...still.robot, ...facts } });

/** Beside a command that asks the graph something, which is newer. */
const asking = (status: 'running' | 'finished', programs: GraphSnapshot['programs']): GraphSnapshot => {
  const end: End = status === 'running' ? null : { reason: 'exited', code: 0 };
  return { ...still, programs: [{ name: 'rostopic', command: 'rostopic echo /scan', status, end }, ...programs] };
};

const good = ended({ reason: 'exited', code: 0 });
const faulty = ended({ reason: 'exited', code: 1 });
const killed = ended({ reason: 'signalled', signal: 'SIGSEGV' });
const nothing = { name: '', other: '', measured: '', code: [] };

it.each<[string, Rule, GraphSnapshot, Finding]>([
  [
    'that the newest program came to its end',
    programEnded,
    good,
    { ...nothing, kind: 'programEnded', name: 'driver', code: ['rospy.Subscriber(', 'rospy.init_node('] },
  ],
  ['that it ended with a fault', programFailed, faulty, { ...nothing, kind: 'programFailed', name: 'driver' }],
  ['that it was killed', programFailed, killed, { ...nothing, kind: 'programFailed', name: 'driver' }],
  ['that nothing was started', nothingRuns, { ...still, programs: [] }, { ...nothing, kind: 'nothingRuns' }],
  ['that it was stopped', nothingRuns, ended({ reason: 'stopped' }), { ...nothing, kind: 'nothingRuns' }],
  [
    'that nothing but a look at the graph has ended',
    nothingRuns,
    asking('finished', []),
    { ...nothing, kind: 'nothingRuns' },
  ],
  [
    'that nothing but a look at the graph runs',
    nothingRuns,
    asking('running', []),
    { ...nothing, kind: 'nothingRuns' },
  ],
  [
    'that a program failed before somebody looked at the graph',
    programFailed,
    asking('finished', faulty.programs),
    { ...nothing, kind: 'programFailed', name: 'driver' },
  ],
  ['that nobody knows how it ended', nothingRuns, ended(null), { ...nothing, kind: 'nothingRuns' }],
  [
    'that nothing runs where no robot answers either',
    nothingRuns,
    { ...still, robot: null, programs: [] },
    { ...nothing, kind: 'nothingRuns' },
  ],
  [
    'that none of those that run commands the robot',
    nobodyCommands,
    still,
    { ...nothing, kind: 'nobodyCommands', name: '/cmd_vel', code: ['rospy.Publisher('] },
  ],
  ['that no robot answers', robotMissing, { ...still, robot: null }, { ...nothing, kind: 'robotMissing' }],
  ['that it was paused', simulationPaused, withRobot({ paused: true }), { ...nothing, kind: 'simulationPaused' }],
  [
    'that time goes on at a tenth or less',
    timeStands,
    withRobot({ seconds: 1, simulated: 0.1 }),
    { ...nothing, kind: 'timeStands', measured: '1' },
  ],
  ['that its battery is empty', batteryEmpty, withRobot({ battery: 0 }), { ...nothing, kind: 'batteryEmpty' }],
  [
    'that it moves',
    moves,
    withRobot({ driven: 1.26, seconds: 5 }),
    { ...nothing, kind: 'moves', measured: '1.3', other: '5' },
  ],
])('finds %s', (_, rule, graph, found) => {
  expect(rule(graph)).toEqual(found);
});

it.each<[string, Rule, GraphSnapshot]>([
  ['an end while another program runs', programEnded, beside(good)],
  ['the end of a look at the graph', programEnded, asking('finished', [])],
  ['a look at the graph that goes on', nobodyCommands, asking('running', [])],
  ['an end while the robot is commanded', programEnded, { ...good, robot: commanded(5, 0, 0).robot }],
  ['an end with a fault, which is no good end', programEnded, faulty],
  ['a stop, which is no end by itself', programEnded, ended({ reason: 'stopped' })],
  ['no end that is known', programEnded, ended(null)],
  ['no program that has ended', programEnded, { ...still, programs: [] }],
  ['a fault while another program runs', programFailed, beside(faulty)],
  ['a fault while the robot is commanded', programFailed, { ...faulty, robot: commanded(5, 0, 0).robot }],
  ['a good end', programFailed, good],
  ['a stop', programFailed, ended({ reason: 'stopped' })],
  ['an unknown end', programFailed, ended(null)],
  ['no program that has failed', programFailed, { ...still, programs: [] }],
  ['a good end, which is told by itself', nothingRuns, good],
  ['a fault, which is told by itself', nothingRuns, faulty],
  ['a program that runs', nothingRuns, still],
  ['a robot that is driven by hand', nothingRuns, { ...still, programs: [], robot: commanded(5, 0, 0).robot }],
  ['nobody who could command', nobodyCommands, good],
  ['a program that commands', nobodyCommands, { ...still, topics: withCommandTopic({}) }],
  ['a hand that commands', nobodyCommands, { ...still, robot: commanded(5, 0, 0).robot }],
  ['a robot that answers', robotMissing, still],
  ['a simulation that goes on', simulationPaused, still],
  ['no simulation', simulationPaused, { ...still, robot: null }],
  ['a simulation that is slow', timeStands, withRobot({ seconds: 5, simulated: 0.51 })],
  ['a simulation that was only just begun', timeStands, withRobot({ seconds: 0.9, simulated: 0 })],
  ['a simulation that was paused', timeStands, withRobot({ simulated: 0, paused: true })],
  ['time without a robot', timeStands, { ...still, robot: null }],
  ['a battery that has something left', batteryEmpty, withRobot({ battery: 1 })],
  ['a world without a battery', batteryEmpty, still],
  ['a battery without a robot', batteryEmpty, { ...still, robot: null }],
  ['a robot at rest', moves, still],
  ['no robot', moves, { ...still, robot: null }],
])('finds nothing in %s', (_, rule, graph) => {
  expect(rule(graph)).toBeUndefined();
});

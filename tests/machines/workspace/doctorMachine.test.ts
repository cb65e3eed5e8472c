import { expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import type { GraphSnapshot } from '#contract/graph.ts';
import {
  doctorMachine,
  selectFindings,
  selectGraph,
  selectIsExamining,
  selectIsOutdated,
  selectWhyNot,
} from '#machines/workspace/doctorMachine.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { fakeRos } from '../../fakes/fakeRos.ts';
import { still } from '../doctor/snapshots.ts';

const stuck: GraphSnapshot = {
  ...still,
  topics: [
    { name: '/cmd_vell', type: 'geometry_msgs/Twist', publishers: ['/driver'], subscribers: [] },
    ...still.topics,
  ],
};
const moving: GraphSnapshot = { ...stuck, robot: { ...still.robot, driven: 1 } };

function open(graph: GraphSnapshot) {
  const ros = fakeRos();
  let asked = 0;
  const clock = new SimulatedClock();
  const port = {
    ...ros,
    async graph() {
      asked += 1;
      await ros.graph();
      return graph;
    },
  };
  const doctor = createActor(doctorMachine, { input: { ros: port }, clock }).start();
  const runs = (...ids: string[]) =>
    doctor.send({ type: 'processes.changed', entries: ids.map((id) => entry(id, { status: 'running' })) });
  return { doctor, clock, ros, runs, asked: () => asked };
}

it('looks when it is asked, and tells what was found', async () => {
  const { doctor } = open(moving);
  doctor.send({ type: 'examination.requested' });
  expect(selectIsExamining(doctor.getSnapshot())).toBe(true);
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
  doctor.send({ type: 'findings.dismissed' });
  expect(selectFindings(doctor.getSnapshot())).toBeNull();
});

it('looks by itself 10 seconds after a program began, and tells what is wrong while the robot stands', async () => {
  const { doctor, clock, runs, asked } = open(stuck);
  runs('p1');
  clock.increment(9_999);
  expect(asked()).toBe(0);
  clock.increment(1);
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
});

it('says nothing by itself while the robot moves', async () => {
  const { doctor, clock, runs, asked } = open(moving);
  runs('p1');
  clock.increment(10_000);
  await waitFor(doctor, (snapshot) => snapshot.matches('resting'));
  expect(asked()).toBe(1);
  expect(selectFindings(doctor.getSnapshot())).toBeNull();
});

it('looks once for each program, and not for one that has ended before, nor for a build', () => {
  const { doctor, clock, runs, asked } = open(stuck);
  runs('p1');
  clock.increment(5000);
  doctor.send({ type: 'processes.changed', entries: [entry('p1', { status: 'finished' })] });
  clock.increment(60_000);
  runs('p1');
  const build = { file_path: '/ws/a.py', version: 'v', outcome: 'running' } as const;
  doctor.send({ type: 'processes.changed', entries: [entry('b1', { status: 'running', build })] });
  clock.increment(60_000);
  expect(asked()).toBe(0);
});

it('says why nobody could look, and may be asked again', async () => {
  const { doctor, ros } = open(stuck);
  ros.break('No robot is there.');
  doctor.send({ type: 'examination.requested' });
  await waitFor(doctor, (snapshot) => selectWhyNot(snapshot) !== null);
  expect(selectWhyNot(doctor.getSnapshot())).not.toBeNull();
  ros.heal();
  doctor.send({ type: 'examination.requested' });
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
  expect(selectWhyNot(doctor.getSnapshot())).toBeNull();
});

it('shows what it looked at until nobody wants to see it, also after the findings were put away', async () => {
  const { doctor } = open(moving);
  expect(selectGraph(doctor.getSnapshot())).toBeNull();
  doctor.send({ type: 'examination.requested' });
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
  doctor.send({ type: 'findings.dismissed' });
  expect(selectGraph(doctor.getSnapshot())).toEqual(moving);
  doctor.send({ type: 'graph.dismissed' });
  expect(selectGraph(doctor.getSnapshot())).toBeNull();
});

it('says that what is shown is from before a program began, until it has looked again', async () => {
  const { doctor, clock, runs } = open(moving);
  doctor.send({ type: 'examination.requested' });
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
  expect(selectIsOutdated(doctor.getSnapshot())).toBe(false);
  runs('p1');
  expect(selectIsOutdated(doctor.getSnapshot())).toBe(true);
  clock.increment(10_000);
  await waitFor(doctor, (snapshot) => snapshot.matches('resting'));
  expect(selectGraph(doctor.getSnapshot())).toEqual(moving);
  expect(selectIsOutdated(doctor.getSnapshot())).toBe(false);
});

it('says that what it found is from before a program that was started while it looked', async () => {
  const { doctor, runs } = open(moving);
  doctor.send({ type: 'examination.requested' });
  runs('p1');
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
  expect(selectIsOutdated(doctor.getSnapshot())).toBe(true);
  doctor.send({ type: 'examination.requested' });
  runs('p1');
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
  expect(selectIsOutdated(doctor.getSnapshot())).toBe(false);
});

it('shows nothing that it looked at by itself while all is well', async () => {
  const { doctor, clock, runs } = open(moving);
  runs('p1');
  clock.increment(10_000);
  await waitFor(doctor, (snapshot) => snapshot.matches('resting'));
  expect(selectGraph(doctor.getSnapshot())).toBeNull();
});

it('says nothing when it cannot look by itself', async () => {
  const { doctor, ros, clock, runs } = open(stuck);
  ros.break('no graph');
  runs('p1');
  clock.increment(10_000);
  await waitFor(doctor, (snapshot) => snapshot.matches('resting'));
  expect([selectFindings(doctor.getSnapshot()), selectWhyNot(doctor.getSnapshot())]).toEqual([null, null]);
});

it('finishes a look that somebody asked for, whatever begins or is put away meanwhile', async () => {
  const { doctor, runs, asked } = open(moving);
  doctor.send({ type: 'examination.requested' });
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
  doctor.send({ type: 'examination.requested' });
  doctor.send({ type: 'graph.dismissed' });
  doctor.send({ type: 'examination.requested' });
  runs('p1');
  expect([selectIsExamining(doctor.getSnapshot()), selectGraph(doctor.getSnapshot())]).toEqual([true, moving]);
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
  expect(asked()).toBe(2);
});

it('says no longer why nobody could look to somebody who has read it', async () => {
  const { doctor, ros } = open(stuck);
  ros.break('no graph');
  doctor.send({ type: 'examination.requested' });
  await waitFor(doctor, (snapshot) => selectWhyNot(snapshot) === 'no graph');
  doctor.send({ type: 'findings.dismissed' });
  expect(selectWhyNot(doctor.getSnapshot())).toBeNull();
});

it('gives each program that begins its own 10 seconds', async () => {
  const { doctor, clock, runs, asked } = open(stuck);
  runs('p1');
  clock.increment(6000);
  runs('p2', 'p1');
  clock.increment(9999);
  expect(asked()).toBe(0);
  clock.increment(1);
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
});

it('neither waits anew nor puts away what it told while the same program goes on', async () => {
  const { doctor, clock, runs, asked } = open(stuck);
  runs('p1');
  clock.increment(6000);
  runs('p1');
  clock.increment(4000);
  expect(asked()).toBe(1);
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
  runs('p1', 'p0');
  expect(selectFindings(doctor.getSnapshot())).not.toBeNull();
});

it('goes on showing what it told while a command only looks at the graph, and when the newest of two programs ends', async () => {
  const { doctor, runs, asked } = open(moving);
  runs('p2', 'p1');
  doctor.send({ type: 'examination.requested' });
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
  const look = entry('p3', { command: 'rostopic list' });
  doctor.send({ type: 'processes.changed', entries: [look, entry('p2'), entry('p1')] });
  runs('p1');
  expect(selectFindings(doctor.getSnapshot())).not.toBeNull();
  expect(selectIsOutdated(doctor.getSnapshot())).toBe(false);
  runs('p4', 'p1');
  expect(selectFindings(doctor.getSnapshot())).toBeNull();
  expect(asked()).toBe(1);
});

it('gives a program its 10 seconds whatever is asked in a console meanwhile, and attends to nothing that only asks', async () => {
  const { doctor, clock, runs, asked } = open(stuck);
  const look = entry('p0', { command: 'rostopic hz /scan' });
  doctor.send({ type: 'processes.changed', entries: [look] });
  clock.increment(60_000);
  runs('p1');
  clock.increment(6000);
  doctor.send({ type: 'processes.changed', entries: [entry('p2', { command: 'rosnode list' }), entry('p1'), look] });
  clock.increment(3999);
  expect(asked()).toBe(0);
  clock.increment(1);
  await waitFor(doctor, (snapshot) => selectFindings(snapshot) !== null);
});

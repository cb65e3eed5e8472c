import { expect, it } from 'vitest';
import { entry } from '../fakes/fakeProcesses.ts';
import { fakePast } from '../fakes/fakePast.ts';

const list = (...processes: ReturnType<typeof entry>[]) => ({ type: 'process_list' as const, processes });

/** A process that began so many milliseconds after 1970, by the clock of the server. */
const program = (start: number, end: ReturnType<typeof entry>['end'] = null) => ({
  ...entry('p1'),
  name: 'drive.py',
  command: 'rosrun gazebo_test_pkg drive.py',
  start_time: new Date(start).toISOString(),
  end,
  build: null,
});

it('marks when programs begin and end, by the clock of this browser', () => {
  const past = fakePast();
  past.see(1000, { era: 50_000, at: 0 });
  past.hear(list(program(50_500)), 1550);
  past.hear(list(program(50_500, { reason: 'exited', code: 0 })), 3000);
  past.see(4000, { era: 50_000, at: 3000 });
  expect(past.read()?.marks).toEqual([
    { kind: 'began', name: 'drive.py', at: 1500 },
    { kind: 'ended', name: 'drive.py', at: 3000 },
  ]);
});

it('counts from what is kept where the program before it had ended', () => {
  const past = fakePast();
  past.hear(list(program(10_000)), 10_000);
  past.hear(list(program(10_000, { reason: 'exited', code: 0 })), 20_000);
  past.see(200_000, { era: 200_000, at: 0 });
  expect(past.read()?.marks).toEqual([]);
});

it('counts from what is kept where it hears of a program that has ended already', () => {
  const past = fakePast();
  past.see(200_000, { era: 200_000, at: 0 });
  past.hear(list(program(10_000, { reason: 'exited', code: 0 })), 200_100);
  past.see(201_000, { era: 200_000, at: 1000 });
  expect(past.read()?.marks).toEqual([]);
});

it('counts from the start of a program that goes on in what is kept', () => {
  const past = fakePast();
  past.hear(list(program(150_000)), 150_000);
  past.see(200_000, { era: 200_000, at: 0 });
  past.hear(list(program(150_000, { reason: 'exited', code: 0 })), 200_100);
  past.see(201_000, { era: 200_000, at: 1000 });
  expect(past.read()?.marks).toEqual([
    { kind: 'began', name: 'drive.py', at: 150_000 },
    { kind: 'ended', name: 'drive.py', at: 200_100 },
  ]);
});

it('counts from the start of the program, however often something was asked in a console since', () => {
  const past = fakePast();
  const asked = { ...program(1500), process_id: 'p2', name: 'rosnode', command: 'rosnode list' };
  past.see(1000, { era: 0, at: 1000 });
  past.hear(list(program(1000)), 1000);
  past.hear(list(program(1000), asked), 1500);
  past.hear(list(program(1000), { ...asked, end: { reason: 'exited', code: 0 } }), 1600);
  past.see(2000, { era: 0, at: 2000 });
  expect(past.read()?.marks).toEqual([{ kind: 'began', name: 'drive.py', at: 1000 }]);
});

it('takes the shortest way that anything came for how long a word of the server takes', () => {
  const past = fakePast();
  past.see(1000, { era: 0, at: 0 });
  past.see(1300, { era: 0, at: 500 });
  past.see(2600, { era: 0, at: 1500 });
  expect(past.read()?.lag).toBe(800);
});

it('follows a clock of the server that is set back, and leaves the starts of programs where they were', () => {
  const past = fakePast();
  const hour = 3_600_000;
  past.see(1000, { era: hour, at: 1000 });
  past.hear(list(program(hour + 1500)), 1500);
  for (let at = 2000; at <= 130_000; at += 1000) past.see(at, { era: hour, at: at - hour });
  expect(past.read()).toMatchObject({ lag: 0, marks: [{ kind: 'began', name: 'drive.py', at: 1500 }] });
});

it('keeps to the shortest way of the minute before, however long the words of this one take', () => {
  const past = fakePast();
  for (let at = 1000; at <= 60_000; at += 1000) past.see(at, { era: 0, at });
  for (let at = 61_000; at <= 120_000; at += 1000) past.see(at, { era: 0, at: at - 300 });
  expect(past.read()?.lag).toBe(0);
});

it('takes no clock for set back because the simulation stands still', () => {
  const past = fakePast();
  for (let at = 1000; at <= 300_000; at += 1000) past.see(at, { era: 0, at: 1000 });
  expect(past.read()?.lag).toBe(0);
});

it('names no program of a workspace before, also none that goes on there', () => {
  const past = fakePast();
  past.see(1000, { era: 0, at: 1000 });
  past.hear(list(program(1000)), 1000);
  past.watch(() => undefined);
  past.see(2000, { era: 0, at: 2000 });
  expect(past.read()?.marks).toEqual([]);
});

it('takes the clock of the server anew with each workspace', () => {
  const past = fakePast();
  past.see(1000, { era: 0, at: 1000 });
  past.watch(() => undefined);
  past.see(2000, { era: -50_000, at: 2000 });
  expect(past.read()?.lag).toBe(50_000);
});

it('tells of what is kept a few times a second at most', () => {
  const past = fakePast();
  const reads = new Set<unknown>();
  for (let at = 0; at <= 1000; at += 20) {
    past.see(at);
    reads.add(past.read());
  }
  expect(reads.size).toBeLessThanOrEqual(5);
});

it('tells who watches the robot when that is seen otherwise, once a painted frame', () => {
  const past = fakePast();
  let times = 0;
  past.see(0);
  const leave = past.shown.subscribe(() => (times += 1));
  past.show(0);
  past.show(0);
  past.paint();
  leave();
  past.show(null);
  past.paint();
  expect(times).toBe(1);
});

it('calls poses /odom in a bag only where that said the same, also those of a run that was kept under a name', async () => {
  const past = fakePast();
  past.see(0);
  past.see(1000);
  past.prepare('k1', 'First try', past.toWrite()!);
  const named = async (odometry: 'exact' | 'misled') => {
    past.offerBag(odometry);
    return { odom: await past.isInBag('/odom'), truth: await past.isInBag('/ground_truth') };
  };
  const said = { odom: true, truth: false };
  const real = { odom: false, truth: true };
  expect([await named('exact'), await named('misled')]).toEqual([said, real]);
  past.openKept('k1');
  expect([await named('exact'), await named('misled')]).toEqual([said, real]);
});

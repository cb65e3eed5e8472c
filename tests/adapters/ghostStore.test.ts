import { expect, it } from 'vitest';
import type { PastFact } from '#machines/ports/pastPort.ts';
import { fakePast } from '../fakes/fakePast.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { openWritten } from '../fakes/openWritten.ts';

const started = (at: number) => ({
  type: 'process_list' as const,
  processes: [{ ...entry('p1'), name: 'drive.py', start_time: new Date(at).toISOString(), end: null, build: null }],
});

/** A robot that stands for so long, and drives so many metres a second for ten seconds once its program has started; it runs into something at these moments. */
function drive({ waits, speed, crashes = [] }: { waits: number; speed: number; crashes?: readonly number[] }) {
  const past = fakePast();
  // The server's clock begins as this one does.
  past.see(0, { era: 0 });
  past.hear(started(waits), waits);
  for (let at = 500; at <= waits + 10_000; at += 500)
    past.see(at, {
      era: 0,
      pose: [Math.max(0, (speed * (at - waits)) / 1000), 0, 0],
      ...(crashes.includes(at) ? { touches: true } : {}),
    });
  return past;
}

/** A slow robot that is seen, and a fast one whose run was kept and is compared. */
function openCompared() {
  const past = drive({ waits: 4000, speed: 0.5 });
  past.prepare('k1', 'Fast', openWritten(drive({ waits: 1000, speed: 1 })));
  past.compare(['k1']);
  return past;
}

it('is where its run was as long after its start as what is looked at is after its own', () => {
  const past = openCompared();
  past.show(7000);
  expect(past.shown.read()?.pose[0]).toBe(1.5);
  expect(past.ghosts.read()[0]).toMatchObject({ name: 'Fast', pose: [3, 0, 0], seconds: 3, isOver: false });
  expect(past.ghosts.read()[0]?.trail.at(-1)).toEqual([3, 0]);
});

it('drives beside a robot that is seen as it is', () => {
  const past = openCompared();
  past.see(14_500, { era: 2 });
  past.see(15_000, { era: 2 });
  past.see(16_000, { era: 2 });
  expect(past.ghosts.read()[0]?.seconds).toBe(1.5);
});

it('stands where its run ended once that is over', () => {
  const past = openCompared();
  past.see(16_000, { era: 0, pose: [6, 0, 0] });
  expect(past.ghosts.read()[0]).toMatchObject({ pose: [10, 0, 0], seconds: 10, isOver: true });
});

it('ends before its robot was put back', () => {
  const run = drive({ waits: 1000, speed: 1 });
  run.see(12_000, { era: 2, pose: [0, 0, 0] });
  const past = drive({ waits: 4000, speed: 0.5 });
  past.prepare('k1', 'Fast', openWritten(run));
  past.compare(['k1']);
  past.see(18_000, { era: 0 });
  expect(past.ghosts.read()[0]).toMatchObject({ pose: [10, 0, 0], isOver: true });
});

it('begins with what is kept where nothing was started and nothing put back', () => {
  const run = fakePast();
  run.see(2000);
  run.see(4000, { pose: [1, 0, 0] });
  const past = fakePast();
  past.see(100);
  past.prepare('k1', 'By hand', openWritten(run));
  past.compare(['k1']);
  past.see(1100);
  expect(past.ghosts.read()[0]).toMatchObject({ pose: [0, 0, 0], seconds: 1 });
  past.see(2200);
  expect(past.ghosts.read()[0]).toMatchObject({ pose: [1, 0, 0], seconds: 2, isOver: true });
});

it('goes when the comparison ends, with another world, and with another visit', () => {
  const ended = openCompared();
  ended.compare([]);
  expect(ended.ghosts.read()).toEqual([]);
  const elsewhere = openCompared();
  elsewhere.see(20_000, { world: 2 });
  expect(elsewhere.ghosts.read()).toEqual([]);
  const later = openCompared();
  later.watch(() => undefined);
  later.see(20_000);
  expect(later.ghosts.read()).toEqual([]);
});

it('compares nothing that is not ready', () => {
  const past = drive({ waits: 4000, speed: 0.5 });
  past.compare(['k1']);
  expect(past.ghosts.read()).toEqual([]);
});

it('tells of other moments once a painted frame, and of a robot that stands where it ended hands on the same', () => {
  const past = openCompared();
  let times = 0;
  past.paint();
  const leave = past.ghosts.subscribe(() => (times += 1));
  past.see(15_000, { era: 0 });
  past.see(15_100, { era: 0 });
  past.paint();
  expect(times).toBe(1);
  const over = past.ghosts.read();
  past.see(15_200, { era: 0 });
  expect(past.ghosts.read()).toBe(over);
  leave();
});

/** A fast robot and one that is faster, both kept; nothing but a robot that stands is seen meanwhile. */
function openBoth() {
  const past = openCompared();
  past.prepare('k2', 'Faster', openWritten(drive({ waits: 2000, speed: 2 })));
  past.compare(['k1', 'k2']);
  return past;
}

it('draws two runs, each as far as it had come in the same time, also beside what is seen', () => {
  const past = openBoth();
  past.show(7000);
  expect(past.ghosts.read()).toMatchObject([
    { name: 'Fast', pose: [3, 0, 0], seconds: 3 },
    { name: 'Faster', pose: [6, 0, 0], seconds: 3 },
  ]);
  expect(past.ghosts.areAlone()).toBe(false);
  past.compare(['k2']);
  expect(past.ghosts.read().map(({ name }) => name)).toEqual(['Faster']);
});

it('plays the time of two runs from the start of each until both have ended, and shows no other robot', () => {
  const past = openBoth();
  const told: PastFact[] = [];
  past.openCompared();
  expect(past.read()).toMatchObject({ from: 0, to: 10_000, isComparison: true });
  const stop = past.play(0, (fact) => told.push(fact));
  past.paint(4000);
  expect(past.ghosts.read().map(({ pose }) => pose[0])).toEqual([4, 8]);
  expect([past.ghosts.areAlone(), past.shown.read()]).toEqual([true, null]);
  past.paint(6000);
  expect(told.at(-1)).toEqual({ type: 'past.ended', at: 10_000 });
  stop();
  past.show(null);
  expect([past.ghosts.areAlone(), past.read()?.isComparison]).toEqual([false, undefined]);
});

/** A robot that ran into something before its program began and three and five seconds after it did, and one that never does. */
function openCrashed() {
  const past = openCompared();
  const crashed = drive({ waits: 2000, speed: 1, crashes: [1500, 5000, 7000] });
  past.prepare('k2', 'Crashed', openWritten(crashed));
  past.compare(['k1', 'k2']);
  past.openCompared();
  return past;
}

it('has run into something where it did since its start, and hands on the same list until it does again', () => {
  const past = openCrashed();
  const collisionsAt = (at: number) => {
    past.show(at);
    return past.ghosts.read().map(({ collisions }) => collisions);
  };
  expect(collisionsAt(2900)).toEqual([[], []]);
  expect(collisionsAt(3000)).toEqual([[], [[3, 0]]]);
  expect(collisionsAt(4000)[1]).toBe(collisionsAt(3500)[1]);
  expect(collisionsAt(9000)).toEqual([
    [],
    [
      [3, 0],
      [5, 0],
    ],
  ]);
  expect(collisionsAt(0)).toEqual([[], []]);
});

it('has a mark where the robot of one of two runs ran into something, with the name of the run', () => {
  expect(openCrashed().read()?.marks).toEqual([
    { kind: 'collided', x: 3, y: 0, run: 'Crashed', at: 3000 },
    { kind: 'collided', x: 5, y: 0, run: 'Crashed', at: 5000 },
    { kind: 'ended', name: 'Fast', at: 10_000 },
    { kind: 'ended', name: 'Crashed', at: 10_000 },
  ]);
});

it('has a mark where each of two runs ended, and no bag of both', () => {
  const past = openBoth();
  past.openCompared();
  expect(past.read()?.marks).toEqual([
    { kind: 'ended', name: 'Fast', at: 10_000 },
    { kind: 'ended', name: 'Faster', at: 10_000 },
  ]);
  past.offerBag('exact');
  expect(past.given).toEqual([]);
});

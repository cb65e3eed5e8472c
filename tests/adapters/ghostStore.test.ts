import { expect, it } from 'vitest';
import { fakePast } from '../fakes/fakePast.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { openWritten } from '../fakes/openWritten.ts';

const started = (at: number) => ({
  type: 'process_list' as const,
  processes: [{ ...entry('p1'), name: 'drive.py', start_time: new Date(at).toISOString(), end: null, build: null }],
});

/** A robot that stands for so long, and drives so many metres a second for ten seconds once its program has started. */
function drive({ waits, speed }: { waits: number; speed: number }) {
  const past = fakePast();
  // The server's clock begins as this one does.
  past.see(0, { era: 0 });
  past.hear(started(waits), waits);
  for (let at = 500; at <= waits + 10_000; at += 500)
    past.see(at, { era: 0, pose: [Math.max(0, (speed * (at - waits)) / 1000), 0, 0] });
  return past;
}

/** A slow robot that is seen, and a fast one whose run was kept and is compared. */
function openCompared() {
  const past = drive({ waits: 4000, speed: 0.5 });
  past.prepare('k1', 'Fast', openWritten(drive({ waits: 1000, speed: 1 })));
  past.compare('k1');
  return past;
}

it('is where its run was as long after its start as what is looked at is after its own', () => {
  const past = openCompared();
  past.show(7000);
  expect(past.shown.read()?.pose[0]).toBe(1.5);
  expect(past.ghost.read()).toMatchObject({ name: 'Fast', pose: [3, 0, 0], seconds: 3, isOver: false });
  expect(past.ghost.read()?.trail.at(-1)).toEqual([3, 0]);
});

it('drives beside a robot that is seen as it is', () => {
  const past = openCompared();
  past.see(14_500, { era: 2 });
  past.see(15_000, { era: 2 });
  past.see(16_000, { era: 2 });
  expect(past.ghost.read()?.seconds).toBe(1.5);
});

it('stands where its run ended once that is over', () => {
  const past = openCompared();
  past.see(16_000, { era: 0, pose: [6, 0, 0] });
  expect(past.ghost.read()).toMatchObject({ pose: [10, 0, 0], seconds: 10, isOver: true });
});

it('ends before its robot was put back', () => {
  const run = drive({ waits: 1000, speed: 1 });
  run.see(12_000, { era: 2, pose: [0, 0, 0] });
  const past = drive({ waits: 4000, speed: 0.5 });
  past.prepare('k1', 'Fast', openWritten(run));
  past.compare('k1');
  past.see(18_000, { era: 0 });
  expect(past.ghost.read()).toMatchObject({ pose: [10, 0, 0], isOver: true });
});

it('begins with what is kept where nothing was started and nothing put back', () => {
  const run = fakePast();
  run.see(2000);
  run.see(4000, { pose: [1, 0, 0] });
  const past = fakePast();
  past.see(100);
  past.prepare('k1', 'By hand', openWritten(run));
  past.compare('k1');
  past.see(1100);
  expect(past.ghost.read()).toMatchObject({ pose: [0, 0, 0], seconds: 1 });
  past.see(2200);
  expect(past.ghost.read()).toMatchObject({ pose: [1, 0, 0], seconds: 2, isOver: true });
});

it('goes when the comparison ends, with another world, and with another visit', () => {
  const ended = openCompared();
  ended.compare(null);
  expect(ended.ghost.read()).toBeNull();
  const elsewhere = openCompared();
  elsewhere.see(20_000, { world: 2 });
  expect(elsewhere.ghost.read()).toBeNull();
  const later = openCompared();
  later.watch(() => undefined);
  later.see(20_000);
  expect(later.ghost.read()).toBeNull();
});

it('compares nothing that is not ready', () => {
  const past = drive({ waits: 4000, speed: 0.5 });
  past.compare('k1');
  expect(past.ghost.read()).toBeNull();
});

it('tells of other moments once a painted frame, and of a robot that stands where it ended hands on the same', () => {
  const past = openCompared();
  let times = 0;
  past.paint();
  const leave = past.ghost.subscribe(() => (times += 1));
  past.see(15_000, { era: 0 });
  past.see(15_100, { era: 0 });
  past.paint();
  expect(times).toBe(1);
  const over = past.ghost.read();
  past.see(15_200, { era: 0 });
  expect(past.ghost.read()).toBe(over);
  leave();
});

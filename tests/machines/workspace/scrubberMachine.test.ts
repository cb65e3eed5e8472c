import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { JudgedRun } from '#contract/judgedRun.ts';
import {
  scrubberMachine,
  selectIsCompared,
  selectIsEmpty,
  selectIsPlaying,
  selectMoment,
  selectOwnMoment,
} from '#machines/workspace/scrubberMachine.ts';
import { fakePast } from '../../fakes/fakePast.ts';
import { openWritten } from '../../fakes/openWritten.ts';

/** A robot that was seen for ten seconds, a metre farther with each of them. */
function openScrubber() {
  const past = fakePast();
  const scrubber = createActor(scrubberMachine, { input: { past } }).start();
  for (let at = 0; at <= 10_000; at += 500) past.see(at, { pose: [at / 1000, 0, 0] });
  return {
    past,
    scrubber,
    moment: () => selectMoment(scrubber.getSnapshot()),
    isPlaying: () => selectIsPlaying(scrubber.getSnapshot()),
    lookAt: (at: number) => scrubber.send({ type: 'moment.chosen', at }),
    x: () => past.shown.read()?.pose[0],
  };
}

it('has nothing to look back at before anything was seen', () => {
  const past = fakePast();
  const scrubber = createActor(scrubberMachine, { input: { past } }).start();
  expect(selectIsEmpty(scrubber.getSnapshot())).toBe(true);
  past.see(0);
  expect(selectIsEmpty(scrubber.getSnapshot())).toBe(false);
});

it('shows the robot as it was, and as it is again when that is wished', () => {
  const { scrubber, lookAt, moment, x } = openScrubber();
  expect([moment(), x()]).toEqual([null, 10]);
  lookAt(4000);
  expect([moment(), x()]).toEqual([4000, 4]);
  scrubber.send({ type: 'live.requested' });
  expect([moment(), x()]).toEqual([null, 10]);
});

it('goes on keeping what comes while it looks back', () => {
  const { past, scrubber, lookAt, x } = openScrubber();
  lookAt(4000);
  past.see(11_000, { pose: [11, 0, 0] });
  expect(x()).toBe(4);
  expect(past.read()?.to).toBe(11_000);
  scrubber.send({ type: 'live.requested' });
  expect(x()).toBe(11);
});

it('plays from a moment on as fast as it was, and stands where it was stopped', () => {
  const { past, scrubber, lookAt, isPlaying, moment, x } = openScrubber();
  lookAt(4000);
  scrubber.send({ type: 'play.requested' });
  past.paint(1000);
  expect([isPlaying(), moment(), x()]).toEqual([true, 5000, 5]);
  past.paint(50);
  scrubber.send({ type: 'pause.requested' });
  expect([isPlaying(), moment(), x()]).toEqual([false, 5000, 5]);
  past.paint(1000);
  expect(moment()).toBe(5000);
});

it('is live again when what it plays has come to what is now', () => {
  const { past, scrubber, lookAt, moment } = openScrubber();
  lookAt(9000);
  scrubber.send({ type: 'play.requested' });
  past.paint(2000);
  expect(moment()).toBeNull();
});

it('stops to play when a moment is chosen', () => {
  const { past, scrubber, lookAt, isPlaying, moment } = openScrubber();
  lookAt(1000);
  scrubber.send({ type: 'play.requested' });
  lookAt(2000);
  past.paint(500);
  expect([isPlaying(), moment()]).toEqual([false, 2000]);
});

const judged: JudgedRun = {
  every: 1000,
  poses: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ],
  crates: [[1, 0, 5, 5, 0]],
};

it('plays a run of the judge four times as fast as life, and stands at its end', () => {
  const { past, scrubber, moment, isPlaying } = openScrubber();
  scrubber.send({ type: 'judgedRun.chosen', run: judged, challengeId: null, from: 'start' });
  past.paint(300);
  expect(past.shown.read()).toMatchObject({ pose: [1.2, 0, 0], crates: new Map([[0, [5, 5, 0]]]) });
  past.paint(300);
  expect([moment(), isPlaying(), past.shown.read()?.pose]).toEqual([2000, false, [2, 0, 0]]);
});

it('shows the end of a run of the judge, and what was seen here again when it is live', () => {
  const { past, scrubber, moment, x } = openScrubber();
  scrubber.send({ type: 'judgedRun.chosen', run: judged, challengeId: null, from: 'end' });
  expect([moment(), x(), past.read()?.isJudged]).toEqual([2000, 2, true]);
  scrubber.send({ type: 'live.requested' });
  expect([moment(), x(), past.read()?.to]).toEqual([null, 10, 10_000]);
});

it('goes on showing a run of the judge when the robot is seen for the first time, in the world of that run', () => {
  const past = fakePast();
  const scrubber = createActor(scrubberMachine, { input: { past } }).start();
  scrubber.send({ type: 'judgedRun.chosen', run: judged, challengeId: 5, from: 'start' });
  past.see(0, { world: 5, pose: [7, 0, 0] });
  past.paint(300);
  expect([selectIsPlaying(scrubber.getSnapshot()), past.shown.read()?.pose]).toEqual([true, [1.2, 0, 0]]);
  scrubber.send({ type: 'live.requested' });
  expect([past.shown.read()?.pose, past.read()?.isJudged]).toEqual([[7, 0, 0], undefined]);
});

it.each([
  ['the first time', []],
  ['once more', [4]],
])('shows no run of the judge among other walls when the robot is seen for %s, in another world', (_, before) => {
  const past = fakePast();
  const scrubber = createActor(scrubberMachine, { input: { past } }).start();
  for (const world of before) past.see(0, { world });
  scrubber.send({ type: 'judgedRun.chosen', run: judged, challengeId: 5, from: 'start' });
  past.see(100, { world: 4, pose: [7, 0, 0] });
  expect([selectMoment(scrubber.getSnapshot()), past.shown.read()?.pose]).toEqual([null, [7, 0, 0]]);
  expect(selectIsEmpty(scrubber.getSnapshot())).toBe(false);
});

it('plays a run that was kept under a name as fast as it was, stands at its end, and goes back to what was seen here', () => {
  const { past, scrubber, moment, x, isPlaying } = openScrubber();
  past.prepare('k1', 'First try', past.toWrite()!);
  past.see(12_000, { pose: [12, 0, 0] });
  scrubber.send({ type: 'keptRun.opened', id: 'k1' });
  past.paint(3000);
  expect([x(), past.read()?.name]).toEqual([3, 'First try']);
  past.paint(20_000);
  past.paint(1);
  expect(isPlaying()).toBe(false);
  scrubber.send({ type: 'live.requested' });
  expect([moment(), past.read()?.name]).toEqual([null, undefined]);
});

it('has a moment of what was seen here only while that is looked back at', () => {
  const { scrubber, lookAt } = openScrubber();
  const own = () => selectOwnMoment(scrubber.getSnapshot());
  expect(own()).toBeNull();
  lookAt(4000);
  expect(own()).toBe(4000);
  scrubber.send({ type: 'judgedRun.chosen', run: judged, challengeId: null, from: 'end' });
  expect(own()).toBeNull();
  scrubber.send({ type: 'live.requested' });
  expect(own()).toBeNull();
});

it('forgets a run that was ready when somebody else watches', () => {
  const { past } = openScrubber();
  past.prepare('k1', 'First try', past.toWrite()!);
  past.watch(() => undefined);
  past.openKept('k1');
  expect(past.read()).toBeNull();
});

it('gives what was seen here as a bag of ROS', () => {
  const { past, scrubber, lookAt } = openScrubber();
  scrubber.send({ type: 'bag.requested', odometry: 'exact' });
  lookAt(4000);
  scrubber.send({ type: 'bag.requested', odometry: 'exact' });
  expect(past.given).toEqual(['servolab-run.bag', 'servolab-run.bag']);
});

it('begins with nothing when the workspace is entered again, and keeps what is seen from then on', () => {
  const { past, scrubber } = openScrubber();
  scrubber.stop();
  const again = createActor(scrubberMachine, { input: { past } }).start();
  expect([selectIsEmpty(again.getSnapshot()), past.read()]).toEqual([true, null]);
  past.see(20_000, { pose: [20, 0, 0] });
  expect([selectIsEmpty(again.getSnapshot()), past.read()?.from]).toEqual([false, 20_000]);
});

it('is live when the robot enters another world: of the one before nothing is kept', () => {
  const { past, lookAt, moment } = openScrubber();
  lookAt(1000);
  past.see(12_000, { world: 2 });
  expect(moment()).toBeNull();
  past.see(12_500, { world: 2 });
  expect(past.read()).toMatchObject({ from: 12_000, to: 12_500 });
});

it('compares with a kept run until that is ended or the robot is in another world', () => {
  const { past, scrubber, lookAt } = openScrubber();
  past.prepare('k1', 'First try', openWritten(past));
  const isCompared = () => [selectIsCompared(scrubber.getSnapshot()), past.ghosts.read().length > 0];
  scrubber.send({ type: 'keptRun.compared', id: 'k1' });
  lookAt(4000);
  expect([...isCompared(), past.ghosts.read()[0]?.pose[0]]).toEqual([true, true, 4]);
  scrubber.send({ type: 'comparison.ended' });
  expect(isCompared()).toEqual([false, false]);
  scrubber.send({ type: 'keptRun.compared', id: 'k1' });
  past.see(11_000, { world: 2 });
  expect(isCompared()).toEqual([false, false]);
});

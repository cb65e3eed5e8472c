/** A log that has lost its beginning goes on from the state in which everybody was then, and says what the whole one says. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import type { Compared } from '#machines/recording/divergence.ts';
import { type SegmentBounds, segmentBounds } from '#machines/recording/segments.ts';
import { type WrittenSegment, visitText } from '#machines/recording/visitText.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { isFull } from '../../isFull.ts';
import { canaries } from './canaries.ts';
import { generated, live, sessions } from './livedSessions.ts';
import { actorAt, logOf, openRecorded, playedOut, settled, treeOf } from './openRecorded.ts';

const about = { version: '1.0.0', build: 'test', t0: 0 };

/** Short segments, of which none goes. */
const often = (largest: number): SegmentBounds => ({ ...segmentBounds, largest });

/** How many values are compared in the last steps of a log, and how. */
function comparedInLast(steps: number, text: string): Compared {
  const player = appPlayer(logOf(text));
  player.seek(player.last - steps);
  const before = { ...player.compared };
  expect(player.run()).toBeUndefined();
  const { exact, shape, unknown } = player.compared;
  return { exact: exact - before.exact, shape: shape - before.shape, unknown: unknown - before.unknown };
}

const stepsIn = (segments: readonly WrittenSegment[]) => segments.reduce((sum, { lines }) => sum + lines.length - 1, 0);

it('replays any session from wherever a segment of it begins, to the same snapshots of every actor', async () => {
  await fc.assert(
    fc.asyncProperty(sessions, fc.integer({ min: 2000, max: 20_000 }), fc.nat(), async (script, largest, place) => {
      const { app, plain, masked } = await live(script, often(largest));
      const segments = plain.segments();
      const lived = treeOf(app);
      const first = place % segments.length;
      const text = visitText(about, segments.slice(first));
      const player = await playedOut(appPlayer(logOf(text)));
      expect(player.divergence).toBeUndefined();
      expect(treeOf(player.actor)).toEqual(lived);

      const steps = stepsIn(segments.slice(first));
      expect(comparedInLast(steps, text)).toEqual(comparedInLast(steps, plain.text()));

      const sent = masked.segments();
      const written = sent.flatMap(({ lines }) => lines).join('\n');
      for (const secret of Object.values(canaries)) expect(written).not.toContain(secret);
      const safe = appPlayer(logOf(visitText(about, sent.slice(place % sent.length))));
      expect(safe.run()).toBeUndefined();
    }),
    { ...generated, numRuns: Math.ceil(generated.numRuns / (isFull ? 3 : 6)) },
  );
});

const FILE = 'import rospy\n'.repeat(250);

async function openWorkspace(bounds = segmentBounds) {
  const world = { path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: FILE } };
  const session = openRecorded(world, undefined, bounds);
  await settled();
  const file = actorAt(session.app, 'workspace/program/file');
  /** Every letter in front of the one before, in a line of their own. */
  const type = (letters: string) => {
    for (const letter of letters) {
      const { length } = String(file?.getSnapshot().context.code);
      file?.send({ type: 'code.edited', changes: [{ from: 13, to: 13, insert: letter }], length: length + 1 });
    }
  };
  return { ...session, type };
}

it('keeps two hours of typing within its bound, and they can be replayed from its first state on', async () => {
  const { masked, clock, type } = await openWorkspace();
  for (let second = 0; second < 2.5 * 3600; second++) {
    clock.increment(1000);
    if (second % 2 === 0) type('x');
    if (second % 300 === 0) await settled();
  }
  const text = masked.text();
  expect(text.length).toBeLessThan(segmentBounds.room + segmentBounds.largest);
  const log = logOf(text);
  const [first] = log.entries;
  expect(first?.kind).toBe('s');
  expect((log.entries.at(-1)?.t ?? 0) - (first?.t ?? 0)).toBeGreaterThanOrEqual(segmentBounds.kept);
  expect(log.header.dropped).toBeGreaterThan(0);
  expect(appPlayer(log).run()).toBeUndefined();
});

it('keeps no more characters than it may, however much is typed', async () => {
  const bounds = { ...segmentBounds, largest: 20_000, room: 100_000 };
  const { masked, type } = await openWorkspace(bounds);
  for (let times = 0; times < 60; times++) {
    type('y'.repeat(20));
    expect(masked.text().length).toBeLessThan(bounds.room + bounds.largest + FILE.length * 10);
  }
  const log = logOf(masked.text());
  expect(log.entries[0]?.kind).toBe('s');
  expect(appPlayer(log).run()).toBeUndefined();
});

const backwards = (text: string) => text.split('').toReversed().join('');

it('finds a secret of which a segment begins in the middle, before that and after it', async () => {
  const { masked, clock, app, type } = await openWorkspace();
  const secret = 'eyJhbGciOiJIUzI1NiJ9';
  type(backwards(secret.slice(9)));
  clock.increment(segmentBounds.longest);
  type(backwards(secret.slice(0, 9)));
  const segments = masked.segments();
  expect(segments).toHaveLength(2);
  expect(String(actorAt(app, 'workspace/program/file')?.getSnapshot().context.code)).toContain(secret);
  for (const text of [masked.text(), visitText(about, segments.slice(1))]) {
    const player = appPlayer(logOf(text));
    expect(player.run()).toBeUndefined();
    expect(JSON.stringify(treeOf(player.actor))).not.toContain(secret.slice(0, 9));
    expect(JSON.stringify(treeOf(player.actor))).not.toContain(secret.slice(9));
  }
});

it('keeps nothing of what was before it began anew, and can be replayed from there', async () => {
  const { masked, type } = await openWorkspace();
  type('before');
  masked.beginAnew();
  expect(logLines(masked.text())).toBe(0);
  type('after');
  const log = logOf(masked.text());
  expect(log.entries.map(({ event }) => event.type)).toEqual(['xstate.restored', ...Array(5).fill('code.edited')]);
  expect(appPlayer(log).run()).toBeUndefined();
});

/** How many there are between the header and the end mark. */
const logLines = (text: string) => text.trimEnd().split('\n').length - 2;

it('says which actor of a start state today’s machines cannot put back', async () => {
  const { masked, type } = await openWorkspace();
  masked.beginAnew();
  type('x');
  const text = masked
    .text()
    .replace('"path":"app/workspace/program/run","src":"run"', '"path":"app/workspace/program/gone","src":"gone"');
  const divergence = appPlayer(logOf(text)).run();
  expect(divergence).toMatchObject({
    step: 0,
    kind: 'state',
    path: 'app/workspace/program/gone',
    actual: 'no such actor',
  });
});

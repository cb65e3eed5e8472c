import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actorPath } from '#machines/recording/actorPath.ts';
import { LogViewer } from '#machines/recording/LogViewer.ts';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { type Entry, LOG_VERSION } from '#machines/recording/logFormat.ts';
import { machineOf } from '#machines/recording/machineOf.ts';
import { generated, live, sessions } from './livedSessions.ts';
import { logOf, settled, treeOf } from './openRecorded.ts';

type Replayed = Pick<LogViewer, 'actor' | 'actors'>;

/** Everything that every actor is and knows, who there is, and which timers are running. */
function wholeOf({ actor, actors }: { actor: Replayed['actor']; actors: ReturnType<Replayed['actors']> }) {
  // oxlint-disable-next-line no-underscore-dangle -- what is scheduled is declared under this name
  const timers = Object.values(actor.system.getSnapshot()._scheduledEvents);
  return {
    tree: treeOf(actor),
    actors: [...actors.keys()].toSorted(),
    timers: timers.map(({ target, event, delay }) => `${actorPath(target)} ${event.type} ${delay}`).toSorted(),
  };
}

/** The log, played from its start to a step. */
function playedTo(entries: readonly Entry[], position: number) {
  const player = appPlayer({
    header: { v: LOG_VERSION, version: '', build: '', t0: 0, dropped: 0 },
    entries,
    companion: [],
    damage: null,
  });
  player.seek(position);
  return wholeOf({ actor: player.actor, actors: player.actors() });
}

it('shows after any jumps, near and far, forward and back, what playing from the start shows', async () => {
  await fc.assert(
    fc.asyncProperty(
      sessions,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 6 }),
      fc.constantFrom(1, 7, 40),
      async (script, jumps, every) => {
        const { plain } = await live(script);
        const { entries } = logOf(plain.text());
        const viewer = new LogViewer(entries, every);
        await viewer.survey(settled);
        for (const jump of [...jumps, 1]) {
          const position = Math.round(jump * viewer.last);
          viewer.seek(position);
          expect(viewer.position).toBe(position);
          expect(wholeOf({ actor: viewer.actor, actors: viewer.actors() })).toEqual(playedTo(entries, position));
        }
      },
    ),
    { ...generated, numRuns: Math.ceil(generated.numRuns / 3) },
  );
}, 600_000);

it('names every transition that was taken as the drawing of its machine does', async () => {
  const taken = new Set<string>();
  for (const script of fc.sample(sessions, { seed: 5, numRuns: 6 })) {
    const { plain } = await live(script);
    const { entries } = logOf(plain.text());
    const viewer = new LogViewer(entries);
    for (const step of entries.keys()) {
      viewer.seek(step);
      for (const { path, name } of viewer.seen.taken) taken.add(`${machineOf(viewer.actorAt(path)!)}|${name}`);
    }
  }
  expect(taken.size).toBeGreaterThan(40);
  for (const one of taken) {
    const [machine, name] = one.split('|');
    const drawing = readFileSync(resolve(import.meta.dirname, `../../../docs/machines/${machine}.svg`), 'utf8');
    expect(drawing).toContain(` data-transition="${name}"`);
  }
}, 600_000);

it('tells of a step the same whichever way led to it', async () => {
  const [script] = fc.sample(sessions, { seed: 3, numRuns: 1 });
  const { plain } = await live(script!);
  const { entries } = logOf(plain.text());
  const viewer = new LogViewer(entries, 10);
  const forward = entries.map((_, step) => {
    viewer.seek(step);
    return JSON.stringify(viewer.seen);
  });
  const back = entries.map((_, index) => {
    const step = entries.length - 1 - index;
    viewer.seek(step);
    return JSON.stringify(viewer.seen);
  });
  expect(back.toReversed()).toEqual(forward);
  expect(new Set(forward).size).toBeGreaterThan(entries.length / 4);
});

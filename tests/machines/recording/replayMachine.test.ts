import { SimulatedClock, createActor } from 'xstate';
import { expect, it } from 'vitest';
import { actorStates } from '#machines/recording/loadedLog.ts';
import {
  replayMachine,
  selectApp,
  selectError,
  selectIsPlaying,
  selectLoaded,
  selectPosition,
  selectQuery,
} from '#machines/recording/replayMachine.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { openRecorded, settled } from './openRecorded.ts';

/** A short visit, with waits between what was done. */
async function recordVisit(room?: number) {
  const { app, ports, clock, masked } = openRecorded({ path: '/challenges', user: ada }, undefined, room);
  await settled();
  clock.increment(40);
  app.getSnapshot().children.theme?.send({ type: 'theme.toggled' });
  clock.increment(60_000);
  ports.location.move('/dashboard');
  await settled();
  return masked.text();
}

function openReplay() {
  const clock = new SimulatedClock();
  const replay = createActor(replayMachine, { clock }).start();
  return { replay, clock };
}

it('shows the product as it was at any step, forward and back', async () => {
  const { replay } = openReplay();
  replay.send({ type: 'log.read', text: await recordVisit() });
  const { player } = selectLoaded(replay.getSnapshot())!;
  replay.send({ type: 'position.chosen', position: player.last });
  expect(selectApp(replay.getSnapshot())?.getSnapshot().context.path).toBe('/dashboard');
  expect(actorStates(selectLoaded(replay.getSnapshot())!)).toContainEqual({ path: 'app/theme', state: 'light' });
  replay.send({ type: 'position.chosen', position: 0 });
  expect(selectApp(replay.getSnapshot())?.getSnapshot().value).toBe('starting');
  replay.send({ type: 'position.chosen', position: -1 });
  expect(selectPosition(replay.getSnapshot())).toBe(0);
});

it('plays to the end, and waits for no more than a second between two steps', async () => {
  const { replay, clock } = openReplay();
  replay.send({ type: 'log.read', text: await recordVisit() });
  const { player } = selectLoaded(replay.getSnapshot())!;
  replay.send({ type: 'play.requested' });
  expect(selectIsPlaying(replay.getSnapshot())).toBe(true);
  for (let tick = 0; tick < player.last * 2; tick++) clock.increment(500);
  expect(selectPosition(replay.getSnapshot())).toBe(player.last);
  expect(selectIsPlaying(replay.getSnapshot())).toBe(false);
});

it('waits between two steps as long as the learner did, however late that was', async () => {
  const visit = openRecorded({ path: '/' });
  await settled();
  visit.clock.increment(60_000);
  visit.ports.location.move('/nowhere');
  await settled();
  visit.clock.increment(40);
  visit.ports.location.move('/');
  await settled();
  const { replay, clock } = openReplay();
  replay.send({ type: 'log.read', text: visit.masked.text() });
  const { last } = selectLoaded(replay.getSnapshot())!.player;
  replay.send({ type: 'position.chosen', position: last - 1 });
  replay.send({ type: 'play.requested' });
  clock.increment(39);
  expect(selectPosition(replay.getSnapshot())).toBe(last - 1);
  clock.increment(1);
  expect(selectPosition(replay.getSnapshot())).toBe(last);
});

it('stands still when told to', async () => {
  const { replay, clock } = openReplay();
  replay.send({ type: 'log.read', text: await recordVisit() });
  replay.send({ type: 'play.requested' });
  replay.send({ type: 'pause.requested' });
  clock.increment(10_000);
  expect(selectPosition(replay.getSnapshot())).toBe(0);
});

it('finds the next step by a part of its event or actor, and begins anew behind the last', async () => {
  const { replay } = openReplay();
  replay.send({ type: 'log.read', text: await recordVisit() });
  replay.send({ type: 'query.typed', query: 'Theme.Toggled' });
  expect(selectQuery(replay.getSnapshot())).toBe('Theme.Toggled');
  replay.send({ type: 'match.requested' });
  const found = selectPosition(replay.getSnapshot());
  expect(selectLoaded(replay.getSnapshot())?.log.entries[found]?.event.type).toBe('theme.toggled');
  replay.send({ type: 'match.requested' });
  expect(selectPosition(replay.getSnapshot())).toBe(found);
});

it('marks where the machines of this build part from the log', async () => {
  const { replay } = openReplay();
  replay.send({ type: 'log.read', text: (await recordVisit()).replace('"light"', '"bright"') });
  expect(selectLoaded(replay.getSnapshot())?.divergence).toMatchObject({
    kind: 'state',
    path: 'app/theme',
    expected: 'bright',
    actual: 'light',
  });
});

it.each([
  ['', { kind: 'empty' }],
  ['not a log', { kind: 'notALog' }],
  ['{"v":1,"t0":0}', { kind: 'otherForm', version: '1' }],
])('says why %j cannot be replayed', (text, error) => {
  const { replay } = openReplay();
  replay.send({ type: 'log.read', text });
  expect(selectError(replay.getSnapshot())).toEqual(error);
});

it('replays a log up to the line that is broken, and says which one it is', async () => {
  const { replay } = openReplay();
  const lines = (await recordVisit()).split('\n');
  lines[5] = lines[5]!.slice(0, -3);
  replay.send({ type: 'log.read', text: lines.join('\n') });
  const loaded = selectLoaded(replay.getSnapshot());
  expect(loaded?.log.damage).toEqual({ kind: 'brokenLine', line: 6 });
  expect(loaded?.log.entries).toHaveLength(4);
  expect(loaded?.divergence).toBeUndefined();
});

it('knows a log that was cut at the end of a line from a whole one', async () => {
  const { replay } = openReplay();
  const text = await recordVisit();
  const damageOf = (log: string) => {
    replay.send({ type: 'log.read', text: log });
    return selectLoaded(replay.getSnapshot())?.log.damage;
  };
  expect(damageOf(text)).toBeNull();
  expect(damageOf(`\u{FEFF}${text}`), 'with a byte order mark').toBeNull();
  expect(damageOf(text.trimEnd().split('\n').slice(0, -1).join('\n'))).toEqual({ kind: 'cut' });
});

it('says that nothing can be replayed where the first line after the header is broken, or the beginning is gone', async () => {
  const { replay } = openReplay();
  const [header = ''] = (await recordVisit()).split('\n');
  replay.send({ type: 'log.read', text: `${header}\n[1` });
  expect(selectError(replay.getSnapshot())).toEqual({ kind: 'brokenLine', line: 2 });
  replay.send({ type: 'log.read', text: await recordVisit(1500) });
  expect(selectError(replay.getSnapshot())).toMatchObject({ kind: 'headless' });
});

/** What is made of the step of a log that is looked at: the drawing of a machine, and a test. */
import { waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { drawableActors, drawnActor } from '#machines/recording/drawnActor.ts';
import {
  selectDrawn,
  selectIsPlaying,
  selectIsWriting,
  selectPosition,
  selectTest,
} from '#machines/recording/replaySelectors.ts';
import { settled } from './openRecorded.ts';
import { openReplay, recordVisit } from './openReplay.ts';

it('draws the machine of whoever is told at each step, or of the one that is chosen, with what it took', async () => {
  const { replay, read } = openReplay();
  const loaded = (await read(await recordVisit()))!;
  const toggled = loaded.rows.findIndex(({ type }) => type === 'theme.toggled');
  const drawn = () => drawnActor(loaded, selectPosition(replay.getSnapshot()), selectDrawn(replay.getSnapshot()));
  replay.send({ type: 'position.chosen', position: toggled });
  expect(drawn()).toMatchObject({ path: 'app/theme', machine: 'theme', states: ['light'] });
  expect(drawn().taken).toEqual([
    { path: 'app/theme', name: 'theme.dark theme.toggled 1', event: 'theme.toggled', from: 'dark', to: ['light'] },
  ]);
  replay.send({ type: 'drawing.chosen', path: 'app' });
  expect(drawn()).toMatchObject({ path: 'app', machine: 'app', taken: [] });
  replay.send({ type: 'position.chosen', position: toggled + 1 });
  expect(drawn().path).toBe('app');
  replay.send({ type: 'drawing.chosen', path: '' });
  expect(drawn().path).toBe(loaded.rows[toggled + 1]?.to);
});

it('draws nothing where there is no such actor, or it has no machine', async () => {
  const { read } = openReplay();
  const loaded = (await read(await recordVisit()))!;
  expect(drawnActor(loaded, 0, 'app/nobody')).toEqual({ path: 'app/nobody', machine: null, states: [], taken: [] });
  expect(drawnActor(loaded, 0, 'app/location').machine).toBeNull();
});

it('offers whoever was told something, without pieces of work, and who is chosen already', async () => {
  const { read } = openReplay();
  const loaded = (await read(await recordVisit()))!;
  const offered = drawableActors(loaded, '');
  expect(offered).toContain('app/theme');
  expect(offered.filter((path) => path.endsWith('readTheme'))).toEqual([]);
  expect(drawableActors(loaded, 'app/toastList')).toEqual([...offered, 'app/toastList'].toSorted());
});

it('makes the step that is looked at into a short test, which demands or denies what was seen, and says how many events it has', async () => {
  const { replay, read } = openReplay();
  const { rows } = (await read(await recordVisit()))!;
  const step = rows.findIndex(({ type }) => type === 'theme.toggled');
  replay.send({ type: 'position.chosen', position: step });
  const written = async (isWrong: boolean) => {
    replay.send({ type: 'test.requested', isWrong });
    await waitFor(replay, (state) => !selectIsWriting(state));
    return selectTest(replay.getSnapshot());
  };
  const demanding = await written(false);
  expect(demanding).toMatchObject({ outcome: 'written', step, events: expect.any(Number) });
  expect(demanding).toMatchObject({ text: expect.stringContaining("expect(app.stateOf('app/theme')).toBe('light')") });
  expect(await written(true)).toMatchObject({ text: expect.stringContaining(".not.toBe('light')") });
  replay.send({ type: 'row.passed', by: 1 });
  expect(selectTest(replay.getSnapshot())).toBeNull();
});

it('gives up a test that nobody waits for any more', async () => {
  const { replay, read } = openReplay();
  await read(await recordVisit());
  replay.send({ type: 'test.requested', isWrong: false });
  expect(selectIsWriting(replay.getSnapshot())).toBe(true);
  replay.send({ type: 'position.chosen', position: 1 });
  expect(selectIsWriting(replay.getSnapshot())).toBe(false);
  await settled();
  expect(selectTest(replay.getSnapshot())).toBeNull();
});

it.each([
  ['on', 1, 1],
  ['again where that is the last one', Infinity, 0],
])('plays %s from a step whose test is being written, and gives the test up', async (_, position, from) => {
  const { replay, read } = openReplay();
  await read(await recordVisit());
  replay.send({ type: 'position.chosen', position });
  replay.send({ type: 'test.requested', isWrong: false });
  replay.send({ type: 'play.requested' });
  expect(selectIsPlaying(replay.getSnapshot())).toBe(true);
  expect(selectPosition(replay.getSnapshot())).toBe(from);
  await settled();
  expect(selectTest(replay.getSnapshot())).toBeNull();
});

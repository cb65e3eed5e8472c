/** A log that is chosen as a file: it may be slow, gone, or no file at all. */
import { waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { selectError, selectIsReading, selectLoaded, selectPosition } from '#machines/recording/replaySelectors.ts';
import { settled } from './openRecorded.ts';
import { openReplay, recordVisit } from './openReplay.ts';

const fileOf = (text: string) => ({ text: async () => text });
const gone = { text: () => Promise.reject(new Error('NotFoundError')) };

function openChoice() {
  const { replay, read } = openReplay();
  const choose = (file: { text: () => Promise<string> }) => replay.send({ type: 'log.chosen', file });
  const done = () => waitFor(replay, (state) => !selectIsReading(state));
  return { replay, read, choose, done };
}

it('reads the file that was chosen, in place of the log that was here', async () => {
  const { replay, read, choose, done } = openChoice();
  const text = await recordVisit();
  const before = await read(text);
  replay.send({ type: 'position.chosen', position: 2 });
  choose(fileOf(text));
  expect(selectIsReading(replay.getSnapshot())).toBe(true);
  await done();
  expect(selectLoaded(replay.getSnapshot())?.log).toEqual(before?.log);
  expect(selectPosition(replay.getSnapshot())).toBe(0);
});

it('says that a file cannot be read, and reads it once it can', async () => {
  const { replay, choose, done } = openChoice();
  choose(gone);
  await done();
  expect(selectError(replay.getSnapshot())).toEqual({ kind: 'unopened' });
  choose(fileOf(await recordVisit()));
  await done();
  expect(selectError(replay.getSnapshot())).toBeNull();
  expect(selectLoaded(replay.getSnapshot())).not.toBeNull();
});

it('shows the file that was chosen last, however slow the first one is', async () => {
  const { replay, choose, done } = openChoice();
  const arrivals: ((text: string) => void)[] = [];
  choose({ text: () => new Promise((resolve) => void arrivals.push(resolve)) });
  choose(fileOf(await recordVisit()));
  await done();
  for (const arrive of arrivals) arrive('not a log');
  await settled();
  expect(selectError(replay.getSnapshot())).toBeNull();
  expect(selectLoaded(replay.getSnapshot())).not.toBeNull();
});

it('stops reading a log when another one is chosen', async () => {
  const breaths: (() => void)[] = [];
  let compared = 0;
  const { replay } = openReplay({
    breathe: () => new Promise((go) => void breaths.push(go)),
    compared: () => void (compared += 1),
  });
  const text = await recordVisit();
  replay.send({ type: 'log.read', text });
  replay.send({ type: 'log.read', text });
  const [first, second] = breaths;
  first!();
  await settled();
  expect(compared).toBe(0);
  second!();
  await settled();
  expect(compared).toBe(1);
});

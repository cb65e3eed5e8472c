/** A value is looked for that a log has only a mark of: for so long as there is time, and never for longer than it is worth. */
import { expect, it } from 'vitest';
import { loadLog } from '#machines/recording/loadedLog.ts';
import { logTest } from '#machines/recording/logTest.ts';
import { markOf, markText } from '#machines/recording/mark.ts';
import { withoutRedaction } from '#machines/recording/redaction.ts';
import { type Guess, valueOfMark } from '#machines/recording/valueOfMark.ts';
import { runReader } from '#src/adapters/runReader.ts';
import { actorAt, openRecorded, settled } from './openRecorded.ts';
import { ada } from '../../fakes/fakeAuth.ts';

const openRuns = async () => runReader;
const NOBODYS = 'zzzzzzz~yyyyyyy';
/** As long as a value may be that is guessed at part by part, in as many parts as that has room for. */
const runs = Array.from({ length: 130 }, (_, id) => ({ id, a: (id * 7919) % 1000, b: [id, id + 1] }));
const known = [Array.from({ length: 400 }, (_, at) => ({ name: `v${at}`, at: 5000 + at }))];

/** Looks for a value until it is found, or has paused so often that it is over. */
function sought(mark: string, mostPauses = Infinity): { guess: Guess; pauses: number } {
  let pauses = 0;
  const search = valueOfMark(mark, 'runs', runs, known, () => pauses >= mostPauses);
  let turn = search.next();
  for (; turn.done !== true; turn = search.next()) pauses += 1;
  return { guess: turn.value, pauses };
}

it('finds what was found with one part of it changed, and gives up what cannot be found before long', () => {
  const wanted = runs.with(1, { ...runs[1]!, a: 5399 });
  expect(sought(markText(markOf('runs', wanted, withoutRedaction))).guess).toEqual({ value: wanted });
  const { guess, pauses } = sought(NOBODYS);
  expect(guess).toBeUndefined();
  expect(pauses).toBeLessThanOrEqual(50);
});

it('ends at the next pause once it is over', () => {
  expect(sought(NOBODYS, 1)).toEqual({ guess: undefined, pauses: 1 });
});

/** A visit whose console remembers something else than the log says, in a list of many lines. */
async function recordParted(): Promise<string> {
  const session = openRecorded({ path: '/challenge/1', user: ada });
  for (let turn = 0; turn < 6; turn++) await settled();
  const console = actorAt(session.app, 'workspace/runtime/consoleList/console:1');
  for (let line = 0; line < 60; line++) console?.send({ type: 'execute.requested' });
  const lines = session.masked.text().split('\n');
  const last = lines.findLastIndex((line) => line.includes('"history"'));
  lines[last] = lines[last]!.replace(/"history":"[^"]*"/, `"history":"${NOBODYS}"`);
  return lines.join('\n');
}

it('lets the page breathe while a value is looked for, and ends once nobody waits for it', async () => {
  const text = await recordParted();
  let breaths = 0;
  const breathe = async () => void (breaths += 1);
  const { loaded } = await loadLog(text, { breathe, openRuns });
  expect(loaded?.divergence).toMatchObject({ kind: 'context', key: 'history' });
  expect(loaded?.values?.recorded).toBeNull();
  const needed = breaths;
  expect(needed).toBeGreaterThan(10);

  breaths = 0;
  const signal = {
    throwIfAborted() {
      if (breaths > needed / 2) throw new Error('nobody waits');
    },
  };
  await expect(loadLog(text, { breathe, openRuns, signal })).rejects.toThrow('nobody waits');
  expect(breaths).toBeLessThan(needed);
});

it('writes a test with what is known when its time is over', async () => {
  let asked = 0;
  const isOver = () => ++asked > 0;
  const choice = { step: null, isWrong: false, about: '', isOver };
  const test = logTest(await recordParted(), choice);
  expect(test).toMatchObject({ outcome: 'written' });
  expect(asked, 'a search that goes on asks again').toBeLessThan(12);
});

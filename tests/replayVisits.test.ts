/** What replays the logs that journeys leave in their browsers hears of every one of them that is not as it was. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ada } from './fakes/fakeAuth.ts';
import { openRecorded, settled } from './machines/recording/openRecorded.ts';

/** A visit to two pages: as a browser has it in its storage, and as a learner downloads it. */
async function visited() {
  const { app, ports, masked } = openRecorded({ path: '/', user: ada });
  await settled();
  app.send({ type: 'path.requested', path: '/dashboard' });
  await settled();
  ports.auth.announce('signedOut', null);
  await settled();
  return { kept: { header: masked.header, segments: masked.segments() }, text: masked.text() };
}

/** Somebody else went somewhere else. */
const changed = <Visit>(visit: Visit): Visit =>
  JSON.parse(JSON.stringify(visit).replaceAll(/(path\W+)dashboard/g, '$1challenges'));

function replayed(...lines: readonly unknown[]) {
  const script = resolve(import.meta.dirname, '../scripts/replayVisits.js');
  const input = lines.map((visits) => `${JSON.stringify(visits)}\n`).join('');
  const { stdout } = spawnSync(process.execPath, [script], { input, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}

it('is content with visits that are as they were', async () => {
  const { kept, text } = await visited();
  expect(replayed([kept, text], [])).toEqual([[], []]);
});

it('gives the texts of visits that nobody has replayed', async () => {
  const { kept, text } = await visited();
  expect(replayed({ texts: [changed(kept), text] }, [])).toEqual([[changed(text), text], []]);
});

it('says what is another thing in the others, and gives their logs', async () => {
  const { kept, text } = await visited();
  expect(changed(text)).not.toBe(text);
  const difference = {
    log: changed(text),
    said: expect.arrayContaining([expect.stringMatching(/^Diverged at step \d/)]),
  };
  expect(replayed([kept], [kept, changed(kept), changed(text)])).toEqual([[], [difference, difference]]);
});

it('says why a text is no log', async () => {
  const { text } = await visited();
  const cut = text.split('\n').slice(0, -2).join('\n');
  expect(replayed(['nothing', cut])).toEqual([
    [
      { log: 'nothing', said: [expect.stringMatching(/^The log cannot be replayed: it is not a log/)] },
      { log: cut, said: expect.arrayContaining([expect.stringContaining('the end of the log is missing')]) },
    ],
  ]);
});

/** What `npm run replay` says of a log, and what it ends with. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordThrow, recordVisit } from './machines/recording/openReplay.ts';

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

function replayed(text: string, ...options: readonly string[]) {
  const log = join(folder, 'log.jsonl');
  writeFileSync(log, text);
  const script = resolve(import.meta.dirname, '../scripts/replay.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, log, ...options], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

it('replays a visit in which a machine threw to its end, and says Equal', async () => {
  const { status, said } = replayed(await recordThrow());
  expect(said).toMatch(/^Equal: \d+ steps, and every actor became what it was\.$/m);
  expect(said).not.toContain('throw err');
  expect(status).toBe(0);
});

it('says how many values were compared, also of a log that machines part from', async () => {
  const text = await recordVisit();
  expect(replayed(text).said).toMatch(/^ {2}\d+ of \d+ values were compared exactly, \d+ by their length\.$/m);
  const { status, said } = replayed(text.replace('"light"', '"bright"'));
  expect(said).toMatch(/^Until there:\n {2}\d+ of \d+ values were compared exactly, \d+ by their length\.$/m);
  expect(status).toBe(1);
});

it('does not call two logs in one file equal, of which it has replayed the first', async () => {
  const text = await recordVisit();
  const { status, said } = replayed(text + text);
  expect(said).toContain(`line ${text.trimEnd().split('\n').length + 1} of the log is broken.`);
  expect(status).toBe(1);
});

it.each([
  ['--seconds', 'abc'],
  ['--seconds', ''],
  ['--seconds', '0'],
  ['--step', ''],
  ['--step', '1.5'],
  ['--step', 'end'],
])('writes no test where %s is “%s”', async (option, word) => {
  const to = join(folder, 'none.test.ts');
  const { status, said } = replayed(await recordVisit(), '--test', option, word, '--to', to);
  expect(said).toContain(`${option} `);
  expect(said).toContain(`“${word}”`);
  expect([status, existsSync(to)]).toEqual([1, false]);
});

it('writes a test, and never over another file', async () => {
  const to = join(folder, 'kept.test.ts');
  const text = await recordVisit();
  expect(replayed(text, '--test', '--step', '3', '--to', to).status).toBe(0);
  const before = readFileSync(to, 'utf8');
  const { status, said } = replayed(text, '--test', '--step', '4', '--to', to);
  expect(said).toContain('is there already');
  expect([status, readFileSync(to, 'utf8')]).toEqual([1, before]);
});

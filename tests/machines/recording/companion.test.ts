/** What goes with the entries of a log is read as it was written, and breaks nothing where it is damaged. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { type PrintedLine, companionFrom, outputTexts, runLine } from '#machines/recording/companion.ts';
import { parseLog } from '#machines/recording/logFormat.ts';
import { replayReport } from '#machines/recording/replayReport.ts';
import { logOf, settled } from './openRecorded.ts';
import { recordVisit } from './openReplay.ts';

const T0 = Date.parse('2026-11-25T10:00:00.000Z');

/** Lines of some processes, whose times need not rise. */
const anyLines = fc
  .array(
    fc.record({
      processId: fc.constantFrom('p1', 'p2'),
      stream: fc.constantFrom('stdout', 'stderr'),
      skipped: fc.constantFrom(0, 0, 0, 7),
      at: fc.nat(100_000),
      text: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\n', ' ')),
    }),
    { maxLength: 60 },
  )
  .map((drafts) => {
    const last = new Map<string, number>();
    return drafts.map(({ processId, stream, skipped, at, text }): PrintedLine => {
      const seq = (last.get(processId) ?? 0) + 1 + skipped;
      last.set(processId, seq);
      return { processId, stream, seq, text, timestamp: new Date(T0 + at).toISOString() };
    });
  });

const run = { at: T0, moment: 12.5, run: 'U0xSTg==' };

it('reads lines of output and a run as they were written', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const read = companionFrom([...outputTexts(lines), runLine(run)]);
      expect(read.lines).toEqual(lines);
      expect(read.run).toEqual(run);
      expect([read.output, read.robot]).toEqual([lines.length === 0 ? 'missing' : 'here', 'here']);
    }),
  );
});

it('has so many lines of output in one of its own that little is lost with it', () => {
  const lines = Array.from({ length: 1200 }, (_, index): PrintedLine => {
    const timestamp = new Date(T0).toISOString();
    return { processId: 'p1', stream: 'stdout', seq: index + 1, text: 'x', timestamp };
  });
  const texts = outputTexts(lines);
  expect(texts).toHaveLength(3);
  const read = companionFrom([texts[0]!, texts[1]!.slice(0, -9), texts[2]!]);
  expect([read.output, read.lines.length]).toEqual(['damaged', 700]);
});

it('passes over what nobody knows, and says what is damaged', () => {
  const texts = ['{"companion":"weather","rain":true}', '{"companion":"robot","at":1', '{"companion":"output"}'];
  expect(companionFrom(texts)).toEqual({ lines: [], output: 'damaged', run: null, robot: 'damaged' });
});

/** A log, with these lines before its end. */
async function logWith(...added: readonly string[]): Promise<string> {
  const lines = (await recordVisit()).trimEnd().split('\n');
  return [...lines.slice(0, -1), ...added, lines.at(-1)].join('\n');
}

it('replays a log as if nothing went with it', async () => {
  const plain = await replayReport(await recordVisit(), settled);
  const lines = [{ processId: 'p1', stream: 'stdout', seq: 1, text: 'hello', timestamp: new Date(T0).toISOString() }];
  const whole = await logWith(...outputTexts(lines), runLine(run), '{"weather":"rain"}');
  expect(await replayReport(whole, settled)).toEqual(plain);
  expect(plain.outcome).toBe('equal');
});

it('replays the rest where what goes with it is damaged', async () => {
  const { entries, damage, companion } = logOf(await logWith('{"companion":"output","process":"p'));
  expect([damage, companion.length]).toEqual([null, 1]);
  expect(entries).toEqual(logOf(await recordVisit()).entries);
});

it('reads a log of the form before, which has nothing but its entries', async () => {
  const older = (await recordVisit()).replace('{"v":4,', '{"v":3,');
  expect(logOf(older)).toMatchObject({ header: { v: 3 }, companion: [], damage: null });
  expect(appPlayer(logOf(older)).run()).toBeUndefined();
  expect(parseLog(older.replace('{"v":3,', '{"v":2,'))).toMatchObject({ error: { kind: 'otherForm', version: '2' } });
});

it('says which line follows the end of a log', async () => {
  const text = await recordVisit();
  const lines = text.trimEnd().split('\n').length;
  expect(logOf(`${text}\n \r\n`).damage).toBeNull();
  for (const more of [text, '{"weather":"rain"}', '{"end":0}']) {
    const { damage, entries } = logOf(`${text}\n${more}`);
    expect(damage).toEqual({ kind: 'brokenLine', line: lines + 2 });
    expect(entries).toEqual(logOf(text).entries);
  }
});

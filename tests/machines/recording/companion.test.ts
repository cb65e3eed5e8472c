/** What goes with the entries of a log is read as it was written, and breaks nothing where it is damaged. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { type PrintedLine, byProcess, companionFrom, outputTexts, runLine } from '#machines/recording/companion.ts';
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

const printed = (seq: number, facts: Partial<PrintedLine> = {}): PrintedLine => {
  const timestamp = new Date(T0 + seq).toISOString();
  return { processId: 'p1', stream: 'stdout', seq, text: `line ${seq}`, timestamp, ...facts };
};

it.each([
  ['another process', printed(2, { processId: 'p2' })],
  ['another stream', printed(2, { stream: 'stderr' })],
  ['a number that does not follow', printed(3)],
  ['a time that is written otherwise', printed(2, { timestamp: '2026-11-25T10:00:01Z' })],
])('begins another line of the log for %s, and reads both as they were', (_, other) => {
  const texts = outputTexts([printed(1), other, printed(other.seq + 1)]);
  expect(outputTexts([printed(1), printed(2)])).toHaveLength(1);
  expect(texts.length).toBeGreaterThan(1);
  expect(companionFrom(texts).lines).toEqual([printed(1), other, printed(other.seq + 1)]);
});

it('writes of each time only what is other than in the time before', () => {
  const times = ['10:00:00.001Z', '10:00:00.002Z', '10:00:00.002Z', '11:00:00.002Z'];
  const lines = times.map((time, index) => printed(index + 1, { timestamp: `2026-11-25T${time}` }));
  const [text = ''] = outputTexts(lines);
  expect(JSON.parse(text)).toEqual({
    companion: 'output',
    process: 'p1',
    stream: 'stdout',
    from: 1,
    at: '2026-11-25T10:00:00.001Z',
    after: ['2Z', '', '1:00:00.002Z'],
    text: 'line 1\nline 2\nline 3\nline 4',
  });
});

it('gathers the lines of each process in the order in which they came', () => {
  const lines = [printed(1), printed(7, { processId: 'p2' }), printed(2)];
  expect([...byProcess(lines)]).toEqual([
    ['p1', [lines[0], lines[2]]],
    ['p2', [lines[1]]],
  ]);
  expect(byProcess([]).size).toBe(0);
});

it.each([
  ['more lines than times', { text: 'a\nb' }],
  ['more times than lines', { after: ['1Z'] }],
  ['a first line before the first', { from: 0 }],
  ['half a number', { from: 1.5 }],
  ['no process', { process: undefined }],
])('reads no output with %s, and the other lines nevertheless', (_, facts) => {
  const [good = '', other = ''] = outputTexts([printed(1), printed(3)]);
  const odd = JSON.stringify({ ...JSON.parse(good), ...facts });
  expect(companionFrom([odd, other])).toEqual({ lines: [printed(3)], output: 'damaged', run: null, robot: 'missing' });
});

it('takes the last run, and says whether it is damaged', () => {
  const older = runLine({ ...run, moment: 1 });
  expect(companionFrom([older, runLine(run)])).toEqual({ lines: [], output: 'missing', run, robot: 'here' });
  for (const odd of [
    '{"companion":"robot"',
    older.replace('"moment":1', '"moment":1e999'),
    older.replace('"run"', '"ran"'),
  ])
    expect(companionFrom([runLine(run), odd])).toEqual({ lines: [], output: 'missing', run: null, robot: 'damaged' });
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

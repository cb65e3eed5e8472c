/** Forty secrets in what a visit printed and saw: none of them goes with its log. */
import { expect, it } from 'vitest';
import type { OutputRow } from '#machines/ports/outputPort.ts';
import { companionFrom } from '#machines/recording/companion.ts';
import { createRedaction } from '#machines/recording/redaction.ts';
import { seenTexts } from '#machines/recording/seenTexts.ts';
import { known, telling } from './fortySecrets.ts';

const rowsOf = (texts: readonly string[], processId = 'p1'): OutputRow[] =>
  texts.map((text, index) => ({
    kind: 'line',
    processId,
    seq: index + 1,
    stream: index % 2 === 0 ? 'stdout' : 'stderr',
    text,
    timestamp: new Date(1_800_000_000_000 + index).toISOString(),
  }));

const places: readonly { name: string; print: (secret: string) => string[] }[] = [
  { name: 'a line', print: (secret) => [secret] },
  { name: 'the middle of a line', print: (secret) => [`it says ${secret} here`] },
  { name: 'the last of many lines', print: (secret) => [...Array.from({ length: 1200 }, (_, at) => `${at}`), secret] },
  { name: 'a traceback', print: (secret) => ['Traceback (most recent call last):', `KeyError: '${secret}'`] },
  { name: 'an assignment', print: (secret) => [`password = "${secret}"`] },
  { name: 'a line in colours', print: (secret) => [`\u001B[31m${secret}\u001B[0m`] },
];

it.each(places)('keeps forty secrets out that were printed in $name', ({ print }) => {
  const leaks = [...known, ...telling].filter((secret) => {
    const redaction = createRedaction();
    if (known.includes(secret)) redaction.redact({ type: 'password.typed', password: secret });
    const texts = print(secret);
    const { lines } = companionFrom(seenTexts({ rows: rowsOf(texts), run: () => null }, redaction));
    expect(lines.map(({ text }) => text.length)).toEqual(texts.map(({ length }) => length));
    return lines.some(({ text }) => text.includes(secret));
  });
  expect(leaks).toEqual([]);
});

it('masks a key that has many lines, and the rest of one whose beginning does not go along', () => {
  const key = Array.from({ length: 40 }, (_, line) => `${'abcdefghij'.repeat(6)}${line}`);
  const texts = ['-----BEGIN RSA PRIVATE KEY-----', ...key, '-----END RSA PRIVATE KEY-----', 'done'];
  for (const room of [10_000, 1000]) {
    const sent = seenTexts({ rows: rowsOf(texts), run: () => null }, createRedaction(), room).join('\n');
    expect(sent).not.toContain('abcdefghij');
    expect(sent).toContain('done');
  }
});

it('masks what shows what it is where it does not show it, too, also of another process', () => {
  const rows = [...rowsOf(['token = "quiet-marmalade"']), ...rowsOf(['got quiet-marmalade back'], 'p2')];
  expect(seenTexts({ rows, run: () => null }, createRedaction()).join('')).not.toContain('quiet-marmalade');
});

it('masks the name of a learner, and no word that it is a part of', () => {
  const redaction = createRedaction();
  redaction.redact({ full_name: 'Robot' });
  const sent = seenTexts({ rows: rowsOf(['RobotArm of Robot']), run: () => null }, redaction).join('');
  expect(sent).toContain('RobotArm of ');
  expect(sent).not.toContain('of Robot');
});

const namedRun = (safe: (text: string) => string) => ({ at: 0, moment: 0, run: safe('try correct-horse-staple') });

it('makes safe what a learner named in a run', () => {
  const redaction = createRedaction();
  redaction.redact({ password: 'correct-horse-staple' });
  expect(seenTexts({ rows: [], run: namedRun }, redaction).join('')).not.toContain('correct-horse-staple');
});

it('sends the newest lines that fit, and leaves out what is no line', () => {
  const rows: OutputRow[] = [
    { kind: 'begin', processId: 'p1' },
    ...rowsOf(Array.from({ length: 100 }, (_, at) => `line ${at + 1}`)),
    { kind: 'end', processId: 'p1' },
  ];
  const { lines } = companionFrom(seenTexts({ rows, run: () => null }, createRedaction(), 1000));
  expect(lines.at(-1)).toMatchObject({ seq: 100, text: 'line 100' });
  expect(lines[0]!.seq).toBeGreaterThan(1);
  expect(lines.reduce((size, { text }) => size + text.length, 0)).toBeLessThanOrEqual(1000);
});

import fc from 'fast-check';
import { StringDecoder } from 'node:string_decoder';
import { expect, it } from 'vitest';
import { LineCutter } from '#server/sandbox/LineCutter.ts';

function cut(...chunks: string[]): string[] {
  const cutter = new LineCutter();
  return chunks.flatMap((chunk) => cutter.push(chunk)).concat(cutter.end());
}

/** Any text, cut at any places; with line ends often enough. */
const pieces = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\n', '\r', '\r\n', 'a\nb', '\n\n')));

it('gives the same lines wherever the text comes apart', () => {
  fc.assert(
    fc.property(pieces, (chunks) => {
      expect(cut(...chunks)).toEqual(cut(chunks.join('')));
    }),
  );
});

it('agrees with splitting at every kind of line end', () => {
  fc.assert(
    fc.property(pieces, (chunks) => {
      const lines = chunks.join('').split(/\r\n|\n|\r/);
      if (lines.at(-1) === '') lines.pop();
      expect(cut(...chunks)).toEqual(lines);
    }),
  );
});

it('keeps a line feed with the carriage return before it, though they come apart', () => {
  expect(cut('one\r', '\ntwo')).toEqual(['one', 'two']);
});

it('keeps empty lines', () => {
  expect(cut('\n\na\n')).toEqual(['', '', 'a']);
});

it('shows each state of a progress bar', () => {
  expect(cut('10%\r20%\r', '100%\n')).toEqual(['10%', '20%', '100%']);
});

it('survives characters of several bytes that come apart', () => {
  const decoder = new StringDecoder('utf8');
  const chunks = [...Buffer.from('grüße 🤖\n')].map((byte) => decoder.write(Buffer.from([byte])));
  expect(cut(...chunks)).toEqual(['grüße 🤖']);
});

it('cuts a line without an end at 64 KiB', () => {
  const lines = cut(...Array.from({ length: 100 }, () => 'x'.repeat(10_000)));
  expect(lines.slice(0, -1).every((line) => line.length === 65_536)).toBe(true);
  expect(lines.join('')).toHaveLength(1_000_000);
});

it('cuts no character apart', () => {
  const lines = cut(`a${'🤖'.repeat(40_000)}`);
  expect(lines.join('')).toBe(`a${'🤖'.repeat(40_000)}`);
  expect(lines.every((line) => Buffer.byteLength(line) <= 65_536 && line.isWellFormed())).toBe(true);
});

it.each(['\n', '\r', '\r\n'])('looks at each character once, also where lines end at every one: %j', (end) => {
  // Looked at anew for each line, these would take minutes.
  expect(cut(end.repeat(1_000_000))).toHaveLength(1_000_000);
});

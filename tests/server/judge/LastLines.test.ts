import { expect, it } from 'vitest';
import { LastLines } from '#server/judge/LastLines.ts';

function printed(...pieces: ['stdout' | 'stderr', string][]): LastLines {
  const lines = new LastLines();
  for (const [stream, text] of pieces) lines.add(stream, text);
  return lines;
}

it('keeps a last line without a line end', () => {
  expect(printed(['stdout', 'one\nprog'], ['stdout', 'ress 97 %']).all()).toEqual(['one', 'progress 97 %']);
});

it('keeps what either stream ended with', () => {
  expect(printed(['stderr', 'Fatal'], ['stdout', 'half']).all()).toEqual(['half', 'Fatal']);
});

it('tells an unended line the same as often as it is asked, and goes on with it', () => {
  const lines = printed(['stdout', 'half']);
  expect([lines.all(), lines.all()]).toEqual([['half'], ['half']]);
  lines.add('stdout', ' done\n');
  expect(lines.all()).toEqual(['half done']);
});

it('keeps ten lines of 300 letters at most, the unended ones among them', () => {
  const lines = printed(['stdout', 'x\n'.repeat(12)], ['stderr', 'y'.repeat(400)]).all();
  expect(lines).toEqual([...Array.from({ length: 9 }, () => 'x'), 'y'.repeat(300)]);
});

/** What marks on the time of a run say. */
import { describe, expect, it } from 'vitest';
import { markTexts as english } from '#src/texts/en/scrubberTexts.ts';
import { markTexts as spanish } from '#src/texts/es/scrubberTexts.ts';

describe.each([
  ['English', english],
  ['Spanish', spanish],
])('in %s', (_, markTexts) => {
  it('stands names that learners gave in quotation marks, as they may be words of a sentence', () => {
    const name = 'the robot';
    expect(markTexts.began({ kind: 'began', name, at: 1 })).toContain(`“${name}”`);
    expect(markTexts.ended({ kind: 'ended', name, at: 1 })).toContain(`“${name}”`);
    expect(markTexts.collided({ kind: 'collided', x: 1, y: 2, at: 1, run: name })).toContain(`“${name}”`);
  });
});

import { expect, it } from 'vitest';
import { endText } from '#src/texts/endText.ts';
import { endTexts } from '#src/texts/en/processTexts.ts';
import { endedEntries } from '../fakes/endedEntries.ts';
import { entry } from '../fakes/fakeProcesses.ts';

it.each(endedEntries)('says "%s" (a failure: %s) of what ended so', (words, _, ended) => {
  expect(endText(endTexts, ended)).toBe(words);
});

it('says nothing of the end of what still runs', () => {
  expect(endText(endTexts, entry('p1'))).toBeNull();
});

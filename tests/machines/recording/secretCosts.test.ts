/** What a crafted text costs a search for secrets. It takes seconds, so that mutation leaves it out (scripts/judgingTests.js). */
import { expect, it } from 'vitest';
import { placesOfSecrets } from '#machines/recording/secretSpans.ts';
import { addressed, argued, assigned, offered } from './secretExamples.ts';

/** Each example up to some letter, of which the last few are said again and again. */
const crafted = [...assigned, ...offered, ...argued, ...addressed].flatMap((example) => {
  const text = example.replaceAll(/[⟦⟧]/g, '');
  return Array.from(text, (_, at) => {
    const part = text.slice(at, at + 1 + (at % 4));
    return {
      name: `${part} again and again in ${text}`,
      ofLength: (most: number) => `${text.slice(0, at)}${part.repeat(most / part.length)}\n!`,
    };
  });
});

const nobody = { anywhere: [], asWords: [] };

const LENGTH = 12_000;
const SHORTER = LENGTH / 4;
/** A text four times as long takes four times as long; where each letter leads to a look at all that follow, sixteen times. */
const MOST_GROWTH = 8;
/** Squared, a text of this length means up to seventy million looks, which take longer. What takes less is not compared: it would be compared with noise. */
const NOTICEABLE_MS = 40;
const ATTEMPTS = 5;

it('takes no longer for a text than it is long', () => {
  expect(crafted.find(({ ofLength }) => isSlow(ofLength))?.name).toBeUndefined();
});

/** Whether a search takes more than its share for a longer text, each time: garbage of others that is collected meanwhile counts as its own. */
const isSlow = (ofLength: (most: number) => string) =>
  Array.from({ length: ATTEMPTS }).every(() => {
    const cost = costOf(ofLength(LENGTH));
    return cost > NOTICEABLE_MS && cost > MOST_GROWTH * costOf(ofLength(SHORTER));
  });

/** The computing time of a search, in milliseconds: a busy machine does not lengthen it. */
function costOf(text: string): number {
  const before = process.cpuUsage();
  placesOfSecrets(text, nobody);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

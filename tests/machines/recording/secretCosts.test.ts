/** What a crafted text costs a search for secrets. It takes seconds, so that mutation leaves it out (scripts/judgingTests.js). */
import { expect, it } from 'vitest';
import { placesOfSecrets } from '#machines/recording/secretSpans.ts';
import { addressed, argued, assigned, offered } from './secretExamples.ts';

const nobody = { anywhere: [], asWords: [] };

/** What looks at each of some thousand characters once needs less than this; squared it is thousands. */
const BUDGET_MS = 200;
const TIMES = 4000;
const ATTEMPTS = 5;

it('takes no longer for a text than it is long', () => {
  const slow = [...assigned, ...offered, ...argued, ...addressed].flatMap((example) => {
    const text = example.replaceAll(/[⟦⟧]/g, '');
    return Array.from(text, (_, at) => [at, 1 + (at % 4)] as const).flatMap(([at, length]) => {
      const part = text.slice(at, at + length);
      return isSlow(`${text.slice(0, at)}${part.repeat(TIMES)}\n!`) ? [`${part} again and again in ${text}`] : [];
    });
  });
  expect(slow).toEqual([]);
});

/** Whether a search exceeds the budget each time: garbage of earlier ones that is collected meanwhile counts as its own, and not every time. */
const isSlow = (text: string) => Array.from({ length: ATTEMPTS }).every(() => costOf(text) > BUDGET_MS);

/** The computing time of a search, in milliseconds: a busy machine does not lengthen it. */
function costOf(text: string): number {
  const before = process.cpuUsage();
  placesOfSecrets(text, nobody);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The time of a judged run is told by the verdict, the dashboard, the profile and the board. */
import { expect, it } from 'vitest';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';

const locales = { en, es };
const numberIn = (text: string) => text.match(/\d[\d.,]*/)?.[0];

for (const [locale, { verdictTexts, progressTexts, communityTexts }] of Object.entries(locales))
  it.each([28.45, 0.05, 3, 20.1])(
    `tells one time with the digits of the verdict everywhere, in ${locale}: %s`,
    (time) => {
      const tellers = [progressTexts.solvedIn, progressTexts.seconds, communityTexts.solved, communityTexts.unsolved];
      const shown = numberIn(verdictTexts.seconds(time));
      expect(tellers.map((tell) => numberIn(tell(time)))).toEqual(tellers.map(() => shown));
    },
  );

it('rounds an average to hundredths, in every language alike', () => {
  const averages = Object.values(locales).map(({ progressTexts }) => progressTexts.seconds(85.225 / 3));
  expect(averages).toEqual(['28.41 s', '28.41 s']);
});

import type { Walker } from '../../models/engine/testWalk.ts';
import { innermostStates } from './restingStates.ts';
import type { Visit } from './Visit.ts';

/** What the page showed in a state, and when, by its own clock. */
export interface Picture {
  state: string;
  png: Buffer;
  from: number;
  to: number;
}

/** The same walk, which stops for a picture wherever it comes to one of these states for the first time. */
export function photographer(
  walker: Walker,
  { page }: Visit,
  wanted: readonly string[],
): { walker: Walker; pictures: readonly Picture[] } {
  const pictures: Picture[] = [];
  const now = () => page.evaluate(() => Date.now());
  return {
    pictures,
    walker: {
      perform: (step) => walker.perform(step),
      async check(step) {
        await walker.check(step);
        const states = innermostStates(step.state).filter(
          (state) => wanted.includes(state) && pictures.every((picture) => picture.state !== state),
        );
        if (states.length === 0) return;
        const from = await now();
        const png = await page.screenshot();
        const to = await now();
        pictures.push(...states.map((state) => ({ state, png, from, to })));
      },
    },
  };
}

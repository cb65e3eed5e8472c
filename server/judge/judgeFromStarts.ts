import type { Verdict } from '#contract/verdict.ts';
import type { World } from '#contract/world.ts';

/** Judges in one world, from its start, and tells of the simulated seconds that have passed since. */
type JudgeFrom = (world: World, progress: (seconds: number) => void) => Promise<Verdict>;

/**
 * From one start after the other until the program fails. The verdict is that of the start where it failed, and of the first when it never did:
 * that is the one the learner has seen. `progress` is told of the seconds from all starts together.
 */
export async function judgeFromStarts(
  worlds: readonly World[],
  judge: JudgeFrom,
  progress: (seconds: number) => void,
): Promise<Verdict> {
  let first: Verdict | undefined;
  let passed = 0;
  const hasSettings = worlds.some(({ variants }) =>
    variants.some(({ parameters }) => Object.keys(parameters).length > 0),
  );
  for (const [index, world] of worlds.entries()) {
    const before = passed;
    const { at, heading } = world.start;
    const verdict = await judge(world, (seconds) => progress(before + seconds));
    const start = { number: index + 1, of: worlds.length, at, heading };
    const told = { ...verdict, start: hasSettings ? { ...start, settings: world.parameters } : start };
    if (!verdict.passed) return told;
    first ??= told;
    passed += Math.floor(verdict.seconds);
  }
  if (first === undefined) throw new Error('A program is judged from one start at least.');
  return first;
}

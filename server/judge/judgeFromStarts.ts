import type { JudgingProgress, Verdict } from '#contract/verdict.ts';
import type { Region, World } from '#contract/world.ts';

/** Judges in one world, from its start, and tells of the simulated seconds that have passed since. */
type JudgeFrom = (world: World, progress: (seconds: number) => void) => Promise<Verdict>;

/**
 * From one start after the other until the program fails. The verdict is that of the start where it failed, and of the first when it never did:
 * that is the one the learner has seen. `progress` is told at each start, and of the seconds since; `judged`, what came of each.
 */
export async function judgeFromStarts(
  worlds: readonly World[],
  judge: JudgeFrom,
  progress: (progress: JudgingProgress) => void,
  judged: (verdict: Verdict) => void = () => {},
): Promise<Verdict> {
  let first: Verdict | undefined;
  const known = worlds[0]?.regions ?? [];
  for (const [index, world] of worlds.entries()) {
    const place = { start: index + 1, of: worlds.length };
    progress({ ...place, seconds: 0 });
    const verdict = await judge(world, (seconds) => progress({ ...place, seconds }));
    const startVerdict = {
      ...withRegions(verdict, world, known),
      start: { number: index + 1, of: worlds.length, ...startOf(world) },
    };
    judged(startVerdict);
    if (!verdict.passed) return startVerdict;
    first ??= startVerdict;
  }
  if (first === undefined) throw new Error('A program is judged from one start at least.');
  return first;
}

/** From where, and what else differs from start to start. */
function startOf({ start: { at, heading }, variants, parameters, crates }: World) {
  const hasSettings = variants.some((variant) => Object.keys(variant.parameters).length > 0);
  const hasCrates = variants.some((variant) => variant.crates.length > 0);
  return {
    at,
    heading,
    ...(hasSettings && { settings: parameters }),
    ...(hasCrates && { crates: crates.map(({ name, at: place }) => ({ name, at: place })) }),
  };
}

/** Whoever watches the run is to see what the robot was to reach there. */
function withRegions(verdict: Verdict, { regions }: World, known: readonly Region[]): Verdict {
  const others = regions.filter((region) => !known.includes(region));
  return verdict.run === undefined || others.length === 0
    ? verdict
    : { ...verdict, run: { ...verdict.run, regions: others } };
}

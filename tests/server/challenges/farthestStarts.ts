import { projectRoot } from '#server/config/bundles.ts';
import type { Challenge } from '#server/challenges/course.ts';
import { readCourse } from '#server/challenges/readCourse.ts';

type Start = Challenge['world']['start'];

const course = readCourse(projectRoot);

const SIDES = [-1, 1];

/** A challenge of the course by the name of its folder. */
export function challengeIn(folder: string): Challenge {
  const challenge = course.challenges.find((one) => one.folder === folder);
  if (challenge === undefined) throw new Error(`There is no challenge ${folder}.`);
  return challenge;
}

/** The start that a learner sees, and those that the judge may put farthest off it, to every side. */
export function farthestStarts({ at, heading, vary }: Start): Start[] {
  const { x = 0, y = 0, heading: turn = 0 } = vary ?? {};
  const others = SIDES.flatMap((one) =>
    SIDES.flatMap((other) =>
      SIDES.map((side): Start => ({ at: [at[0] + one * x, at[1] + other * y], heading: heading + side * turn })),
    ),
  );
  return [{ at, heading }, ...others];
}

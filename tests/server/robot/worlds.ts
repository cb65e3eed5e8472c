/** The worlds of the product, by what they hold. */
import type { World } from '#contract/world.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { worldOf } from '#server/challenges/course.ts';
import { readCourse } from '#server/challenges/readCourse.ts';

const course = readCourse(projectRoot);

function challengeWorld(id: number): World {
  const world = worldOf(course, id)?.world;
  if (world === undefined) throw new Error(`There is no challenge ${id}.`);
  return world;
}

export const practice = course.practiceWorld;
export const obstacleCourse = challengeWorld(1);
export const yard = challengeWorld(2);
export const maze = challengeWorld(3);
export const vault = challengeWorld(15);
export const store = challengeWorld(19);

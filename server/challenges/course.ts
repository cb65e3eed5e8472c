/** The course as the product uses it: everything that `challenges/` and `workspace/` hold, read and found to be right. */
import type { ChallengeFile, ChallengeTranslation, CourseFile, CourseTranslation } from '#contract/course.ts';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import type { OpenedWorld } from '#contract/robot.ts';
import type { World } from '#contract/world.ts';

export interface Course {
  about: CourseFile;
  /** In the order of their numbers. */
  challenges: readonly Challenge[];
  /** Where the robot drives while no challenge is open. */
  practiceWorld: World;
  /** Its own words in other languages. */
  translations: ByLanguage<CourseTranslation>;
}

/** By the names of languages. */
export type ByLanguage<Words> = Readonly<Record<string, Words>>;

export interface Challenge {
  /** The name of its folder: its number and its slug. */
  folder: string;
  about: ChallengeFile;
  /** Markdown. */
  problem: string;
  /** Markdown, each. */
  hints: readonly string[];
  /** The program a learner starts from. */
  starter: string;
  world: World;
  /** What its folder says in other languages. */
  translations: ByLanguage<Translation>;
}

/** A challenge in another language; its program, its world and its goal are the same. */
export interface Translation {
  about: ChallengeTranslation;
  problem: string;
  hints: readonly string[];
}

/** The world of a challenge and its goal, or the practice world for null; undefined when there is no such challenge. */
export function worldOf({ challenges, practiceWorld }: Course, challengeId: number | null): OpenedWorld | undefined {
  if (challengeId === null) return { challenge_id: null, world: practiceWorld, goal: [] };
  const challenge = challenges.find(({ about }) => about.id === challengeId);
  return challenge && { challenge_id: challengeId, world: challenge.world, goal: challenge.about.goal };
}

/** How a learner calls the program of a challenge. */
export function programName({ folder }: Pick<Challenge, 'folder'>): string {
  return `${folder.replace(/^\d+-/, '').replaceAll('-', '_')}.py`;
}

/** Where that program lies, relative to the learner's workspace. */
export function programPath(challenge: Pick<Challenge, 'folder' | 'about'>): string {
  return `src/${challenge.about.packages[0] ?? ''}/scripts/${programName(challenge)}`;
}

/** The same as a learner's programs see it. */
export function programPathInside(challenge: Challenge): string {
  return `${WORKSPACE_PATH}/${programPath(challenge)}`;
}

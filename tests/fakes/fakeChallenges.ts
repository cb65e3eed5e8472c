import type { Challenge, LearningPath, Problem } from '#contract/entities.ts';
import type { ChallengePort, HandedIn, Solution } from '#machines/ports/challengePort.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import { gate } from './gate.ts';

export const obstacleCourse: Challenge = {
  id: 1,
  title: 'Obstacle Course',
  description: 'Navigate a robot through a field of obstacles to reach the target.',
  difficulty: 'Easy',
  category: 'Navigation',
  image: null,
};

/** Two of its eight challenges are there. */
export const navigationPath: LearningPath = {
  id: 'navigation',
  title: 'Navigation & Mapping',
  description: 'Robot navigation and environment mapping.',
  challenge_count: 8,
  image: null,
  challenges: [1, 2].map((id) => ({
    id,
    title: id === 1 ? 'Obstacle Course' : 'Navigate by a Wall',
    description: 'Navigate a robot through a field of obstacles to reach the target.',
    idea: id === 1 ? 'finding a way round obstacles' : 'wall following',
    difficulty: 'Easy',
    category: 'Navigation',
    image: null,
    topics: ['/scan', '/odom'],
  })),
};

export const obstacleProblem: Problem = {
  id: 1,
  title: 'Obstacle Course',
  difficulty: 'Beginner',
  description: 'Reach the target.',
  hints: [],
  file_path: '/ws/src/gazebo_test_pkg/scripts/obstacle_course.py',
  workspace_path: '/ws',
  packages: ['gazebo_test_pkg'],
};

/** Challenges kept in memory; the database can be told to break. */
export function fakeChallenges(list: Challenge[] = [obstacleCourse], problems: Problem[] = [obstacleProblem]) {
  const answers = gate();
  let fault: string | undefined;
  let isLosing = false;
  let last: HandedIn | null = null;
  const started: { userId: string; challengeId: number }[] = [];
  const submitted: ({ userId: string } & Solution)[] = [];
  async function meetFault() {
    await answers.pass();
    if (fault !== undefined) throw new Error(fault);
  }
  const port: ChallengePort = {
    async list() {
      await meetFault();
      return list;
    },
    async paths() {
      await meetFault();
      return [navigationPath];
    },
    async start(userId, challengeId) {
      await meetFault();
      started.push({ userId, challengeId });
    },
    async submit(userId, solution) {
      await meetFault();
      submitted.push({ userId, ...solution });
      if (!isLosing) return submitted.length;
      last = { submissionId: submitted.length, at: '2026-01-01T00:00:00Z' };
      throw new RefusedError({ code: 'service_unreachable', facts: {} });
    },
    async lastSubmission() {
      await meetFault();
      return last;
    },
    async problemOf(challengeId) {
      await meetFault();
      return problems.find(({ id }) => id === challengeId) ?? null;
    },
  };
  return {
    ...port,
    started,
    submitted,
    gate: answers,
    /** Something was handed in before. */
    remember: (handedIn: HandedIn) => void (last = handedIn),
    break: (message: string) => void (fault = message),
    heal: () => void (fault = undefined),
    /** What is handed in from now on is stored, and its answer lost. */
    loseAnswers: () => void (isLosing = true),
  };
}

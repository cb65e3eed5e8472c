import type { Achievement } from '#contract/entities.ts';
import type { LearnerProgress, ProgressPort } from '#machines/ports/progressPort.ts';
import { gate } from './gate.ts';

/** Of a learner who has done nothing yet, in a course of three challenges. */
export const newcomersProgress: LearnerProgress = {
  challenges: 3,
  average_seconds: null,
  favorite_category: null,
  current_streak: 0,
  last_challenge_id: null,
  best_times: [],
  recent_verdicts: [],
  stats: [],
};

/** Of a learner who has solved the first challenge of three at the second try, and begun the second one. */
export const advancedProgress: LearnerProgress = {
  challenges: 3,
  average_seconds: 28.5,
  favorite_category: 'Navigation',
  current_streak: 2,
  last_challenge_id: 2,
  best_times: [{ challenge_id: 1, seconds: 28.5 }],
  recent_verdicts: [
    {
      submission_id: 2,
      challenge_id: 1,
      title: 'Obstacle Course',
      outcome: 'passed',
      submitted_at: '2026-01-02T10:00:00Z',
      seconds: 28.5,
      checks: 3,
      checks_passed: 3,
    },
    {
      submission_id: 1,
      challenge_id: 1,
      title: 'Obstacle Course',
      outcome: 'failed',
      submitted_at: '2026-01-01T10:00:00Z',
      seconds: 12,
      checks: 3,
      checks_passed: 1,
    },
  ],
  stats: [
    {
      id: 1,
      title: 'Obstacle Course',
      category: 'Navigation',
      difficulty: 'Easy',
      status: 'Completed',
      completedAt: '2026-01-02T10:00:00Z',
    },
    {
      id: 2,
      title: 'Object Manipulation',
      category: 'Manipulation',
      difficulty: 'Medium',
      status: 'In Progress',
      completedAt: null,
    },
  ],
};

export const firstSteps: Achievement = {
  name: 'First Steps',
  description: 'Complete your first challenge.',
  earned: true,
  image: '/worlds/achievement-first.svg',
};
export const fullHouse: Achievement = {
  name: 'Full House',
  description: 'Complete every challenge.',
  earned: false,
  image: null,
};

/** Progress kept in memory; the database can be told to break. */
export function fakeProgress(record = newcomersProgress, achievements: Achievement[] = [firstSteps, fullHouse]) {
  const answers = gate();
  let fault: string | undefined;
  const asked: string[] = [];
  async function meetFault() {
    await answers.pass();
    if (fault !== undefined) throw new Error(fault);
  }
  const port: ProgressPort = {
    async load(userId) {
      asked.push(userId);
      await meetFault();
      return record;
    },
    async achievements() {
      await meetFault();
      return achievements;
    },
  };
  return {
    ...port,
    asked,
    gate: answers,
    break: (message: string) => void (fault = message),
    heal: () => void (fault = undefined),
  };
}

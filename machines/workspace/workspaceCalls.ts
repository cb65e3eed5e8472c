/** What a workspace asks of the world outside. */
import { fromPromise } from 'xstate';
import type { Problem } from '#contract/entities.ts';
import type { ChallengePort } from '../ports/challengePort.ts';

export const loadProblem = fromPromise<Problem | null, { challenges: ChallengePort; challengeId: number }>(
  async ({ input }) => input.challenges.problemOf(input.challengeId),
);

export const startChallenge = fromPromise<void, { challenges: ChallengePort; userId: string; challengeId: number }>(
  async ({ input }) => input.challenges.start(input.userId, input.challengeId),
);

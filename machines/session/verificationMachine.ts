/**
 * Whether a learner has completed their profile: asked until there is an answer, and again when it may have changed.
 *
 *   asking → unverified → verified
 *     ⇅
 *   waiting ⇄ askingAgain
 */
import { fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { ProfilePort } from '../ports/profilePort.ts';
import { timings } from '../timings.ts';

export interface VerificationInput {
  profiles: ProfilePort;
  userId: string;
  owner: Owner<VerificationReport>;
}

/** The profile was stored, or the account changed: it may be enough now. */
export type VerificationEvent = { type: 'verification.requested' };

export type VerificationReport =
  | { type: 'verification.answered'; isVerified: boolean }
  /** The question failed, which says nothing about the learner. Told once for as long as it goes on failing. */
  | { type: 'verification.failed' };

export const verificationMachine = setup({
  types: { input: {} as VerificationInput, context: {} as VerificationInput, events: {} as VerificationEvent },
  actors: {
    watchDetails: fromCallback<VerificationEvent, VerificationInput>(({ input, sendBack }) =>
      input.profiles.watchDetails(input.userId, () => sendBack({ type: 'verification.requested' })),
    ),
    verifyUser: fromPromise<boolean, VerificationInput>(async ({ input }) => input.profiles.isVerified(input.userId)),
  },
  guards: { isVerified: (_, isVerified: boolean) => isVerified },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: VerificationReport) => report,
    ),
  },
  delays: { verifyDelay: timings.verifyDelay },
}).createMachine({
  id: 'verification',
  description: 'Whether a learner has completed their profile.',
  context: ({ input }) => input,
  invoke: { id: 'watchDetails', src: 'watchDetails', input: ({ context }) => context },
  initial: 'asking',
  states: {
    asking: {
      description: 'The question is under way.',
      invoke: {
        id: 'verifyUser',
        src: 'verifyUser',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isVerified', params: ({ event }) => event.output }, target: 'verified' },
          { target: 'unverified' },
        ],
        onError: { target: 'waiting', actions: { type: 'tell', params: { type: 'verification.failed' } } },
      },
      on: { 'verification.requested': { target: 'asking', reenter: true } },
    },
    waiting: {
      description: 'The question failed and is asked again after a while.',
      after: { verifyDelay: { target: 'askingAgain' } },
      on: { 'verification.requested': { target: 'asking' } },
    },
    askingAgain: {
      description: 'That it failed was told: nothing is told until there is an answer.',
      invoke: {
        id: 'verifyUser',
        src: 'verifyUser',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isVerified', params: ({ event }) => event.output }, target: 'verified' },
          { target: 'unverified' },
        ],
        onError: { target: 'waiting' },
      },
      on: { 'verification.requested': { target: 'asking' } },
    },
    unverified: {
      description: 'The profile waits to be completed, here or in another tab.',
      entry: { type: 'tell', params: { type: 'verification.answered', isVerified: false } },
      on: { 'verification.requested': { target: 'asking' } },
    },
    verified: {
      description: 'A learner who may use everything: nothing takes that back while they are signed in.',
      entry: { type: 'tell', params: { type: 'verification.answered', isVerified: true } },
    },
  },
});

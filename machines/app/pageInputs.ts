/** What the actors of the app are started with, and what a workspace is told of another path. */
import type { BoardInput } from '../pages/boardMachine.ts';
import type { ChallengeListInput } from '../pages/challengeListMachine.ts';
import type { LearnInput } from '../pages/learnMachine.ts';
import type { MessageFormInput } from '../pages/messageFormMachine.ts';
import type { ProfileInput } from '../pages/profileMachine.ts';
import type { ProgressInput } from '../pages/progressMachine.ts';
import type { AccountInput } from '../session/accountEvents.ts';
import type { SessionInput } from '../session/sessionEvents.ts';
import { required } from '../required.ts';
import { emailOf } from '../site/accountPaths.ts';
import { pageOf } from '../site/pages.ts';
import { safeRedirect } from '../site/safeRedirect.ts';
import type { WorkspaceInput } from '../workspace/workspaceEvents.ts';
import type { AppContext } from './appContext.ts';
import type { DepartureInput } from './departureMachine.ts';

export const inputOf = {
  session: ({ ports }: AppContext, owner: SessionInput['owner']): SessionInput => ({
    accounts: ports.accounts,
    auth: ports.auth,
    exports: ports.exports,
    profiles: ports.profiles,
    traces: ports.traces,
    owner,
  }),

  account: ({ ports, path, user, authStatus }: AppContext, owner: AccountInput['owner']): AccountInput => ({
    auth: ports.auth,
    profiles: ports.profiles,
    page: pageOf(path).name,
    returnTo: safeRedirect(path) ?? null,
    email: emailOf(path),
    userId: user?.id ?? '',
    isVerified: authStatus === 'verified',
    owner,
  }),

  profile: ({ ports, user }: AppContext, owner: ProfileInput['owner']): ProfileInput => ({
    profiles: ports.profiles,
    exports: ports.exports,
    userId: required(user).id,
    owner,
  }),

  progress: ({ ports, user }: AppContext, owner: ProgressInput['owner']): ProgressInput => ({
    progress: ports.progress,
    userId: required(user).id,
    owner,
  }),

  list: ({ ports }: AppContext, owner: ChallengeListInput['owner']): ChallengeListInput => ({
    challenges: ports.challenges,
    location: ports.location,
    owner,
  }),

  learn: (context: AppContext): LearnInput => ({
    challenges: context.ports.challenges,
    progress: context.ports.progress,
    learnerId: learnerOf(context),
  }),

  board: ({ ports, user }: AppContext): BoardInput => ({ board: ports.board, userId: user?.id ?? '' }),

  messageForm: ({ ports, path, user }: AppContext): MessageFormInput => ({
    messages: ports.messages,
    kind: pageOf(path).name === 'feedback' ? 'feedback' : 'contact',
    email: user?.email ?? '',
  }),

  workspace: ({ ports, path, user }: AppContext, owner: WorkspaceInput['owner']): WorkspaceInput => ({
    ports,
    challengeId: pageOf(path).challengeId,
    userId: required(user).id,
    owner,
  }),

  departure: ({ ports }: AppContext, owner: DepartureInput['owner']): DepartureInput => ({
    location: ports.location,
    owner,
  }),
};

/** The challenge that a path leads to, as a workspace is told of it. */
export function challengeAt(path: string) {
  return { type: 'challenge.changed' as const, challengeId: pageOf(path).challengeId };
}

/** Who reads now, as a page for everybody is told of it. */
export function readerOf(context: AppContext) {
  return { type: 'reader.changed' as const, learnerId: learnerOf(context) };
}

/** The address of who is signed in, as a form is told of it; empty for nobody. */
export function knownEmail({ user }: AppContext) {
  return { type: 'email.known' as const, email: user?.email ?? '' };
}

const learnerOf = ({ authStatus, user }: AppContext): string | null =>
  authStatus === 'verified' ? required(user).id : null;

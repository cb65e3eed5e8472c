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

/** What XState gives to whoever makes an input. */
interface Asked<App = unknown> {
  context: AppContext;
  self: App;
}

export const inputOf = {
  session: ({ context: { ports }, self: owner }: Asked<SessionInput['owner']>): SessionInput => ({
    accounts: ports.accounts,
    auth: ports.auth,
    exports: ports.exports,
    profiles: ports.profiles,
    siteData: ports.siteData,
    owner,
  }),

  account: ({
    context: { ports, path, user, authStatus },
    self: owner,
  }: Asked<AccountInput['owner']>): AccountInput => ({
    auth: ports.auth,
    profiles: ports.profiles,
    page: pageOf(path).name,
    returnTo: safeRedirect(path) ?? null,
    email: emailOf(path),
    userId: user?.id ?? '',
    isVerified: authStatus === 'verified',
    owner,
  }),

  profile: ({ context: { ports, user }, self: owner }: Asked<ProfileInput['owner']>): ProfileInput => ({
    profiles: ports.profiles,
    exports: ports.exports,
    userId: required(user).id,
    owner,
  }),

  progress: ({ context: { ports, user }, self: owner }: Asked<ProgressInput['owner']>): ProgressInput => ({
    progress: ports.progress,
    userId: required(user).id,
    owner,
  }),

  list: ({ context: { ports }, self: owner }: Asked<ChallengeListInput['owner']>): ChallengeListInput => ({
    challenges: ports.challenges,
    location: ports.location,
    owner,
  }),

  learn: ({ context }: Asked): LearnInput => ({
    challenges: context.ports.challenges,
    progress: context.ports.progress,
    learnerId: learnerOf(context),
  }),

  board: ({ context: { ports, user } }: Asked): BoardInput => ({ board: ports.board, userId: user?.id ?? '' }),

  messageForm: ({ context: { ports, path, user } }: Asked): MessageFormInput => ({
    messages: ports.messages,
    kind: pageOf(path).name === 'feedback' ? 'feedback' : 'contact',
    email: user?.email ?? '',
  }),

  workspace: ({ context: { ports, path, user }, self: owner }: Asked<WorkspaceInput['owner']>): WorkspaceInput => ({
    ports,
    challengeId: pageOf(path).challengeId,
    userId: required(user).id,
    owner,
  }),

  departure: ({ context: { ports }, self: owner }: Asked<DepartureInput['owner']>): DepartureInput => ({
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

/** What the actors of the app are started with, and what a workspace is told of another path. */
import type { ChallengeListInput } from '../pages/challengeListMachine.ts';
import type { ProfileInput } from '../pages/profileMachine.ts';
import type { ProgressInput } from '../pages/progressMachine.ts';
import type { AccountInput } from '../session/accountEvents.ts';
import type { SessionInput } from '../session/sessionEvents.ts';
import { emailOf } from '../site/accountPaths.ts';
import { pageOf } from '../site/pages.ts';
import { safeRedirect } from '../site/safeRedirect.ts';
import type { WorkspaceInput } from '../workspace/workspaceEvents.ts';
import type { AppContext } from './appContext.ts';
import type { DepartureInput } from './departureMachine.ts';

export function sessionInput({ ports }: AppContext, owner: SessionInput['owner']): SessionInput {
  return { auth: ports.auth, profiles: ports.profiles, owner };
}

export function accountInput(
  { ports, path, user, authStatus }: AppContext,
  owner: AccountInput['owner'],
): AccountInput {
  return {
    auth: ports.auth,
    profiles: ports.profiles,
    page: pageOf(path).name,
    returnTo: safeRedirect(path) ?? null,
    email: emailOf(path),
    userId: user?.id ?? '',
    isVerified: authStatus === 'verified',
    owner,
  };
}

export function profileInput({ ports, user }: AppContext, owner: ProfileInput['owner']): ProfileInput {
  return { profiles: ports.profiles, userId: user?.id ?? '', owner };
}

export function progressInput({ ports, user }: AppContext, owner: ProgressInput['owner']): ProgressInput {
  return { progress: ports.progress, userId: user?.id ?? '', owner };
}

export function listInput({ ports }: AppContext, owner: ChallengeListInput['owner']): ChallengeListInput {
  return { challenges: ports.challenges, owner };
}

export function workspaceInput({ ports, path, user }: AppContext, owner: WorkspaceInput['owner']): WorkspaceInput {
  return { ports, challengeId: pageOf(path).challengeId, userId: user?.id ?? '', owner };
}

/** The challenge that a path leads to, as a workspace is told of it. */
export function challengeAt(path: string) {
  return { type: 'challenge.changed' as const, challengeId: pageOf(path).challengeId };
}

export function departureInput({ ports }: AppContext, owner: DepartureInput['owner']): DepartureInput {
  return { location: ports.location, owner };
}

/** What the parts of a workspace, and its calls, are started with. */
import type { ChallengePort } from '../ports/challengePort.ts';
import { required } from '../required.ts';
import { filePathOf } from './problemDefaults.ts';
import type { ProgramInput } from './programEvents.ts';
import type { RuntimeInput } from './runtimeEvents.ts';
import type { WelcomeInput } from './welcomeMachine.ts';
import type { WorkspaceContext } from './workspaceEvents.ts';
import { programPorts, runtimePorts, welcomePorts } from './workspacePorts.ts';

export const ownerOf = ({ context }: { context: WorkspaceContext }): WorkspaceContext['owner'] => context.owner;

export function programInput({ ports, userId }: WorkspaceContext, owner: ProgramInput['owner']): ProgramInput {
  return { ...programPorts(ports), userId, owner };
}

export function runtimeInput({ ports, userId }: WorkspaceContext, owner: RuntimeInput['owner']): RuntimeInput {
  return { ...runtimePorts(ports), userId, owner };
}

export function welcomeInput({ ports }: WorkspaceContext, owner: WelcomeInput['owner']): WelcomeInput {
  return { ...welcomePorts(ports), owner };
}

/** Asked for only where there is a challenge. */
export function challengeInput({ ports, challengeId }: WorkspaceContext): {
  challenges: ChallengePort;
  challengeId: number;
} {
  return { challenges: ports.challenges, challengeId: required(challengeId) };
}

/** The file of the challenge that is worked on; null where it is none of a challenge. */
export function challengePathOf({ challengeId, problem }: WorkspaceContext): string | null {
  return challengeId === null ? null : filePathOf(problem);
}

/** What is known once a problem is closed: it is the one that was left last, if it was there at all. */
export function closedFrom({
  challengeId,
  problem,
  left,
}: WorkspaceContext): Pick<WorkspaceContext, 'problem' | 'left'> {
  if (challengeId === null || problem === null) return { problem: null, left };
  return { problem: null, left: { challengeId, path: filePathOf(problem) } };
}

/** Asked for only where a challenge was left. */
export function leftInput({ ports, userId, left }: WorkspaceContext): {
  challenges: ChallengePort;
  userId: string;
  challengeId: number;
} {
  return { challenges: ports.challenges, userId, challengeId: required(left).challengeId };
}

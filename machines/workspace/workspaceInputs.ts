/** What the parts of a workspace, and its calls, are started with. */
import type { ChallengePort } from '../ports/challengePort.ts';
import { required } from '../required.ts';
import type { ProgramInput } from './programEvents.ts';
import type { RuntimeInput } from './runtimeEvents.ts';
import type { WelcomeInput } from './welcomeMachine.ts';
import type { WorkspaceContext } from './workspaceEvents.ts';
import { programPorts, runtimePorts, welcomePorts } from './workspacePorts.ts';

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

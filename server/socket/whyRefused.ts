import type { ErrorFact } from '#contract/errorFacts.ts';
import { TopicUnwatchedError, WorkspaceUnavailableError } from '../workspaces/workspace.ts';

/** Why something that was asked over the socket was refused: in words, and as a fact where there is one for it. */
export type SocketError = { error: string } & Partial<ErrorFact>;

/** What a failed call of a workspace says of itself; a surprise has its own words alone. */
export function whyRefused(error: unknown): SocketError {
  if (error instanceof WorkspaceUnavailableError || error instanceof TopicUnwatchedError)
    return { ...error.fact, error: error.message };
  return { error: error instanceof Error ? error.message : String(error) };
}

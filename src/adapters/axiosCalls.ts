/** The workspace API over axios: its messages are the specification's. */
import { type AxiosInstance, type AxiosResponse, create, isAxiosError } from 'axios';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { type OperationName, apiError, workspaceApi } from '#contract/rest.ts';
import type { CallAnswer, CallOptions, WorkspaceCalls } from './workspaceCalls.ts';

export interface SessionKeeper {
  /** Renews the session cookie; `none` when there is no session to renew it from, `unreachable` when nobody knows. */
  renew: () => Promise<'renewed' | 'none' | 'unreachable'>;
  /** The server does not know this learner any more, and renewing did not help; `redirect` is where it leads them. */
  invalidate: (redirect?: string) => Promise<void>;
}

/** A single 401 renews the session and is tried once more before anybody hears of it. */
export function axiosCalls(session: SessionKeeper, client: AxiosInstance = workspaceClient()): WorkspaceCalls {
  return async (name, options = {}) => {
    const first = await attempt(client, name, options);
    if (!isUnauthenticated(first)) return first;
    const renewal = await session.renew();
    if (renewal === 'unreachable') return { outcome: 'unreachable', message: 'The session could not be renewed' };
    if (renewal === 'none') {
      await session.invalidate(redirectOf(first));
      return first;
    }
    const second = await attempt(client, name, options);
    if (isUnauthenticated(second)) await session.invalidate(redirectOf(second));
    return second;
  };
}

function workspaceClient(): AxiosInstance {
  return create({ timeout: limits.requestTimeoutMs, withCredentials: true });
}

async function attempt<Name extends OperationName>(
  client: AxiosInstance,
  name: Name,
  { query, pathPart, body, timeoutMs }: CallOptions,
): Promise<CallAnswer<Name>> {
  const { method, path } = workspaceApi[name];
  try {
    const response = await client.request({
      method,
      url: pathPart === undefined ? path : path.replace(/:id|\*/, pathPart),
      params: query,
      // A request without a body names no type: false keeps axios from naming one.
      ...(body === undefined ? { headers: { 'Content-Type': false } } : { data: body }),
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    return read(name, response);
  } catch (error) {
    return understand(error);
  }
}

function read<Name extends OperationName>(name: Name, response: AxiosResponse): CallAnswer<Name> {
  const parsed = v.safeParse(workspaceApi[name].answer, response.data);
  if (!parsed.success) return { outcome: 'unreachable', message: 'The server answered something unexpected' };
  return { outcome: 'answered', body: parsed.output };
}

function understand(error: unknown): Exclude<CallAnswer<OperationName>, { outcome: 'answered' }> {
  if (!isAxiosError(error)) throw error;
  if (error.response === undefined) return { outcome: 'unreachable', message: error.message };
  const parsed = v.safeParse(apiError, error.response.data);
  return {
    outcome: 'refused',
    status: error.response.status,
    error: parsed.success ? parsed.output : undefined,
    message: error.message,
  };
}

const isUnauthenticated = (answer: CallAnswer<OperationName>) => answer.outcome === 'refused' && answer.status === 401;

const redirectOf = (answer: CallAnswer<OperationName>) =>
  answer.outcome === 'refused' ? answer.error?.redirect : undefined;

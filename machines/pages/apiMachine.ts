/**
 * The calls of the workspace API, and what one of them answers when it is tried out.
 *
 *   description: loading → loaded
 *                   ⇅
 *                 failed
 *   trial:       resting ⇄ asking
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { ApiAnswer, ApiCall, ApiPort } from '../ports/apiPort.ts';
import type { Reason } from '../ports/reason.ts';
import { reasonOf } from '../reasonOf.ts';
import { addressOf } from './apiAddress.ts';

export interface ApiInput {
  api: ApiPort;
}

export type ApiEvent =
  | { type: 'retry.requested' }
  | { type: 'parameter.typed'; callId: string; name: string; value: string }
  | { type: 'trial.requested'; callId: string };

/** What came of the call that was tried out last. */
export type LastCall = { callId: string } & ({ answer: ApiAnswer } | { fault: Reason });

interface ApiContext extends ApiInput {
  calls: readonly ApiCall[];
  /** What was typed, by call and name. */
  values: Readonly<Record<string, string>>;
  /** Which call is tried out, or was last. */
  callId: string;
  tried: LastCall | null;
}

export const apiMachine = setup({
  types: { input: {} as ApiInput, context: {} as ApiContext, events: {} as ApiEvent },
  actors: {
    describe: fromPromise<ApiCall[], ApiInput>(async ({ input }) => input.api.describe()),
    tryOut: fromPromise<ApiAnswer, ApiInput & { path: string }>(async ({ input }) => input.api.tryOut(input.path)),
  },
  actions: {
    keepCalls: assign((_, calls: ApiCall[]) => ({ calls })),
    type: assign(({ context }, { callId, name, value }: Extract<ApiEvent, { type: 'parameter.typed' }>) => ({
      values: { ...context.values, [valueKey(callId, name)]: value },
    })),
    choose: assign((_, callId: string) => ({ callId, tried: null })),
    show: assign(({ context: { callId } }, answer: ApiAnswer) => ({ tried: { callId, answer } })),
    fail: assign(({ context: { callId } }, fault: Reason) => ({ tried: { callId, fault } })),
  },
}).createMachine({
  id: 'api',
  description: 'The calls of the workspace API, and what one of them answers when it is tried out.',
  context: ({ input }) => ({ ...input, calls: [], values: {}, callId: '', tried: null }),
  type: 'parallel',
  states: {
    description: {
      description: 'What the server says of its calls.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The description is on its way.',
          invoke: {
            id: 'describe',
            src: 'describe',
            input: ({ context }) => context,
            onDone: { target: 'loaded', actions: { type: 'keepCalls', params: ({ event }) => event.output } },
            onError: { target: 'failed' },
          },
        },
        loaded: { description: 'The calls are known.' },
        failed: {
          description: 'The description did not come; the reader may try again.',
          on: { 'retry.requested': { target: 'loading' } },
        },
      },
    },
    trial: {
      description: 'Whether a call is tried out.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No call is under way.',
          on: {
            'parameter.typed': { actions: { type: 'type', params: ({ event }) => event } },
            'trial.requested': {
              target: 'asking',
              actions: { type: 'choose', params: ({ event }) => event.callId },
            },
          },
        },
        asking: {
          description: 'The answer is awaited.',
          invoke: {
            id: 'tryOut',
            src: 'tryOut',
            input: ({ context }) => ({ api: context.api, path: pathOf(context) }),
            onDone: { target: 'resting', actions: { type: 'show', params: ({ event }) => event.output } },
            onError: { target: 'resting', actions: { type: 'fail', params: ({ event }) => reasonOf(event.error) } },
          },
        },
      },
    },
  },
});

export type ApiActor = ActorRefFrom<typeof apiMachine>;
type ApiSnapshot = SnapshotFrom<typeof apiMachine>;

export const selectCalls = (api: ApiSnapshot): readonly ApiCall[] => api.context.calls;
export const selectIsLoading = (api: ApiSnapshot): boolean => api.matches({ description: 'loading' });
export const selectHasFailed = (api: ApiSnapshot): boolean => api.matches({ description: 'failed' });
/** The call whose answer is awaited; null while none is. */
export const selectAsked = (api: ApiSnapshot): string | null =>
  api.matches({ trial: 'asking' }) ? api.context.callId : null;
export const selectTried = (api: ApiSnapshot): LastCall | null => api.context.tried;
export const selectValues = (api: ApiSnapshot): Readonly<Record<string, string>> => api.context.values;

/** The name under which a typed value is kept. */
export const valueKey = (callId: string, name: string): string => `${callId} ${name}`;

function pathOf({ calls, callId, values }: ApiContext): string {
  const call = calls.find(({ id }) => id === callId);
  return call === undefined ? '' : addressOf(call, (name) => values[valueKey(callId, name)] ?? '');
}

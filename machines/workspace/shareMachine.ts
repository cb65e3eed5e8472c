/**
 * A run is put on the board of the community, once its learner knows what becomes public. One that the browser keeps is read first.
 *
 *   closed ⇄ asking → reading → sharing → shared → closed, reading → closed
 *               ↑         │         │
 *               └─────────┴─────────┘
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import { limits } from '#contract/limits.ts';
import type { BoardAnswer, BoardPort, RunToShare } from '../ports/boardPort.ts';
import type { DriveAnswer, KeptRunsPort } from '../ports/keptRunsPort.ts';
import type { Reason } from '../ports/reason.ts';
import { isUnanswered } from '../isUnanswered.ts';
import { reasonOf } from '../reasonOf.ts';
import { required } from '../required.ts';
import { withOutcome } from '../withOutcome.ts';
import {
  type OfferedRun,
  type ShareContext,
  type ShareEvent,
  type ShareFault,
  type ShareInput,
  nothingShared,
} from './shareEvents.ts';

export const shareMachine = setup({
  types: { input: {} as ShareInput, context: {} as ShareContext, events: {} as ShareEvent },
  actors: {
    readDrive: fromPromise<DriveAnswer, { keptRuns: KeptRunsPort; userId: string; id: string }>(
      async ({ input: { keptRuns, ...run } }) => keptRuns.drive(run),
    ),
    shareRun: fromPromise<BoardAnswer, { board: BoardPort; run: RunToShare }>(async ({ input }) =>
      input.board.share(input.run),
    ),
  },
  guards: {
    isMistitled: ({ context }) => context.title.trim() === '' || context.title.trim().length > limits.sharedTitleLength,
    isJudged: ({ context }) => context.submissionId !== null,
    isRead: (_, { outcome }: DriveAnswer) => outcome === 'read',
    isDone: (_, { outcome }: BoardAnswer) => outcome === 'done',
  },
  actions: {
    begin: assign((_, offered: OfferedRun) => ({ ...nothingShared, ...offered })),
    write: assign((_, title: string) => ({ title, fault: null })),
    name: assign((_, isNamed: boolean) => ({ isNamed })),
    keepDrive: assign((_, answer: DriveAnswer) => ({ drive: withOutcome(answer, 'read').drive })),
    fail: assign((_, fault: ShareFault) => ({ fault })),
    forgetFault: assign({ fault: null }),
    forget: assign({ ...nothingShared }),
  },
}).createMachine({
  id: 'share',
  description: 'A run is put on the board of the community.',
  context: ({ input }) => ({ ...input, ...nothingShared }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is to be shared.',
      entry: 'forget',
      on: {
        'share.requested': {
          target: 'asking',
          actions: { type: 'begin', params: ({ event: { run } }) => ({ run, title: run.name }) },
        },
        'judgedRun.offered': {
          target: 'asking',
          actions: { type: 'begin', params: ({ event: { submissionId, title } }) => ({ submissionId, title }) },
        },
      },
    },
    asking: {
      description: 'The learner reads what becomes public, and says how it is called and whether they are named.',
      on: {
        'title.typed': { actions: { type: 'write', params: ({ event }) => event.title } },
        'name.toggled': { actions: { type: 'name', params: ({ event }) => event.isNamed } },
        'share.closed': { target: 'closed' },
        'form.submitted': [
          { guard: 'isMistitled', actions: { type: 'fail', params: { kind: 'mistitled' } } },
          {
            guard: 'isJudged',
            target: 'sharing',
            actions: 'forgetFault',
            description: 'The server has what the judge kept.',
          },
          { target: 'reading', actions: 'forgetFault' },
        ],
      },
    },
    reading: {
      description: 'What the browser keeps of the run is read, and made small.',
      on: { 'share.closed': { target: 'closed' } },
      invoke: {
        id: 'readDrive',
        src: 'readDrive',
        input: ({ context: { keptRuns, userId, run } }) => ({ keptRuns, userId, id: required(run).id }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'sharing',
            actions: { type: 'keepDrive', params: ({ event }) => event.output },
          },
          { target: 'asking', actions: { type: 'fail', params: ({ event }) => unread(event.output) } },
        ],
        onError: { target: 'asking', actions: { type: 'fail', params: { kind: 'unread', fault: 'unavailable' } } },
      },
    },
    sharing: {
      description: 'It is on its way to the board, and cannot be called back.',
      invoke: {
        id: 'shareRun',
        src: 'shareRun',
        input: ({ context }) => ({ board: context.board, run: toShare(context) }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'shared' },
          { target: 'asking', actions: { type: 'fail', params: ({ event }) => unshared(detailOf(event.output)) } },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'fail', params: ({ event }) => unshared(reasonOf(event.error)) },
        },
      },
    },
    shared: {
      description: 'It stands on the board, and that is said.',
      on: { 'share.closed': { target: 'closed' } },
    },
  },
});

export type ShareActor = ActorRefFrom<typeof shareMachine>;
type ShareSnapshot = SnapshotFrom<typeof shareMachine>;

export const selectIsOpen = (share: ShareSnapshot): boolean => !share.matches('closed');
export const selectTitle = (share: ShareSnapshot): string => share.context.title;
export const selectIsNamed = (share: ShareSnapshot): boolean => share.context.isNamed;
export const selectFault = (share: ShareSnapshot): ShareFault | null => share.context.fault;
/** Whether it is the run of the judge, with its verdict. */
export const selectIsJudged = (share: ShareSnapshot): boolean => share.context.submissionId !== null;
export const selectIsSharing = (share: ShareSnapshot): boolean => share.matches('reading') || share.matches('sharing');
/** Nobody can call it back any more. */
export const selectIsSent = (share: ShareSnapshot): boolean => share.matches('sharing');
export const selectIsShared = (share: ShareSnapshot): boolean => share.matches('shared');

function toShare({ userId, run, submissionId, title, isNamed, drive }: ShareContext): RunToShare {
  const signed = { userId, title: title.trim(), isAnonymous: !isNamed };
  if (submissionId !== null) return { ...signed, submissionId };
  return { ...signed, challengeId: required(run?.world), drive: required(drive) };
}

const unread = (answer: DriveAnswer): ShareFault => ({ kind: 'unread', fault: withOutcome(answer, 'failed').fault });

const detailOf = (answer: BoardAnswer): Reason => withOutcome(answer, 'refused').detail;

const unshared = (detail: Reason): ShareFault => ({ kind: isUnanswered(detail) ? 'unanswered' : 'refused', detail });

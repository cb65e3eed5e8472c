/**
 * The board of the community: runs that learners have shared, page by page. Anybody may report one, and who has shared one takes it back.
 *
 *   loading → listed
 *      ⇅        older:    resting ⇄ adding
 *    failed     question: closed → confirmingReport → reporting → closed
 *                         closed → confirmingRemoval → removing → closed
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, raise, setup } from 'xstate';
import type { BoardAnswer, BoardPage, BoardPort, BoardRun } from '../ports/boardPort.ts';
import type { Reason } from '../ports/reason.ts';
import { reasonOf } from '../reasonOf.ts';
import { required } from '../required.ts';
import { withOutcome } from '../withOutcome.ts';

export interface BoardInput {
  board: BoardPort;
  /** Who is signed in; empty for anybody else. */
  userId: string;
}

export type BoardEvent =
  | { type: 'retry.requested' }
  /** Older ones are to be seen, too. */
  | { type: 'more.requested' }
  /** Somebody finds that whoever runs the site should look at this one. */
  | { type: 'report.requested'; id: number }
  | { type: 'report.confirmed' }
  /** Its learner does not want to show this one any longer. */
  | { type: 'removal.requested'; id: number }
  | { type: 'removal.confirmed' }
  /** Nothing shall be done with the run that was asked about. */
  | { type: 'question.declined' };

interface BoardContext extends BoardInput {
  /** Newest first. */
  runs: readonly BoardRun[];
  hasMore: boolean;
  /** Which one was asked about last. */
  chosen: number | null;
  /** Which ones were reported in this visit. */
  reported: readonly number[];
  /** Why what was asked for last was not done. */
  fault: Reason | null;
}

interface OneRun {
  board: BoardPort;
  id: number;
}

export const boardMachine = setup({
  types: { input: {} as BoardInput, context: {} as BoardContext, events: {} as BoardEvent },
  actors: {
    listRuns: fromPromise<BoardPage, { board: BoardPort }>(async ({ input }) => input.board.list(null)),
    addRuns: fromPromise<BoardPage, { board: BoardPort; before: number | null }>(async ({ input }) =>
      input.board.list(input.before),
    ),
    reportRun: fromPromise<BoardAnswer, OneRun>(async ({ input }) => input.board.report(input.id)),
    takeBackRun: fromPromise<BoardAnswer, OneRun & { userId: string }>(async ({ input }) =>
      input.board.takeBack(input.userId, input.id),
    ),
  },
  guards: {
    isDone: (_, { outcome }: BoardAnswer) => outcome === 'done',
    leavesOnlyOlder: ({ context: { runs, hasMore } }, { outcome }: BoardAnswer) =>
      outcome === 'done' && runs.length === 1 && hasMore,
  },
  actions: {
    keepRuns: assign((_, { runs, hasMore }: BoardPage) => ({ runs, hasMore })),
    addRuns: assign(({ context }, { runs, hasMore }: BoardPage) => ({ runs: [...context.runs, ...runs], hasMore })),
    choose: assign((_, chosen: number) => ({ chosen })),
    noteReport: assign(({ context }) => ({ reported: [...context.reported, chosenId(context)] })),
    drop: assign(({ context }) => ({ runs: context.runs.filter(({ id }) => id !== context.chosen) })),
    askForOlder: raise({ type: 'more.requested' as const }),
    fail: assign((_, fault: Reason) => ({ fault })),
    forgetFault: assign({ fault: null }),
  },
}).createMachine({
  id: 'board',
  description: 'The runs of their robots that learners have shared, for whoever comes.',
  context: ({ input }) => ({ ...input, runs: [], hasMore: false, chosen: null, reported: [], fault: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The newest runs are on their way.',
      invoke: {
        id: 'listRuns',
        src: 'listRuns',
        input: ({ context }) => ({ board: context.board }),
        onDone: { target: 'listed', actions: { type: 'keepRuns', params: ({ event }) => event.output } },
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'The runs did not come; the visitor may try again.',
      on: { 'retry.requested': { target: 'loading' } },
    },
    listed: {
      description: 'The runs are here; there may be none.',
      type: 'parallel',
      states: {
        older: {
          description: 'The runs behind those that are here.',
          initial: 'resting',
          states: {
            resting: {
              description: 'Nobody waits for older runs.',
              on: { 'more.requested': { target: 'adding', actions: 'forgetFault' } },
            },
            adding: {
              description: 'Older runs are on their way.',
              invoke: {
                id: 'addRuns',
                src: 'addRuns',
                input: ({ context: { board, runs } }) => ({ board, before: runs.at(-1)?.id ?? null }),
                onDone: { target: 'resting', actions: { type: 'addRuns', params: ({ event }) => event.output } },
                onError: { target: 'resting', actions: { type: 'fail', params: ({ event }) => reasonOf(event.error) } },
              },
            },
          },
        },
        question: {
          description: 'What is asked about one of the runs.',
          initial: 'closed',
          states: {
            closed: {
              description: 'Nothing is asked.',
              on: {
                'report.requested': {
                  target: 'confirmingReport',
                  actions: ['forgetFault', { type: 'choose', params: ({ event }) => event.id }],
                },
                'removal.requested': {
                  target: 'confirmingRemoval',
                  actions: ['forgetFault', { type: 'choose', params: ({ event }) => event.id }],
                },
              },
            },
            confirmingReport: {
              description: 'The visitor is told who reads a report, and asked whether it shall be sent.',
              on: { 'report.confirmed': { target: 'reporting' }, 'question.declined': { target: 'closed' } },
            },
            reporting: {
              description: 'The report is on its way.',
              invoke: {
                id: 'reportRun',
                src: 'reportRun',
                input: ({ context }) => ({ board: context.board, id: chosenId(context) }),
                onDone: [
                  {
                    guard: { type: 'isDone', params: ({ event }) => event.output },
                    target: 'closed',
                    actions: 'noteReport',
                  },
                  { target: 'closed', actions: { type: 'fail', params: ({ event }) => detailOf(event.output) } },
                ],
                onError: { target: 'closed', actions: { type: 'fail', params: ({ event }) => reasonOf(event.error) } },
              },
            },
            confirmingRemoval: {
              description: 'The learner is asked whether the run shall be taken back.',
              on: { 'removal.confirmed': { target: 'removing' }, 'question.declined': { target: 'closed' } },
            },
            removing: {
              description: 'The run is being taken back.',
              invoke: {
                id: 'takeBackRun',
                src: 'takeBackRun',
                input: ({ context }) => ({ board: context.board, userId: context.userId, id: chosenId(context) }),
                onDone: [
                  {
                    description: 'None of those that were here is left, and whoever looks shall not take that for all.',
                    guard: { type: 'leavesOnlyOlder', params: ({ event }) => event.output },
                    target: 'closed',
                    actions: ['drop', 'askForOlder'],
                  },
                  { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'closed', actions: 'drop' },
                  { target: 'closed', actions: { type: 'fail', params: ({ event }) => detailOf(event.output) } },
                ],
                onError: { target: 'closed', actions: { type: 'fail', params: ({ event }) => reasonOf(event.error) } },
              },
            },
          },
        },
      },
    },
  },
});

export type BoardActor = ActorRefFrom<typeof boardMachine>;
type BoardSnapshot = SnapshotFrom<typeof boardMachine>;

export const selectRuns = (board: BoardSnapshot): readonly BoardRun[] => board.context.runs;
export const selectIsLoading = (board: BoardSnapshot): boolean => board.matches('loading');
export const selectHasFailed = (board: BoardSnapshot): boolean => board.matches('failed');
export const selectHasMore = (board: BoardSnapshot): boolean => board.context.hasMore;
export const selectIsAdding = (board: BoardSnapshot): boolean => board.matches({ listed: { older: 'adding' } });
export const selectReported = (board: BoardSnapshot): readonly number[] => board.context.reported;
export const selectFault = (board: BoardSnapshot): Reason | null => board.context.fault;
/** The run about which is asked whether it shall be reported, or that is being reported. */
export const selectToReport = (board: BoardSnapshot): BoardRun | undefined =>
  board.matches({ listed: { question: 'confirmingReport' } }) || board.matches({ listed: { question: 'reporting' } })
    ? chosenOf(board)
    : undefined;
export const selectIsReporting = (board: BoardSnapshot): boolean =>
  board.matches({ listed: { question: 'reporting' } });
/** The run about which is asked whether it shall be taken back, or that is being taken back. */
export const selectToRemove = (board: BoardSnapshot): BoardRun | undefined =>
  board.matches({ listed: { question: 'confirmingRemoval' } }) || board.matches({ listed: { question: 'removing' } })
    ? chosenOf(board)
    : undefined;
export const selectIsRemoving = (board: BoardSnapshot): boolean => board.matches({ listed: { question: 'removing' } });

const chosenId = ({ chosen }: BoardContext): number => required(chosen);

const chosenOf = ({ context }: BoardSnapshot): BoardRun | undefined =>
  context.runs.find(({ id }) => id === context.chosen);

const detailOf = (answer: BoardAnswer): Reason => withOutcome(answer, 'refused').detail;

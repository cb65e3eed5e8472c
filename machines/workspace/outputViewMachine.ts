/**
 * How somebody reads what the processes print: whether long lines go on below, as they wished last, and what is looked for among them.
 *
 *   lines:   wrapped (recalling → chosen) ⇄ cut
 *   finder:  closed ⇄ open
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { PreferencePort } from '../ports/preferencePort.ts';
import type { OutputLabel } from './outputLine.ts';

export interface OutputViewInput {
  preferences: PreferencePort;
}

export type OutputViewEvent =
  | { type: 'wrapping.toggled' }
  | { type: 'finder.opened' }
  | { type: 'finder.closed' }
  | { type: 'query.typed'; query: string }
  /** One of the lines with what is looked for is in sight; `row` is its number in the output. */
  | { type: 'match.chosen'; row: number }
  | { type: 'label.toggled'; label: OutputLabel }
  /** Null for all of them. */
  | { type: 'process.chosen'; processId: string | null };

interface OutputViewContext extends OutputViewInput {
  query: string;
  /** The number of the row that was found last. */
  match: number | null;
  hiddenLabels: readonly OutputLabel[];
  /** The only one whose lines are shown. */
  processId: string | null;
}

const everything: Omit<OutputViewContext, keyof OutputViewInput> = {
  query: '',
  match: null,
  hiddenLabels: [],
  processId: null,
};

/** Under which name it is remembered what becomes of long lines. */
const preferenceName = 'longLines';

export const outputViewMachine = setup({
  types: { input: {} as OutputViewInput, context: {} as OutputViewContext, events: {} as OutputViewEvent },
  actors: {
    readLongLines: fromPromise<string | null, OutputViewInput>(async ({ input }) =>
      input.preferences.read(preferenceName),
    ),
  },
  guards: { areCut: (_, remembered: string | null) => remembered === 'cut' },
  actions: {
    lookFor: assign((_, query: string) => ({ query, match: null })),
    find: assign((_, row: number) => ({ match: row })),
    toggle: assign(({ context: { hiddenLabels } }, label: OutputLabel) => ({
      hiddenLabels: hiddenLabels.includes(label)
        ? hiddenLabels.filter((hidden) => hidden !== label)
        : [...hiddenLabels, label],
    })),
    choose: assign((_, processId: string | null) => ({ processId })),
    showEverything: assign(() => everything),
    remember: ({ context }, lines: 'wrapped' | 'cut') => context.preferences.write(preferenceName, lines),
  },
}).createMachine({
  id: 'outputView',
  description: 'How somebody reads what the processes print.',
  context: ({ input }) => ({ ...input, ...everything }),
  type: 'parallel',
  states: {
    lines: {
      description: 'What becomes of lines that are longer than the window is wide.',
      initial: 'wrapped',
      states: {
        wrapped: {
          description: 'They go on below.',
          initial: 'recalling',
          on: { 'wrapping.toggled': { target: 'cut', actions: { type: 'remember', params: 'cut' } } },
          states: {
            recalling: {
              description: 'What this browser remembers is being read.',
              invoke: {
                id: 'readLongLines',
                src: 'readLongLines',
                input: ({ context }) => context,
                onDone: [
                  { guard: { type: 'areCut', params: ({ event }) => event.output }, target: '#outputView.lines.cut' },
                  { target: 'chosen' },
                ],
                onError: { target: 'chosen' },
              },
            },
            chosen: { description: 'That was wished, or nothing is remembered.' },
          },
        },
        cut: {
          description: 'Each has one row; their ends are reached by scrolling.',
          on: { 'wrapping.toggled': { target: 'wrapped.chosen', actions: { type: 'remember', params: 'wrapped' } } },
        },
      },
    },
    finder: {
      description: 'Whether something is looked for, or left out.',
      initial: 'closed',
      states: {
        closed: { description: 'Every line is shown, none is marked.', on: { 'finder.opened': { target: 'open' } } },
        open: {
          description: 'Lines are looked for by what they say, and left out by label and process.',
          exit: 'showEverything',
          on: {
            'finder.closed': { target: 'closed' },
            'query.typed': { actions: { type: 'lookFor', params: ({ event }) => event.query } },
            'match.chosen': { actions: { type: 'find', params: ({ event }) => event.row } },
            'label.toggled': { actions: { type: 'toggle', params: ({ event }) => event.label } },
            'process.chosen': { actions: { type: 'choose', params: ({ event }) => event.processId } },
          },
        },
      },
    },
  },
});

export type OutputViewActor = ActorRefFrom<typeof outputViewMachine>;
type OutputViewSnapshot = SnapshotFrom<typeof outputViewMachine>;

export const selectIsWrapped = (view: OutputViewSnapshot): boolean => view.matches({ lines: 'wrapped' });
export const selectIsFinderOpen = (view: OutputViewSnapshot): boolean => view.matches({ finder: 'open' });
export const selectQuery = (view: OutputViewSnapshot): string => view.context.query;
export const selectMatch = (view: OutputViewSnapshot): number | null => view.context.match;
export const selectHiddenLabels = (view: OutputViewSnapshot): readonly OutputLabel[] => view.context.hiddenLabels;
export const selectChosenProcess = (view: OutputViewSnapshot): string | null => view.context.processId;

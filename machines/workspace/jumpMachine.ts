/**
 * Where in the code the learner wanted to look last: a place that a build or a traceback names.
 *
 *   still ⟲
 */
import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate';

/** The line counts from 1. */
export type JumpEvent = { type: 'place.chosen'; line: number };

interface JumpContext {
  line: number;
  /** Another number with every jump: the same line may be wanted twice. */
  jumps: number;
}

export const jumpMachine = setup({
  types: { context: {} as JumpContext, events: {} as JumpEvent },
  actions: { jump: assign(({ context }, line: number) => ({ line, jumps: context.jumps + 1 })) },
}).createMachine({
  id: 'jump',
  description: 'Where in the code the learner wanted to look last.',
  context: { line: 1, jumps: 0 },
  initial: 'still',
  states: {
    still: {
      description: 'The editor is where the learner left it.',
      on: {
        'place.chosen': { actions: { type: 'jump', params: ({ event }) => event.line } },
      },
    },
  },
});

export type JumpActor = ActorRefFrom<typeof jumpMachine>;
type JumpSnapshot = SnapshotFrom<typeof jumpMachine>;

export const selectLine = (jump: JumpSnapshot): number => jump.context.line;
export const selectJumps = (jump: JumpSnapshot): number => jump.context.jumps;

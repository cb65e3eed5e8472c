/**
 * Copies a text for somebody, and says for a while what came of it.
 *
 *   idle → copying → copied | refused
 *     ↑                 └───────┘
 *     └─────── a while later
 */
import { type ActorRefFrom, type SnapshotFrom, fromPromise, setup } from 'xstate';
import { timings } from '../timings.ts';

export interface CopyInput {
  /** Rejects where the browser does not let the page copy. */
  copy: (text: string) => Promise<void>;
}

export type CopyEvent = { type: 'copy.requested'; text: string };

export const copyMachine = setup({
  types: { input: {} as CopyInput, context: {} as CopyInput, events: {} as CopyEvent },
  actors: {
    copyText: fromPromise<void, CopyInput & { text: string }>(async ({ input }) => input.copy(input.text)),
  },
  delays: { copyShownDelay: timings.copyShownDelay },
}).createMachine({
  id: 'copy',
  description: 'Copies a text for somebody, and says for a while what came of it.',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was copied just now.',
      on: { 'copy.requested': { target: 'copying' } },
    },
    copying: {
      description: 'The browser is asked; it may ask its user in turn.',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context, event }) => ({ ...context, text: event.text }),
        onDone: { target: 'said.copied' },
        onError: { target: 'said.refused' },
      },
    },
    said: {
      description: 'What came of it is said.',
      initial: 'copied',
      after: { copyShownDelay: { target: 'idle' } },
      on: { 'copy.requested': { target: 'copying' } },
      states: {
        copied: { description: 'The text can be put in elsewhere.' },
        refused: { description: 'The browser does not let the page copy: the text is there to be marked by hand.' },
      },
    },
  },
});

export type CopyActor = ActorRefFrom<typeof copyMachine>;
type CopySnapshot = SnapshotFrom<typeof copyMachine>;

/** What came of the last press, while it is said. */
export function selectCopyOutcome(copy: CopySnapshot): 'copied' | 'refused' | null {
  if (!copy.matches('said')) return null;
  return copy.matches({ said: 'copied' }) ? 'copied' : 'refused';
}

/**
 * Where all commands of the workspace are found by their names, and all keys listed.
 *
 *   closed ⇄ searching
 *      ⇅   ⤢
 *   listing
 */
import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate';

/** What the editor does by itself. */
export type EditorCommand = 'focus' | 'find' | 'goToLine' | 'comment' | 'definition' | 'rename' | 'format';

export type PaletteEvent =
  | { type: 'commands.requested' }
  | { type: 'keys.requested' }
  | { type: 'query.typed'; query: string }
  | { type: 'palette.closed' }
  /** The editor is to do it. */
  | { type: 'editorCommand.chosen'; command: EditorCommand };

interface PaletteContext {
  /** What is looked for; all commands while it is empty. */
  query: string;
  command: EditorCommand;
  /** Another number with every command for the editor: the same may be chosen twice. */
  commands: number;
}

export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent },
  actions: {
    forget: assign({ query: '' }),
    look: assign((_, query: string) => ({ query })),
    choose: assign(({ context }, command: EditorCommand) => ({ command, commands: context.commands + 1 })),
  },
}).createMachine({
  id: 'palette',
  description: 'Where all commands of the workspace are found by their names, and all keys listed.',
  context: { query: '', command: 'focus', commands: 0 },
  initial: 'closed',
  on: {
    'editorCommand.chosen': { target: '.closed', actions: { type: 'choose', params: ({ event }) => event.command } },
  },
  states: {
    closed: {
      description: 'The workspace is worked in.',
      on: { 'commands.requested': { target: 'searching' }, 'keys.requested': { target: 'listing' } },
    },
    searching: {
      description: 'A command is being looked for.',
      entry: 'forget',
      on: {
        'query.typed': { actions: { type: 'look', params: ({ event }) => event.query } },
        'keys.requested': { target: 'listing' },
        'palette.closed': { target: 'closed' },
      },
    },
    listing: {
      description: 'The keys are being read.',
      on: { 'commands.requested': { target: 'searching' }, 'palette.closed': { target: 'closed' } },
    },
  },
});

export type PaletteActor = ActorRefFrom<typeof paletteMachine>;
type PaletteSnapshot = SnapshotFrom<typeof paletteMachine>;

export const selectIsOpen = (palette: PaletteSnapshot): boolean => !palette.matches('closed');
export const selectIsListing = (palette: PaletteSnapshot): boolean => palette.matches('listing');
export const selectQuery = (palette: PaletteSnapshot): string => palette.context.query;
export const selectEditorCommand = (palette: PaletteSnapshot): EditorCommand => palette.context.command;
/** How many commands the editor was given so far. */
export const selectEditorCommands = (palette: PaletteSnapshot): number => palette.context.commands;

import type { EditorCommand } from '#machines/widgets/paletteMachine.ts';
import type { PanelName } from '#machines/widgets/panels.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';

export interface WorkspaceCommand {
  isPossible: (actors: WorkspaceActors) => boolean;
  perform: (actors: WorkspaceActors) => void;
}

interface Receiver<Event> {
  send: (event: Event) => void;
  getSnapshot: () => { can: (event: Event) => boolean };
}

/** What one who hears an event does about it at any time is possible while the control that says it is there. */
type IsOffered = WorkspaceCommand['isPossible'];

/** Possible whenever the one who is asked would do something about it now. */
export function sends<Event>(
  to: (actors: WorkspaceActors) => Receiver<Event>,
  event: Event,
  isOffered: IsOffered = () => true,
): WorkspaceCommand {
  return {
    isPossible: (actors) => isOffered(actors) && to(actors).getSnapshot().can(event),
    perform: (actors) => to(actors).send(event),
  };
}

/** Brings the panel in which its control stands to the front before. */
export function inPanel(panel: PanelName, { isPossible, perform }: WorkspaceCommand): WorkspaceCommand {
  return {
    isPossible,
    perform(actors) {
      actors.panels.send({ type: 'panel.revealed', panel });
      perform(actors);
    },
  };
}

/** Is done by the editor. */
export function asksEditor(command: EditorCommand, isPossible: IsOffered = () => true): WorkspaceCommand {
  return {
    isPossible,
    perform: ({ palette, panels }) => {
      // A phone shows one part at a time.
      panels.send({ type: 'section.selected', section: 'centre' });
      palette.send({ type: 'editorCommand.chosen', command });
    },
  };
}

/** Leads to a moment of the past; possible while there is such a one. */
export function goesTo(momentFor: (actors: WorkspaceActors) => number | undefined): WorkspaceCommand {
  return {
    isPossible: (actors) => momentFor(actors) !== undefined,
    perform(actors) {
      const at = momentFor(actors);
      if (at !== undefined) actors.scrubber.send({ type: 'moment.chosen', at });
    },
  };
}

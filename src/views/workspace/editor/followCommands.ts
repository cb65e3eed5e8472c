import { toggleComment } from '@codemirror/commands';
import { gotoLine, openSearchPanel } from '@codemirror/search';
import type { Command, EditorView } from '@codemirror/view';
import {
  type EditorCommand,
  type PaletteActor,
  selectEditorCommand,
  selectEditorCommands,
} from '#machines/widgets/paletteMachine.ts';
import type { LanguageCommand } from './languageClient.ts';

const ownCommands: Readonly<Record<Exclude<EditorCommand, LanguageCommand>, Command>> = {
  focus: () => true,
  find: openSearchPanel,
  goToLine: gotoLine,
  comment: toggleComment,
};

/** Does each command that is chosen for the editor, until the returned function is called. */
export function followCommands(
  view: EditorView,
  palette: PaletteActor,
  ask: (view: EditorView, command: LanguageCommand) => void,
): () => void {
  let done = selectEditorCommands(palette.getSnapshot());
  const following = palette.subscribe((snapshot) => {
    if (selectEditorCommands(snapshot) === done) return;
    done = selectEditorCommands(snapshot);
    const command = selectEditorCommand(snapshot);
    // The palette that is being closed gives the focus back to where it was.
    view.dom.ownerDocument.defaultView?.requestAnimationFrame(() => {
      view.focus();
      if (command === 'definition' || command === 'rename' || command === 'format') ask(view, command);
      else ownCommands[command](view);
    });
  });
  return () => following.unsubscribe();
}

/** What a language server does with the text at a key: each asks it, and says so when that is in vain. */
import { LSPPlugin } from '@codemirror/lsp-client';
import type { StateEffect, Text } from '@codemirror/state';
import { type Command, EditorView, showDialog } from '@codemirror/view';
import { smallestChange } from './smallestChange.ts';

interface Position {
  line: number;
  character: number;
}
interface TextEdit {
  range: { start: Position; end: Position };
  newText: string;
}
interface WorkspaceEdit {
  changes?: Record<string, TextEdit[]>;
  documentChanges?: { textDocument: { uri: string }; edits: TextEdit[] }[];
}

/** Brings the text into the form that Python's own guide recommends. */
export const formatText: Command = (view) => {
  const plugin = LSPPlugin.get(view);
  if (!plugin) return false;
  const options = { tabSize: view.state.tabSize, insertSpaces: true };
  const format = async () => {
    const edits = await ask<TextEdit[] | null>(view, plugin, 'textDocument/formatting', { options });
    if (edits !== undefined) apply(view, edits ?? [], 'format');
  };
  void format();
  return true;
};

/** Asks for another name for what the cursor is on, and gives it wherever that is used in this file. */
export const renameName: Command = (view) => {
  const word = view.state.wordAt(view.state.selection.main.head);
  if (!LSPPlugin.get(view) || !word) return false;
  // The text can be edited while the name is being typed: then something else may stand where the word stood.
  const asked = view.state.doc;
  const { close, result } = showDialog(view, {
    label: view.state.phrase('New name'),
    input: { name: 'name', value: view.state.sliceDoc(word.from, word.to) },
    submitLabel: view.state.phrase('rename'),
    focus: true,
  });
  const rename = async () => {
    const form = await result;
    view.dispatch({ effects: close });
    view.focus();
    const field = form?.elements.namedItem('name');
    if (!(field instanceof HTMLInputElement)) return;
    if (!view.state.doc.eq(asked)) return say(view, 'The text has changed meanwhile: try again.');
    const plugin = LSPPlugin.get(view);
    if (!plugin) return say(view, 'The language server has no answer to this.');
    const more = { position: plugin.toPosition(word.from), newName: field.value };
    const edit = await ask<WorkspaceEdit | null>(view, plugin, 'textDocument/rename', more);
    if (edit === undefined) return;
    const edits = editsOf(edit);
    if (edits.some(({ uri }) => uri !== plugin.uri)) return say(view, 'Not renamed: other files use this name, too.');
    apply(
      view,
      edits.map((one) => one.edit),
      'rename',
    );
  };
  void rename();
  return true;
};

/** How the sentence is closed that was shown last in an editor. */
const closings = new WeakMap<EditorView, StateEffect<unknown>>();

/** Shows a sentence above the text until it is closed or another one is shown, and has it read out. */
export function say(view: EditorView, phrase: string, detail = ''): void {
  const sentence = view.state.phrase(phrase, detail);
  const closing = closings.get(view);
  view.dispatch({ effects: [EditorView.announce.of(sentence), ...(closing ? [closing] : [])] });
  closings.set(view, showDialog(view, { label: sentence, top: true }).close);
}

/** The answer for the text as it is now; undefined when there was none, or was one for a text that has changed meanwhile. */
async function ask<Answer>(
  view: EditorView,
  { client, uri }: LSPPlugin,
  method: string,
  more: object,
): Promise<Answer | undefined> {
  client.sync();
  const asked = view.state.doc;
  try {
    const answer = await client.request<object, Answer>(method, { textDocument: { uri }, ...more });
    if (view.state.doc.eq(asked)) return answer;
    say(view, 'The text has changed meanwhile: try again.');
  } catch {
    say(view, 'The language server has no answer to this.');
  }
  return undefined;
}

function apply(view: EditorView, edits: readonly TextEdit[], userEvent: string): void {
  const before = view.state.doc;
  const changes = edits.map(({ range, newText }) => ({
    from: placeIn(before, range.start),
    to: placeIn(before, range.end),
    insert: newText,
  }));
  // A server may send the whole text for a few changed letters: the cursor and what can be undone are to stay.
  const after = view.state.changes(changes).apply(before);
  const change = smallestChange(before.toString(), after.toString());
  if (change === null) return say(view, 'There is nothing to change.');
  view.dispatch({ changes: change, userEvent });
}

function editsOf(edit: WorkspaceEdit | null): { uri: string; edit: TextEdit }[] {
  const changes = Object.entries(edit?.changes ?? {}).map(([uri, edits]) => ({ uri, edits }));
  const documents = (edit?.documentChanges ?? []).map(({ textDocument: { uri }, edits }) => ({ uri, edits }));
  return [...changes, ...documents].flatMap(({ uri, edits }) => edits.map((one) => ({ uri, edit: one })));
}

/** A server may point behind the last line: it means the end. */
function placeIn(document: Text, { line, character }: Position): number {
  if (line >= document.lines) return document.length;
  const { from, to } = document.line(line + 1);
  return Math.min(from + character, to);
}

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  type EditorView,
  crosshairCursor,
  dropCursor,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { caret } from './caret.ts';
import { editorTheme } from './editorTheme.ts';
import { programLanguage } from './programLanguage.ts';

/** How Python is written: four spaces. */
const INDENT = '    ';

/** Suggestions that nobody sees yet are not what Escape is pressed for: it goes on to whoever else waits for it. */
function forgetPending(view: EditorView): boolean {
  if (completionStatus(view.state) === 'pending') closeCompletion(view);
  return false;
}

/** Everything of an editor of Python that does not depend on the workspace. Escape, then Tab, leaves it. */
export const editorSetup: Extension = [
  lineNumbers(),
  lintGutter(),
  foldGutter(),
  history(),
  caret,
  dropCursor(),
  EditorState.allowMultipleSelections.of(true),
  indentUnit.of(INDENT),
  EditorState.tabSize.of(INDENT.length),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  // Before the keys of the suggestions, which take Escape for themselves.
  Prec.highest(keymap.of([{ key: 'Escape', run: forgetPending }])),
  autocompletion(),
  rectangularSelection(),
  crosshairCursor(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  // Notices appear at the bottom of a phone's editor.
  search({ top: true }),
  programLanguage,
  editorTheme,
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
    indentWithTab,
  ]),
];

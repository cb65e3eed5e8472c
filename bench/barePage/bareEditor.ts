import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';

/** An editor for Python with no more than every editor has. */
export function bareEditor(parent: Element, doc: string): EditorView {
  const extensions = [
    lineNumbers(),
    history(),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    python(),
    syntaxHighlighting(defaultHighlightStyle),
  ];
  return new EditorView({ parent, doc, extensions });
}

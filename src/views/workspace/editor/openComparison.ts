import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { editorTheme } from './editorTheme.ts';
import { programLanguage } from './programLanguage.ts';

/** A text, and what it is called for those who hear the page. */
export interface NamedText {
  name: string;
  text: string;
}

export interface Compared {
  before: NamedText;
  after: NamedText;
  phrases: Record<string, string>;
}

/** How many lines around a difference are shown; longer stretches of what is the same are folded. */
const collapseUnchanged = { margin: 3, minSize: 6 };

/** A tint of a whole word, above that of its line, would leave too little contrast to the colours of code. */
const underlineOf = (tone: string) => `linear-gradient(var(${tone}), var(${tone})) bottom/100% 2px no-repeat`;

const look = EditorView.theme({
  '&': { height: 'auto' },
  '.cm-content': { padding: '0' },
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': {
    backgroundColor: 'color-mix(in srgb, var(--bad) 8%, transparent)',
  },
  '&.cm-merge-b .cm-changedLine, .cm-insertedLine': {
    backgroundColor: 'color-mix(in srgb, var(--good) 8%, transparent)',
  },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: underlineOf('--bad'),
  },
  '&.cm-merge-b .cm-changedText, .cm-insertedLine .cm-changedText': {
    background: underlineOf('--good'),
  },
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: '"…"' },
  '.cm-collapsedLines': { background: 'var(--surface)', color: 'var(--muted)', padding: '0.25rem 0.75rem' },
});

/** Two texts that nobody types into, side by side, or in one where there is no room for two. Answers how to close them. */
export function openComparison(parent: HTMLElement, compared: Compared, isNarrow: boolean): () => void {
  const { before, after } = compared;
  const view = isNarrow
    ? new EditorView({
        parent,
        doc: after.text,
        extensions: [
          extensionsOf(after, compared),
          unifiedMergeView({ original: before.text, mergeControls: false, collapseUnchanged }),
        ],
      })
    : new MergeView({
        parent,
        a: { doc: before.text, extensions: extensionsOf(before, compared) },
        b: { doc: after.text, extensions: extensionsOf(after, compared) },
        collapseUnchanged,
      });
  return () => view.destroy();
}

function extensionsOf({ name }: NamedText, { phrases }: Compared): Extension {
  return [
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorState.phrases.of(phrases),
    EditorView.contentAttributes.of({ 'aria-label': name, tabindex: '0' }),
    EditorView.lineWrapping,
    lineNumbers(),
    programLanguage,
    editorTheme,
    look,
  ];
}

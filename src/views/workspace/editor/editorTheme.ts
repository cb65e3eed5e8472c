import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { codeColours } from '../../ui/codeColours.ts';

const mono = "'JetBrains Mono Variable', ui-monospace, 'DejaVu Sans Mono', monospace";

/** The look of the editor, made of the site's tokens: it follows the theme by itself. */
const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--sunken)', color: 'var(--ink)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '1.375rem', fontVariantLigatures: 'none' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  // A phone has no room for long lines; the editor notices by itself that they are wrapped.
  '@media (max-width: 767px)': {
    '.cm-content': { whiteSpace: 'break-spaces', wordBreak: 'break-word', overflowWrap: 'anywhere', flexShrink: 1 },
  },
  '.cm-cursor, .cm-dropCursor': { borderLeft: '2px solid var(--accent)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--selection)',
  },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--faint)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.75rem', padding: '0 0.5rem 0 0.75rem' },
  '.cm-activeLine': { backgroundColor: 'var(--code-active-line)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--code-active-line)', color: 'var(--ink)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--signal)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--bad)',
  },
  '.cm-selectionMatch': { backgroundColor: 'color-mix(in srgb, var(--signal) 18%, transparent)' },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--warn) 25%, transparent)' },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in srgb, var(--warn) 55%, transparent)' },
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-search, .cm-panel.cm-gotoLine, .cm-dialog': {
    padding: '0.5rem 3rem 0.375rem 0.75rem',
    fontFamily: 'inherit',
    '& input, & button, & label': { margin: '0 0.375rem 0.25rem 0', fontSize: '0.8125rem' },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.375rem',
      minHeight: '2rem',
      whiteSpace: 'nowrap',
    },
    '& input[type=checkbox]': { margin: '0', width: '1rem', height: '1rem', accentColor: 'var(--accent)' },
    '& button': { minHeight: '2rem', padding: '0 0.625rem', color: 'var(--ink)', cursor: 'pointer' },
    '& button:hover': { backgroundColor: 'var(--hover)' },
    '& button[name=close], & .cm-dialog-close': {
      top: '0.5rem',
      right: '0.5rem',
      width: '2rem',
      margin: '0',
      fontSize: '1.25rem',
      color: 'var(--muted)',
    },
  },
  // What is pressed by a finger needs room for one.
  '@media (max-width: 767px) and (pointer: coarse)': {
    '.cm-panel.cm-search button, .cm-panel.cm-search label': { minHeight: '2.75rem' },
  },
  '.cm-textfield': {
    minHeight: '2rem',
    padding: '0 0.625rem',
    backgroundColor: 'var(--sunken)',
    border: '1px solid var(--edge)',
    borderRadius: '3px',
    color: 'var(--ink)',
    fontFamily: mono,
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--edge)',
    borderRadius: '3px',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '5px',
    boxShadow: 'var(--shadow-floating)',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: mono },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--accent-ink)' },
  // Where the system sets the colours, these would have none of their own (see `forcedColors.css`).
  '@media (forced-colors: active)': {
    '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
      backgroundColor: 'color-mix(in srgb, SelectedItem 55%, Canvas)',
      forcedColorAdjust: 'none',
    },
    '.cm-searchMatch': { outline: '1px solid CanvasText' },
    '.cm-searchMatch-selected': { outline: '3px solid SelectedItem' },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'SelectedItem',
      color: 'SelectedItemText',
      forcedColorAdjust: 'none',
    },
    '.cm-lint-marker-error': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
  '.cm-diagnostic': { padding: '0.4rem 0.75rem', fontFamily: 'inherit' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--bad)' },
  '.cm-lint-marker-error': { content: 'none', borderRadius: '50%', backgroundColor: 'var(--bad)' },
  '.cm-lint-marker': { width: '0.55rem', height: '0.55rem', margin: '0.4rem auto 0' },
});

export const editorTheme: Extension = [look, syntaxHighlighting(HighlightStyle.define(codeColours))];

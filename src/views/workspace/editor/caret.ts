import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate, drawSelection } from '@codemirror/view';

/** For how long the caret is seen, and then is not, in milliseconds. */
const BLINK_MS = 600;

/** A caret that blinks by the clock. As an animation, which begins anew at every key, it takes two more frames of each. */
const blinking = ViewPlugin.fromClass(
  class {
    readonly #view: EditorView;
    #timer: ReturnType<typeof setInterval> | undefined;

    constructor(view: EditorView) {
      this.#view = view;
      this.#show();
    }

    update({ docChanged, selectionSet, focusChanged }: ViewUpdate): void {
      if (docChanged || selectionSet || focusChanged) this.#show();
    }

    destroy(): void {
      clearInterval(this.#timer);
    }

    /** It is seen where something just happened, and blinks from then on. */
    #show(): void {
      const { dataset } = this.#view.scrollDOM;
      clearInterval(this.#timer);
      delete dataset['caret'];
      if (!this.#view.hasFocus) return;
      this.#timer = setInterval(() => {
        if (dataset['caret'] === undefined) dataset['caret'] = 'hidden';
        else delete dataset['caret'];
      }, BLINK_MS);
    }
  },
);

const look = EditorView.theme({
  '.cm-cursorLayer': { animation: 'none !important' },
  '@media (prefers-reduced-motion: no-preference)': {
    '.cm-scroller[data-caret] .cm-cursorLayer': { visibility: 'hidden' },
  },
});

/** Draws every caret and what is selected. */
export const caret: Extension = [drawSelection(), blinking, look];

// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { caret } from '#src/views/workspace/editor/caret.ts';
import '../../emptyBoxes.ts';

let view: EditorView;

beforeEach(() => {
  vi.useFakeTimers();
  view = new EditorView({ parent: document.body, doc: 'import rospy\n', extensions: [caret] });
  view.focus();
  vi.advanceTimersByTime(100);
});

afterEach(() => {
  view.destroy();
  vi.useRealTimers();
});

const isSeen = () => view.scrollDOM.dataset['caret'] === undefined;

const after = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return isSeen();
};

it('blinks, and is seen for as long as it is not', () => {
  view.dispatch({ selection: { anchor: 3 } });
  expect([isSeen(), after(599), after(1), after(599), after(1)]).toEqual([true, true, false, false, true]);
});

it('is seen where something was typed or chosen, however quickly', () => {
  after(600);
  view.dispatch({ changes: { from: 0, insert: 'x' } });
  expect([isSeen(), after(400)]).toEqual([true, true]);
  view.dispatch({ selection: { anchor: 5 } });
  expect(after(400)).toBe(true);
});

it('rests while nobody is in the editor, and once the editor is closed', () => {
  view.contentDOM.blur();
  vi.advanceTimersByTime(100);
  expect([isSeen(), after(600), after(600)]).toEqual([true, true, true]);
  view.destroy();
  expect(vi.getTimerCount()).toBe(0);
});

// @vitest-environment jsdom
import { completionStatus, startCompletion } from '@codemirror/autocomplete';
import { undo } from '@codemirror/commands';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectCode } from '#machines/workspace/fileSelectors.ts';
import '../../emptyBoxes.ts';
import { openTestEditor } from './openTestEditor.ts';

const path = '/ws/drive.py';
const code = 'import rospy\nspeed = 1\n';

const open = () => openTestEditor(path, code);

it('tells the file what is typed, and only that', async () => {
  const { file, view } = await open();
  view.dispatch({ changes: { from: 13, insert: 'fast' } });
  expect(selectCode(file.getSnapshot())).toBe('import rospy\nfastspeed = 1\n');
});

it('cannot be typed into before the file is there', async () => {
  const { file, view, files } = await open();
  expect(view.state.readOnly).toBe(false);
  files.gate.shut();
  file.send({ type: 'path.changed', path: '/ws/other.py' });
  expect(view.state.readOnly).toBe(true);
  files.gate.open();
  await waitFor(() => expect(view.state.readOnly).toBe(false));
});

it('does not undo the arrival of a file', async () => {
  const { view } = await open();
  expect(undo(view)).toBe(false);
  expect(view.state.doc.toString()).toBe(code);
});

it('marks the line in which a build found a fault, until something is typed', async () => {
  const { build, view } = await open();
  const draft = { path, code: 'fine\nsyntax error\n', saved: code, base: `sha256-${code}` };
  build.send({ type: 'draft.given', draft, packages: [] });
  await waitFor(() => expect(view.dom.querySelector('.cm-lintRange-error')?.textContent).toBe('speed = 1'));
  build.send({ type: 'code.changed' });
  expect(view.dom.querySelector('.cm-lintRange-error')).toBeNull();
});

it('is called by the name of its file', async () => {
  const { view } = await open();
  expect(view.contentDOM.getAttribute('aria-label')).toContain('drive.py');
});

it('begins anew with another file that is there at once: it is called by its name, and nothing can be undone', async () => {
  const { file, view } = await open();
  view.dispatch({ changes: { from: 0, to: code.length } });
  file.send({ type: 'path.changed', path: null });
  expect(view.contentDOM.getAttribute('aria-label')).toContain('sensor_subscriber.py');
  expect(undo(view)).toBe(false);
});

it('is left by Escape and Tab, also while suggestions are on their way that nobody has seen', async () => {
  const { view } = await open();
  startCompletion(view);
  expect(completionStatus(view.state)).toBe('pending');
  for (const [key, keyCode] of [
    ['Escape', 27],
    ['Tab', 9],
  ] as const)
    view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }));
  expect(view.state.doc.toString()).toBe(code);
});

it('leaves Ctrl+Enter to the workspace, and begins no line', async () => {
  const { view } = await open();
  const heard = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true });
  view.contentDOM.dispatchEvent(heard);
  expect(view.state.doc.toString()).toBe(code);
});

it('listens no longer once it is closed', async () => {
  const { file, view, close } = await open();
  close();
  file.send({ type: 'path.changed', path: null });
  expect(view.state.doc.toString()).toBe(code);
});

it('goes to a line that is wanted, and to the last one for one that is not there', async () => {
  const { jump, view } = await open();
  const lineNow = () => view.state.doc.lineAt(view.state.selection.main.head).number;
  jump.send({ type: 'place.chosen', line: 2 });
  expect(lineNow()).toBe(2);
  expect(view.hasFocus).toBe(true);
  view.dispatch({ selection: { anchor: 0 } });
  jump.send({ type: 'place.chosen', line: 2 });
  expect(lineNow()).toBe(2);
  jump.send({ type: 'place.chosen', line: 99 });
  expect(lineNow()).toBe(3);
});

it('does what is chosen for it in the palette', async () => {
  const { palette, view } = await open();
  palette.send({ type: 'editorCommand.chosen', command: 'comment' });
  await waitFor(() => expect(view.state.doc.line(1).text).toBe('# import rospy'));
  expect(view.hasFocus).toBe(true);
  palette.send({ type: 'editorCommand.chosen', command: 'find' });
  await waitFor(() => expect(view.dom.querySelector('.cm-search')).not.toBeNull());
});

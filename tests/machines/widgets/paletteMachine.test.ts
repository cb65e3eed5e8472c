import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  paletteMachine,
  selectEditorCommand,
  selectEditorCommands,
  selectIsListing,
  selectIsOpen,
  selectQuery,
} from '#machines/widgets/paletteMachine.ts';

const openPalette = () => createActor(paletteMachine).start();

it('forgets what was looked for when it is opened again', () => {
  const palette = openPalette();
  palette.send({ type: 'commands.requested' });
  palette.send({ type: 'query.typed', query: 'save' });
  expect(selectQuery(palette.getSnapshot())).toBe('save');
  palette.send({ type: 'palette.closed' });
  palette.send({ type: 'commands.requested' });
  expect(selectQuery(palette.getSnapshot())).toBe('');
});

it('shows the commands or the keys, never both', () => {
  const palette = openPalette();
  const shown = () => [selectIsOpen(palette.getSnapshot()), selectIsListing(palette.getSnapshot())];
  expect(shown()).toEqual([false, false]);
  palette.send({ type: 'keys.requested' });
  expect(shown()).toEqual([true, true]);
  palette.send({ type: 'commands.requested' });
  expect(shown()).toEqual([true, false]);
  palette.send({ type: 'keys.requested' });
  expect(shown()).toEqual([true, true]);
  palette.send({ type: 'palette.closed' });
  expect(shown()).toEqual([false, false]);
});

it('closes with a command for the editor, and counts the same one twice', () => {
  const palette = openPalette();
  for (const count of [1, 2]) {
    palette.send({ type: 'commands.requested' });
    palette.send({ type: 'editorCommand.chosen', command: 'find' });
    expect(selectIsOpen(palette.getSnapshot())).toBe(false);
    expect(selectEditorCommand(palette.getSnapshot())).toBe('find');
    expect(selectEditorCommands(palette.getSnapshot())).toBe(count);
  }
});

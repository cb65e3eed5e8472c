import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { conflictMachine, selectFault, selectIsLoading, selectTheirs } from '#machines/workspace/conflictMachine.ts';
import { selectConflict } from '#machines/workspace/fileSelectors.ts';
import { fakeFiles } from '../../fakes/fakeFiles.ts';
import { loadedFile, path } from './openFile.ts';

/** A conflict about a file that says this on the server. */
function openConflict(disk: Record<string, string> = { [path]: 'theirs' }) {
  const files = fakeFiles(disk);
  const conflict = createActor(conflictMachine, { input: { files, path } }).start();
  const compare = async () => {
    conflict.send({ type: 'comparison.opened' });
    return waitFor(conflict, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { conflict, files, compare };
}

it('shows what the server has only when the learner wants to see it', async () => {
  const { conflict, compare } = openConflict();
  expect(selectTheirs(conflict.getSnapshot())).toBeNull();
  expect(selectTheirs(await compare())).toBe('theirs');
  conflict.send({ type: 'comparison.closed' });
  expect(selectTheirs(conflict.getSnapshot())).toBeNull();
});

it('shows every line of what the server has, empty ones at its end as well', async () => {
  const { compare } = openConflict({ [path]: '\ntheirs\n\n' });
  expect(selectTheirs(await compare())).toBe('\ntheirs\n\n');
});

it('loads what the server has from when it is asked for until it is there', async () => {
  const { conflict, compare } = openConflict();
  expect(selectIsLoading(conflict.getSnapshot())).toBe(false);
  const compared = compare();
  expect(selectIsLoading(conflict.getSnapshot())).toBe(true);
  expect(selectIsLoading(await compared)).toBe(false);
});

it('shows what the server has by then, each time', async () => {
  const { conflict, files, compare } = openConflict();
  await compare();
  conflict.send({ type: 'comparison.closed' });
  files.disk[path] = 'theirs, later';
  expect(selectTheirs(await compare())).toBe('theirs, later');
});

it('shows nothing beside mine when the file was deleted', async () => {
  const { compare } = openConflict({});
  expect(selectTheirs(await compare())).toBe('');
});

it.each(['fail', 'break'] as const)('says why it cannot be shown, and tries again (%s)', async (trouble) => {
  const { files, compare } = openConflict();
  files[trouble]('no disk');
  expect(selectFault(await compare())).toEqual({ kind: 'unloaded', detail: 'no disk' });
  files.heal();
  const snapshot = await compare();
  expect([selectFault(snapshot), selectTheirs(snapshot)]).toEqual([null, 'theirs']);
});

it('says that what the server has is no text any more', async () => {
  const { files, compare } = openConflict();
  files.markBinary(path);
  const snapshot = await compare();
  expect([selectFault(snapshot), selectTheirs(snapshot)]).toEqual([{ kind: 'binary' }, null]);
});

it('lasts as long as the file asks', async () => {
  const { file, files, type, asked, rest } = await loadedFile();
  type('mine');
  files.disk[path] = 'theirs';
  expect(selectConflict(file.getSnapshot())).toBeUndefined();
  file.send({ type: 'save.requested' });
  await asked();
  const conflict = selectConflict(file.getSnapshot())!;
  conflict.send({ type: 'comparison.opened' });
  await waitFor(conflict, (snapshot) => snapshot.matches('compared'));
  file.send({ type: 'overwrite.confirmed' });
  await rest();
  expect(files.disk[path]).toBe('mine');
  expect(selectConflict(file.getSnapshot())).toBeUndefined();
});

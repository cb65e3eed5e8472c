import { expect, it } from 'vitest';
import {
  selectCode,
  selectPendingConfirmation,
  selectIsDirty,
  selectIsLocked,
  selectSavedAt,
} from '#machines/workspace/fileSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { loadedFile, openFile, path } from './openFile.ts';

it.each([
  ['nothing over something', 'erases', 'x', ''],
  ['blanks over something', 'erases', 'x', ' \n'],
  ['10 characters over 101', 'shrinks', 'x'.repeat(101), 'x'.repeat(10)],
])('asks before saving %s', async (_, kind, loaded, next) => {
  const { file, files, type } = await loadedFile(loaded);
  type(next);
  file.send({ type: 'save.requested' });
  expect(selectPendingConfirmation(file.getSnapshot())).toEqual({ kind });
  expect(files.requests).toEqual([]);
});

it.each([
  ['11 characters over 101', 'x'.repeat(101), 'x'.repeat(11)],
  ['20 characters over 200', 'x'.repeat(200), 'x'.repeat(20)],
  ['5 characters over 100', 'x'.repeat(100), 'x'.repeat(5)],
])('saves %s without asking', async (_, loaded, next) => {
  const { file, files, type, rest } = await loadedFile(loaded);
  type(next);
  file.send({ type: 'save.requested' });
  await rest();
  expect(files.disk[path]).toBe(next);
});

it('replaces what the learner confirmed, and only that', async () => {
  const { file, files, type, rest, asked } = await loadedFile();
  type('');
  file.send({ type: 'save.requested' });
  files.disk[path] = 'somebody else';
  file.send({ type: 'overwrite.confirmed' });
  await asked();
  expect(files.disk[path]).toBe('somebody else');
  file.send({ type: 'overwrite.confirmed' });
  await rest();
  expect(files.disk[path]).toBe('');
  expect(files.requests.map(({ force }) => force)).toEqual([
    { base: versionOf('print(1)') },
    { base: versionOf('somebody else') },
  ]);
});

it('keeps what is stored when the learner declines', async () => {
  const { file, files, reports, type } = await loadedFile();
  type('');
  file.send({ type: 'save.requested' });
  file.send({ type: 'overwrite.declined' });
  expect(files.disk[path]).toBe('print(1)');
  expect(reports.at(-1)).toEqual({ type: 'file.saveCancelled' });
  expect(selectIsLocked(file.getSnapshot())).toBe(false);
});

it('does not force a save because an earlier one was confirmed', async () => {
  const { file, files, type, rest } = await loadedFile();
  type('');
  file.send({ type: 'save.requested' });
  file.send({ type: 'overwrite.confirmed' });
  await rest();
  type('new');
  file.send({ type: 'save.requested' });
  await rest();
  expect(files.requests.at(-1)).toEqual({ path, code: 'new', base: versionOf('') });
});

it('lends its text to a build and saves nothing until it is back', async () => {
  const { file, files, reports, type } = await loadedFile();
  type('two');
  file.send({ type: 'lock.requested' });
  expect(reports.at(-1)).toEqual({
    type: 'file.locked',
    draft: { path, code: 'two', saved: 'print(1)', base: versionOf('print(1)') },
  });
  type('three');
  expect(files.requests).toEqual([]);
  file.send({ type: 'draft.stored', stored: { code: 'two', version: versionOf('two'), savedAt: 5 } });
  expect(selectSavedAt(file.getSnapshot())).toBe(5);
  expect(selectCode(file.getSnapshot())).toBe('three');
  expect(selectIsDirty(file.getSnapshot())).toBe(true);
  file.send({ type: 'lock.requested' });
  file.send({ type: 'lock.released' });
  expect(selectIsLocked(file.getSnapshot())).toBe(false);
});

it('has no text for a build before it has loaded', () => {
  const { file, reports, go } = openFile();
  go(path);
  file.send({ type: 'lock.requested' });
  expect(reports).toEqual([{ type: 'file.unavailable' }]);
});

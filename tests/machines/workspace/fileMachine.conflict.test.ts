import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import {
  selectCode,
  selectConflict,
  selectDraftCode,
  selectIsDirty,
  selectPath,
  selectPendingConfirmation,
} from '#machines/workspace/fileSelectors.ts';
import { isConflict } from '#machines/workspace/pendingConfirmation.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { loadedFile, path } from './openFile.ts';

/** A file that somebody else has changed before this editor saves it. */
async function conflicting() {
  const opened = await loadedFile();
  opened.type('mine');
  opened.files.disk[path] = 'theirs';
  opened.file.send({ type: 'save.requested' });
  await opened.asked();
  return opened;
}

it('knows a conflict from any other question', async () => {
  const { file } = await conflicting();
  expect(isConflict(selectPendingConfirmation(file.getSnapshot()))).toBe(true);
  const { file: emptied, type, asked } = await loadedFile();
  type('');
  emptied.send({ type: 'save.requested' });
  await asked();
  expect(isConflict(selectPendingConfirmation(emptied.getSnapshot()))).toBe(false);
});

it('shows theirs when the learner wants it, and stores nothing', async () => {
  const { file, files, reports, rest } = await conflicting();
  file.send({ type: 'reload.requested' });
  await rest();
  expect(selectCode(file.getSnapshot())).toBe('theirs');
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
  expect(files.disk[path]).toBe('theirs');
  const draft = { path, code: 'theirs', saved: 'theirs', base: versionOf('theirs') };
  expect(reports.at(-1)).toEqual({ type: 'file.opened', draft, build: null });
});

it('replaces theirs by mine when the learner confirms what the dialog showed, and nothing newer', async () => {
  const { file, files, asked, rest } = await conflicting();
  files.disk[path] = 'newer';
  file.send({ type: 'overwrite.confirmed' });
  await asked();
  expect(files.requests.at(-1)).toMatchObject({ code: 'mine', force: { base: versionOf('theirs') } });
  expect(files.disk[path]).toBe('newer');
  file.send({ type: 'overwrite.confirmed' });
  await rest();
  expect(files.disk[path]).toBe('mine');
});

it('shows of a conflict what the server has under the path of the file', async () => {
  const { file } = await conflicting();
  const conflict = selectConflict(file.getSnapshot());
  conflict?.send({ type: 'comparison.opened' });
  const compared = await waitFor(conflict!, ({ context }) => context.theirs !== '');
  expect([compared.context.theirs, selectPath(file.getSnapshot())]).toEqual(['theirs', path]);
});

it('shows as mine what is stored in place of theirs, also where more was typed while the save was under way', async () => {
  const { file, files, type, asked, rest } = await loadedFile();
  files.disk[path] = 'theirs';
  files.gate.shut();
  type('mine');
  file.send({ type: 'save.requested' });
  type('mine, and more');
  files.gate.open();
  await asked();
  const mine = selectDraftCode(file.getSnapshot());
  file.send({ type: 'overwrite.confirmed' });
  await rest();
  expect([mine, files.disk[path]]).toEqual(['mine', 'mine']);
  expect(selectCode(file.getSnapshot())).toBe('mine, and more');
});

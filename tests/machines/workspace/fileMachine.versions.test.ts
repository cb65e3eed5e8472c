import { expect, it } from 'vitest';
import {
  selectCode,
  selectIsDirty,
  selectPendingConfirmation,
  selectRevision,
} from '#machines/workspace/fileSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { loadedFile, path } from './openFile.ts';

it('shows an earlier version and saves it from the version that is stored, as restored', async () => {
  const { file, files, reports, rest } = await loadedFile('new text');
  const before = selectRevision(file.getSnapshot());
  file.send({ type: 'version.restored', code: 'old text' });
  await rest();
  expect(files.requests).toEqual([{ path, code: 'old text', base: versionOf('new text'), cause: 'restored' }]);
  expect(files.disk[path]).toBe('old text');
  expect(selectCode(file.getSnapshot())).toBe('old text');
  expect(selectRevision(file.getSnapshot())).toBeGreaterThan(before);
  expect(reports.map(({ type }) => type)).toContain('file.replaced');
});

it('calls a later save no restoring, unless it is of that very text', async () => {
  const { file, files, rest, type } = await loadedFile('new text');
  file.send({ type: 'version.restored', code: 'old text' });
  await rest();
  type('typed on');
  file.send({ type: 'save.requested' });
  await rest();
  expect(files.requests.at(-1)).toEqual({ path, code: 'typed on', base: versionOf('old text') });
});

it('asks first when much would be lost, and keeps the earlier text in the editor when the learner declines', async () => {
  const { file, files, asked, rest } = await loadedFile('x'.repeat(200));
  file.send({ type: 'version.restored', code: 'short' });
  await asked();
  expect(selectPendingConfirmation(file.getSnapshot())).toEqual({ kind: 'shrinks' });
  file.send({ type: 'overwrite.declined' });
  await rest();
  expect(files.requests).toEqual([]);
  expect(selectCode(file.getSnapshot())).toBe('short');
  expect(selectIsDirty(file.getSnapshot())).toBe(true);
});

it('asks what to do when the file was changed elsewhere meanwhile', async () => {
  const { file, files, asked } = await loadedFile('mine');
  files.disk[path] = 'theirs';
  file.send({ type: 'version.restored', code: 'old' });
  await asked();
  expect(selectPendingConfirmation(file.getSnapshot())).toMatchObject({ reason: 'changed_on_disk' });
  expect(files.disk[path]).toBe('theirs');
});

it('restores nothing while a text is on its way', async () => {
  const { file, files } = await loadedFile('mine');
  files.gate.shut();
  file.send({ type: 'save.requested' });
  file.send({ type: 'version.restored', code: 'old' });
  expect(selectCode(file.getSnapshot())).toBe('mine');
});

import { expect, it } from 'vitest';
import { selectCode, selectIsDirty } from '#machines/workspace/fileSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { loadedFile, path } from './openFile.ts';

const restored = { type: 'draft.restored', code: 'print(7)', base: versionOf('older') } as const;

it('says what the text is, whatever is under way with it', async () => {
  const { file, files, reports, type, rest } = await loadedFile();
  files.gate.shut();
  type('print(2)');
  file.send({ type: 'save.requested' });
  file.send({ type: 'draft.requested' });
  const draft = { path, code: 'print(2)', saved: 'print(1)', base: versionOf('print(1)') };
  expect(reports.at(-1)).toEqual({ type: 'file.drafted', draft });
  files.gate.open();
  await rest();
});

it('shows a draft that the learner wants back, as not saved', async () => {
  const { file, reports } = await loadedFile();
  const { revision } = file.getSnapshot().context;
  file.send(restored);
  expect(selectCode(file.getSnapshot())).toBe('print(7)');
  expect(selectIsDirty(file.getSnapshot())).toBe(true);
  expect(file.getSnapshot().context.revision).toBe(revision + 1);
  expect(reports).toContainEqual({ type: 'file.restored' });
});

it('saves a restored draft from the version that it was made from, so that the server notices a newer one', async () => {
  const { file, files, reports, asked } = await loadedFile();
  file.send(restored);
  file.send({ type: 'save.requested' });
  await asked();
  expect(files.requests[0]).toEqual({ path, code: 'print(7)', base: versionOf('older') });
  expect(reports.at(-1)).toEqual({ type: 'file.saveRefused', reason: 'changed_on_disk' });
  expect(files.disk[path]).toBe('print(1)');
});

it('leaves the text alone while it is on its way to the server', async () => {
  const { file, files, type, rest } = await loadedFile();
  files.gate.shut();
  type('print(2)');
  file.send({ type: 'save.requested' });
  file.send(restored);
  files.gate.open();
  await rest();
  expect(selectCode(file.getSnapshot())).toBe('print(2)');
});

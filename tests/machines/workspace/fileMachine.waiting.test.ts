import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import {
  selectCode,
  selectIsLocked,
  selectIsReady,
  selectIsSaving,
  selectStatus,
} from '#machines/workspace/fileSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { loadedFile, path } from './openFile.ts';

/** A file of which `two` is being saved, while a build waits for its text. */
async function openAwaited() {
  const opened = await loadedFile();
  const { file, files, reports, type } = opened;
  type('two');
  files.gate.shut();
  file.send({ type: 'save.requested' });
  reports.length = 0;
  file.send({ type: 'lock.requested' });
  const locked = () => waitFor(file, (snapshot) => snapshot.matches({ open: { work: 'locked' } }));
  return { ...opened, locked };
}

it('lets a build that comes while it is saved wait for what is then stored', async () => {
  const { file, files, reports, locked } = await openAwaited();
  expect([reports, selectIsSaving(file.getSnapshot())]).toEqual([[], true]);
  files.gate.open();
  await locked();
  expect(reports).toEqual([
    { type: 'file.saved', path },
    { type: 'file.synchronised' },
    { type: 'file.locked', draft: { path, code: 'two', saved: 'two', base: versionOf('two') } },
  ]);
});

it('gives a build that waited what was typed meanwhile', async () => {
  const { files, reports, type, locked } = await openAwaited();
  type('three');
  files.gate.open();
  await locked();
  expect(reports.at(-1)).toEqual({
    type: 'file.locked',
    draft: { path, code: 'three', saved: 'two', base: versionOf('two') },
  });
});

it.each(['fail', 'break'] as const)(
  'gives a build that waited its text also where the save meets trouble (%s): a build stores it by itself',
  async (trouble) => {
    const { files, reports, locked } = await openAwaited();
    files[trouble]('disk full');
    files.gate.open();
    await locked();
    expect(reports).toEqual([
      { type: 'file.saveFailed', detail: 'disk full' },
      {
        type: 'file.locked',
        draft: { path, code: 'two', saved: 'print(1)', base: versionOf('print(1)'), lost: ['two'] },
      },
    ]);
  },
);

it('tells a build that waited that the learner is asked first, where the save is refused', async () => {
  const { file, files, reports, asked, rest } = await openAwaited();
  files.disk[path] = 'somebody else';
  files.gate.open();
  await asked();
  expect(reports).toEqual([{ type: 'file.saveRefused', reason: 'changed_on_disk' }, { type: 'file.undecided' }]);
  file.send({ type: 'overwrite.confirmed' });
  await rest();
  expect(selectIsLocked(file.getSnapshot())).toBe(false);
});

it('tells a build that waits at once that there is no text, where another file is wanted', async () => {
  const { file, files, reports, rest, go } = await openAwaited();
  go('/ws/b.py');
  expect(reports).toEqual([{ type: 'file.unavailable' }]);
  file.send({ type: 'lock.requested' });
  expect(reports).toEqual([{ type: 'file.unavailable' }, { type: 'file.unavailable' }]);
  files.gate.open();
  await rest();
  expect(reports.map(({ type }) => type)).not.toContain('file.locked');
});

it('answers a build once that asks twice while it is saved', async () => {
  const { file, files, reports, locked } = await openAwaited();
  file.send({ type: 'lock.requested' });
  files.gate.open();
  await locked();
  expect(reports.filter(({ type }) => type === 'file.unavailable')).toEqual([]);
  expect(reports.filter(({ type }) => type === 'file.locked')).toHaveLength(1);
});

it('lets nobody type into a file that is about to give way', async () => {
  const { file, files, reports, type, rest, go } = await openAwaited();
  go('/ws/b.py');
  reports.length = 0;
  const before = file.getSnapshot();
  expect([selectStatus(before), selectIsReady(before), selectIsSaving(before)]).toEqual(['loading', false, true]);
  type('three');
  expect([selectCode(file.getSnapshot()), reports]).toEqual(['two', []]);
  files.gate.open();
  await rest();
  expect([selectStatus(file.getSnapshot()), selectIsReady(file.getSnapshot())]).toEqual(['ready', true]);
});

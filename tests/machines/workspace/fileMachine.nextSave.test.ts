import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsDirty, selectPendingConfirmation } from '#machines/workspace/fileSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { loadedFile, path } from './openFile.ts';

/** A file of which `one` is being saved, while `code` is typed and is to be saved as well. */
async function savingWith(code: string, loaded?: string) {
  const opened = await loadedFile(loaded);
  const { file, files, type } = opened;
  files.gate.shut();
  type('one');
  file.send({ type: 'save.requested' });
  type(code);
  file.send({ type: 'save.requested' });
  return opened;
}

/** A file that a build has, while `code` is typed and is to be saved. */
async function lockedWith(code: string) {
  const opened = await loadedFile();
  opened.type('one');
  opened.file.send({ type: 'lock.requested' });
  opened.type(code);
  opened.file.send({ type: 'save.requested' });
  return opened;
}

const one = { code: 'one', version: versionOf('one'), savedAt: 5 };

it('saves what was typed meanwhile when it was asked to while it was saving', async () => {
  const { file, files, rest } = await savingWith('two');
  expect(files.requests).toHaveLength(1);
  files.gate.open();
  await rest();
  expect(files.requests).toEqual([
    { path, code: 'one', base: versionOf('print(1)') },
    { path, code: 'two', base: versionOf('one') },
  ]);
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
});

it('saves what was typed meanwhile when it was asked to while it was locked', async () => {
  const { file, files, rest } = await lockedWith('two');
  expect(files.requests).toEqual([]);
  files.disk[path] = 'one';
  file.send({ type: 'draft.stored', stored: one });
  await rest();
  expect(files.requests).toEqual([{ path, code: 'two', base: versionOf('one') }]);
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
});

it('saves once what it was asked for several times meanwhile, and what was typed last', async () => {
  const { file, files, type, rest } = await savingWith('two');
  type('three');
  file.send({ type: 'save.requested' });
  files.gate.open();
  await rest();
  expect(files.requests.map(({ code }) => code)).toEqual(['one', 'three']);
});

it('does not save again what has not changed since, nor what is typed once that is known', async () => {
  const { files, type, rest } = await savingWith('one');
  files.gate.open();
  await rest();
  type('two');
  expect(files.requests.map(({ code }) => code)).toEqual(['one']);
});

it('gives a build that waits for the text what was typed meanwhile, and saves no more than is typed since', async () => {
  const { file, files, type, rest } = await savingWith('two');
  file.send({ type: 'lock.requested' });
  files.gate.open();
  await waitFor(file, (snapshot) => snapshot.matches({ open: { work: 'locked' } }));
  file.send({ type: 'draft.stored', stored: { code: 'two', version: versionOf('two'), savedAt: 6 } });
  await rest();
  type('three');
  expect(files.requests.map(({ code }) => code)).toEqual(['one']);
});

it.each([
  ['erases', 'some'],
  ['shrinks', 'x'.repeat(101)],
])('asks first what it asks before any save (%s)', async (kind, stored) => {
  const opened = await loadedFile(stored);
  const { file, files, type, asked } = opened;
  files.gate.shut();
  type(`${stored}!`);
  file.send({ type: 'save.requested' });
  type(kind === 'erases' ? '' : 'little');
  file.send({ type: 'save.requested' });
  files.gate.open();
  await asked();
  expect(selectPendingConfirmation(file.getSnapshot())).toEqual({ kind });
  expect(files.requests).toHaveLength(1);
});

it('leads into the question whose text it shall be, where the file was changed elsewhere in between', async () => {
  const { file, files, asked } = await lockedWith('two');
  files.disk[path] = 'somebody else';
  file.send({ type: 'draft.stored', stored: one });
  await asked();
  expect(selectPendingConfirmation(file.getSnapshot())).toMatchObject({ reason: 'changed_on_disk' });
  expect(files.disk[path]).toBe('somebody else');
});

it('saves what was typed meanwhile once the learner has confirmed what was asked about the save before it', async () => {
  const { file, files, asked, rest } = await savingWith('two');
  files.disk[path] = 'somebody else';
  files.gate.open();
  await asked();
  file.send({ type: 'overwrite.confirmed' });
  await rest();
  expect(files.requests.map(({ code }) => code)).toEqual(['one', 'one', 'two']);
  expect(files.disk[path]).toBe('two');
});

it('saves nothing unasked once the learner has declined', async () => {
  const { file, files, asked } = await savingWith('two');
  files.disk[path] = 'somebody else';
  files.gate.open();
  await asked();
  file.send({ type: 'overwrite.declined' });
  expect(files.requests.map(({ code }) => code)).toEqual(['one']);
  expect(file.getSnapshot().hasTag('ready')).toBe(true);
});

it.each(['fail', 'break'] as const)(
  'saves nothing unasked where the save before it met trouble (%s)',
  async (trouble) => {
    const { file, files, rest } = await savingWith('two');
    files[trouble]('disk full');
    files.gate.open();
    await rest();
    expect(files.requests.map(({ code }) => code)).toEqual(['one']);
    expect(selectIsDirty(file.getSnapshot())).toBe(true);
  },
);

it('saves nothing unasked where a build has stored nothing', async () => {
  const { file, files } = await lockedWith('two');
  file.send({ type: 'lock.released' });
  expect(files.requests).toEqual([]);
  expect(file.getSnapshot().hasTag('ready')).toBe(true);
});

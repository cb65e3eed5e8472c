import { expect, it } from 'vitest';
import {
  selectCode,
  selectPendingConfirmation,
  selectFileName,
  selectIsDirty,
  selectIsLocked,
  selectIsReady,
  selectSavedAt,
  selectSize,
  selectStatus,
} from '#machines/workspace/fileSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { loadedFile, openFile, path } from './openFile.ts';

/** Of a file that could not be loaded nothing is known. */
const unknown = { path, code: '', saved: '', base: undefined };

it('waits until it knows which file it is', () => {
  const { file, go } = openFile();
  expect(selectStatus(file.getSnapshot())).toBe('waiting');
  go(path);
  expect(selectStatus(file.getSnapshot())).toBe('loading');
  expect(selectIsLocked(file.getSnapshot())).toBe(true);
});

it('shows what is stored', async () => {
  const { file, reports } = await loadedFile();
  expect(selectCode(file.getSnapshot())).toBe('print(1)');
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
  expect(selectIsLocked(file.getSnapshot())).toBe(false);
  const draft = { path, code: 'print(1)', saved: 'print(1)', base: versionOf('print(1)') };
  expect(reports).toEqual([{ type: 'file.opened', draft, build: null }]);
});

it('saves what was typed, from the version that was loaded', async () => {
  const { file, files, type, rest } = await loadedFile();
  type('print(2)');
  expect(selectIsDirty(file.getSnapshot())).toBe(true);
  file.send({ type: 'save.requested' });
  await rest();
  expect(files.disk[path]).toBe('print(2)');
  expect(files.requests).toEqual([{ path, code: 'print(2)', base: versionOf('print(1)') }]);
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
  expect(selectSavedAt(file.getSnapshot())).toBe(1001);
  expect(selectSize(file.getSnapshot())).toBe(8);
});

it('knows of a text that is opened again when it was saved', async () => {
  const { file, type, go, rest } = await loadedFile();
  expect(selectSavedAt(file.getSnapshot())).toBeNull();
  type('print(2)');
  file.send({ type: 'save.requested' });
  await rest();
  go('/ws/other.py');
  await rest();
  expect(selectSavedAt(file.getSnapshot())).toBeNull();
  go(path);
  await rest();
  expect(selectSavedAt(file.getSnapshot())).toBe(1001);
});

it('starts empty and ready when loading fails, and lets the server protect what is there', async () => {
  const { file, files, reports, type, rest, asked, go } = openFile();
  files.fail('Network Error');
  go(path);
  await rest();
  expect(reports).toEqual([{ type: 'file.loadFailed', detail: 'Network Error', draft: unknown }]);
  expect(selectIsReady(file.getSnapshot())).toBe(true);
  files.heal();
  type('x');
  file.send({ type: 'save.requested' });
  await asked();
  expect(selectPendingConfirmation(file.getSnapshot())).toMatchObject({ kind: 'refused', reason: 'never_loaded' });
  expect(files.requests[0]).toEqual({ path, code: 'x', base: undefined });
  expect(files.disk[path]).toBe('print(1)');
});

it('takes a broken load for a failed one', async () => {
  const { files, reports, rest, go } = openFile();
  files.break('boom');
  go(path);
  await rest();
  expect(reports).toEqual([{ type: 'file.loadFailed', detail: 'boom', draft: unknown }]);
});

it('creates a file that is not there', async () => {
  const { file, files, type, rest, go } = openFile({});
  go(path);
  await rest();
  type('x');
  file.send({ type: 'save.requested' });
  await rest();
  expect(files.requests[0]).toEqual({ path, code: 'x', base: null });
});

it('waits, empty, when no file is worked on any more', async () => {
  const { file, files, type, go } = await loadedFile();
  type('typed');
  go(null);
  file.send({ type: 'save.requested' });
  expect([selectStatus(file.getSnapshot()), selectCode(file.getSnapshot())]).toEqual(['waiting', '']);
  expect(files.requests).toEqual([]);
});

it('neither shows nor replaces what is not a text', async () => {
  const { file, files, rest, go } = openFile();
  files.markBinary(path);
  go(path);
  await rest();
  file.send({ type: 'save.requested' });
  expect(selectStatus(file.getSnapshot())).toBe('binary');
  expect(selectCode(file.getSnapshot())).toBe('');
  expect(files.requests).toEqual([]);
});

it('keeps what is typed while it saves, as not yet saved', async () => {
  const { file, files, type, rest } = await loadedFile();
  files.gate.shut();
  type('one');
  file.send({ type: 'save.requested' });
  type('two');
  files.gate.open();
  await rest();
  expect(files.disk[path]).toBe('one');
  expect(selectCode(file.getSnapshot())).toBe('two');
  expect(selectIsDirty(file.getSnapshot())).toBe(true);
});

it.each(['fail', 'break'] as const)('keeps the text unsaved when saving meets trouble (%s)', async (trouble) => {
  const { file, files, reports, type, rest } = await loadedFile();
  type('two');
  files[trouble]('disk full');
  file.send({ type: 'save.requested' });
  await rest();
  expect(reports.at(-1)).toEqual({ type: 'file.saveFailed', detail: 'disk full' });
  expect(selectIsDirty(file.getSnapshot())).toBe(true);
});

it('never lets the answer for one path land in the text of another', async () => {
  const { file, files, rest, go } = openFile({ [path]: 'old', '/ws/b.py': 'new' });
  files.gate.shut();
  go(path);
  go('/ws/b.py');
  files.gate.open();
  await rest();
  expect(selectCode(file.getSnapshot())).toBe('new');
});

it.each(['fail', 'break'] as const)('says that a save failed though another file is wanted (%s)', async (trouble) => {
  const { file, files, reports, type, rest, go } = await loadedFile();
  type('two');
  files.gate.shut();
  files[trouble]('disk full');
  file.send({ type: 'save.requested' });
  go('/ws/b.py');
  files.gate.open();
  await rest();
  expect(reports).toContainEqual({ type: 'file.saveFailed', detail: 'disk full' });
});

it('says that a save was refused though another file is wanted, and opens the one that was named last', async () => {
  const { file, files, reports, type, rest, go } = await loadedFile();
  files.disk['/ws/b.py'] = 'new';
  type('two');
  files.gate.shut();
  file.send({ type: 'save.requested' });
  files.disk[path] = 'somebody else';
  go(null);
  go('/ws/b.py');
  expect(selectCode(file.getSnapshot())).toBe('two');
  files.gate.open();
  await rest();
  expect(reports).toContainEqual({ type: 'file.saveRefused', reason: 'changed_on_disk' });
  expect(selectCode(file.getSnapshot())).toBe('new');
  file.send({ type: 'save.requested' });
  await rest();
  expect(selectFileName(file.getSnapshot())).toBe('b.py');
});

it('forgets everything about the last file', async () => {
  const { file, type, go } = await loadedFile();
  type('typed');
  go('/ws/b.py');
  expect(selectCode(file.getSnapshot())).toBe('');
  expect(selectSavedAt(file.getSnapshot())).toBeNull();
  expect(selectIsReady(file.getSnapshot())).toBe(false);
});

it('sets the editor back when an edit cannot have been made to this text', async () => {
  const { file, reports } = await loadedFile();
  const { revision } = file.getSnapshot().context;
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 99, insert: '' }], length: 0 });
  expect(selectCode(file.getSnapshot())).toBe('print(1)');
  expect(file.getSnapshot().context.revision).toBe(revision + 1);
  expect(reports.at(-1)).toEqual({ type: 'file.setBack' });
});

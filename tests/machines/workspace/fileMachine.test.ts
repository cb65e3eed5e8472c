import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { FileReport } from '#machines/workspace/fileEvents.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import {
  selectCode,
  selectDoubt,
  selectIsDirty,
  selectIsLocked,
  selectIsReady,
  selectSavedAt,
  selectSize,
  selectStatus,
} from '#machines/workspace/fileSelectors.ts';
import { fakeFiles, versionOf } from '../../fakes/fakeFiles.ts';
import { witness } from '../../fakes/witness.ts';

const path = '/ws/src/gazebo_test_pkg/scripts/a.py';
const defaultPath = '/ws/src/gazebo_test_pkg/scripts/sensor_subscriber.py';

function openFile(disk: Record<string, string> = { [path]: 'print(1)' }) {
  const files = fakeFiles(disk);
  const owner = witness<FileReport>();
  const file = createActor(fileMachine, { input: { files, owner: owner.actor } }).start();
  const rest = () => waitFor(file, (snapshot) => snapshot.hasTag('ready') || snapshot.matches('binary'));
  const doubt = () => waitFor(file, (snapshot) => selectDoubt(snapshot) !== null);
  const type = (code: string) =>
    file.send({
      type: 'code.edited',
      changes: [{ from: 0, to: selectCode(file.getSnapshot()).length, insert: code }],
      length: code.length,
    });
  const go = (to: string | null) => file.send({ type: 'path.changed', path: to });
  return { file, files, told: owner.told, rest, doubt, type, go };
}

async function loadedFile(code = 'print(1)') {
  const opened = openFile({ [path]: code });
  opened.go(path);
  await opened.rest();
  return opened;
}

it('waits until it knows which file it is', () => {
  const { file, go } = openFile();
  expect(selectStatus(file.getSnapshot())).toBe('waiting');
  go(path);
  expect(selectStatus(file.getSnapshot())).toBe('loading');
  expect(selectIsLocked(file.getSnapshot())).toBe(true);
});

it('shows what is stored', async () => {
  const { file, told } = await loadedFile();
  expect(selectCode(file.getSnapshot())).toBe('print(1)');
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
  expect(selectIsLocked(file.getSnapshot())).toBe(false);
  expect(told).toEqual([{ type: 'file.opened' }]);
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

it('starts empty and ready when loading fails, and lets the server protect what is there', async () => {
  const { file, files, told, type, rest, doubt, go } = openFile();
  files.fail('Network Error');
  go(path);
  await rest();
  expect(told).toEqual([{ type: 'file.loadFailed', detail: 'Network Error' }]);
  expect(selectIsReady(file.getSnapshot())).toBe(true);
  files.heal();
  type('x');
  file.send({ type: 'save.requested' });
  await doubt();
  expect(selectDoubt(file.getSnapshot())).toMatchObject({ kind: 'refused', reason: 'never_loaded' });
  expect(files.requests[0]).toEqual({ path, code: 'x', base: undefined });
  expect(files.disk[path]).toBe('print(1)');
});

it('takes a broken load for a failed one', async () => {
  const { files, told, rest, go } = openFile();
  files.break('boom');
  go(path);
  await rest();
  expect(told).toEqual([{ type: 'file.loadFailed', detail: 'boom' }]);
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

it('stores a text without a path under the default name', async () => {
  const { file, files, type, rest, go } = openFile({});
  go(null);
  expect(selectIsReady(file.getSnapshot())).toBe(true);
  type('x');
  file.send({ type: 'save.requested' });
  await rest();
  expect(files.disk[defaultPath]).toBe('x');
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

it.each([
  ['nothing over something', 'erases', 'x', ''],
  ['blanks over something', 'erases', 'x', ' \n'],
  ['10 characters over 101', 'shrinks', 'x'.repeat(101), 'x'.repeat(10)],
])('asks before saving %s', async (_, kind, loaded, next) => {
  const { file, files, type } = await loadedFile(loaded);
  type(next);
  file.send({ type: 'save.requested' });
  expect(selectDoubt(file.getSnapshot())).toEqual({ kind });
  expect(files.requests).toEqual([]);
});

it.each([
  ['11 characters over 101', 'x'.repeat(101), 'x'.repeat(11)],
  ['5 characters over 100', 'x'.repeat(100), 'x'.repeat(5)],
])('saves %s without asking', async (_, loaded, next) => {
  const { file, files, type, rest } = await loadedFile(loaded);
  type(next);
  file.send({ type: 'save.requested' });
  await rest();
  expect(files.disk[path]).toBe(next);
});

it('replaces what the learner confirmed, and only that', async () => {
  const { file, files, type, rest, doubt } = await loadedFile();
  type('');
  file.send({ type: 'save.requested' });
  files.disk[path] = 'somebody else';
  file.send({ type: 'overwrite.confirmed' });
  await doubt();
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
  const { file, files, told, type } = await loadedFile();
  type('');
  file.send({ type: 'save.requested' });
  file.send({ type: 'overwrite.declined' });
  expect(files.disk[path]).toBe('print(1)');
  expect(told.at(-1)).toEqual({ type: 'file.saveCancelled' });
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
  const { file, files, told, type, rest } = await loadedFile();
  type('two');
  files[trouble]('disk full');
  file.send({ type: 'save.requested' });
  await rest();
  expect(told.at(-1)).toEqual({ type: 'file.saveFailed', detail: 'disk full' });
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

it('forgets everything about the last file', async () => {
  const { file, type, go } = await loadedFile();
  type('typed');
  go('/ws/b.py');
  expect(selectCode(file.getSnapshot())).toBe('');
  expect(selectSavedAt(file.getSnapshot())).toBeNull();
  expect(selectIsReady(file.getSnapshot())).toBe(false);
});

it('sets the editor back when an edit cannot have been made to this text', async () => {
  const { file, told } = await loadedFile();
  const { revision } = file.getSnapshot().context;
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 99, insert: '' }], length: 0 });
  expect(selectCode(file.getSnapshot())).toBe('print(1)');
  expect(file.getSnapshot().context.revision).toBe(revision + 1);
  expect(told.at(-1)).toEqual({ type: 'file.setBack' });
});

it('lends its text to a build and saves nothing until it is back', async () => {
  const { file, files, told, type } = await loadedFile();
  type('two');
  file.send({ type: 'draft.requested' });
  expect(told.at(-1)).toEqual({
    type: 'file.lent',
    draft: { path, code: 'two', saved: 'print(1)', base: versionOf('print(1)') },
  });
  file.send({ type: 'save.requested' });
  expect(files.requests).toEqual([]);
  type('three');
  file.send({ type: 'draft.stored', stored: { code: 'two', version: versionOf('two'), savedAt: 5 } });
  expect(selectSavedAt(file.getSnapshot())).toBe(5);
  expect(selectCode(file.getSnapshot())).toBe('three');
  expect(selectIsDirty(file.getSnapshot())).toBe(true);
  file.send({ type: 'draft.requested' });
  file.send({ type: 'draft.returned' });
  expect(selectIsLocked(file.getSnapshot())).toBe(false);
});

it('has no text for a build before it has loaded', () => {
  const { file, told, go } = openFile();
  go(path);
  file.send({ type: 'draft.requested' });
  expect(told).toEqual([{ type: 'file.unavailable' }]);
});

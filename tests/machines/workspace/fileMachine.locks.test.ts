import { expect, it } from 'vitest';
import {
  type FileActor,
  selectPendingConfirmation,
  selectIsLocked,
  selectIsReady,
  selectIsSaving,
  selectRevision,
  selectStatus,
} from '#machines/workspace/fileSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { loadedFile, openFile, path } from './openFile.ts';

type Opened = ReturnType<typeof openFile>;

async function openBinary() {
  const opened = openFile();
  opened.files.markBinary(path);
  opened.go(path);
  await opened.rest();
  return opened;
}

async function openConfirming() {
  const opened = await loadedFile();
  opened.type('');
  opened.file.send({ type: 'save.requested' });
  return opened;
}

async function openSaving() {
  const opened = await loadedFile();
  opened.files.gate.shut();
  opened.file.send({ type: 'save.requested' });
  return opened;
}

async function openLocked() {
  const opened = await loadedFile();
  opened.file.send({ type: 'lock.requested' });
  return opened;
}

function openLoading() {
  const opened = openFile();
  opened.go(path);
  return opened;
}

const places: Record<string, () => Opened | Promise<Opened>> = {
  waiting: openFile,
  loading: openLoading,
  binary: openBinary,
  confirming: openConfirming,
  saving: openSaving,
  locked: openLocked,
  ready: loadedFile,
};

it.each([
  ['waiting', 'waiting', { locked: true, editable: false, saving: false }],
  ['loading', 'loading', { locked: true, editable: false, saving: false }],
  ['binary', 'binary', { locked: true, editable: false, saving: false }],
  ['confirming', 'ready', { locked: true, editable: true, saving: false }],
  ['saving', 'ready', { locked: true, editable: true, saving: true }],
  ['locked', 'ready', { locked: true, editable: true, saving: false }],
  ['ready', 'ready', { locked: false, editable: true, saving: false }],
] as const)('while %s is shown as %s, with %j', async (place, status, { locked, editable, saving }) => {
  const { file } = await places[place]!();
  const now = file.getSnapshot();
  expect(selectStatus(now)).toBe(status);
  expect({ locked: selectIsLocked(now), editable: selectIsReady(now), saving: selectIsSaving(now) }).toEqual({
    locked,
    editable,
    saving,
  });
});

it.each([
  ['waiting', 'file.unavailable'],
  ['loading', 'file.unavailable'],
  ['binary', 'file.unavailable'],
  ['confirming', 'file.undecided'],
  ['locked', 'file.unavailable'],
] as const)('while %s is neither saved nor locked, and says so to a build', async (place, answer) => {
  const { file, files, reports } = await places[place]!();
  const before = { requests: files.requests.length, work: workOf(file) };
  file.send({ type: 'save.requested' });
  file.send({ type: 'lock.requested' });
  expect({ requests: files.requests.length, work: workOf(file) }).toEqual(before);
  expect(reports.at(-1)).toEqual({ type: answer });
});

it.each(['waiting', 'loading', 'binary', 'confirming', 'saving', 'locked', 'ready'])(
  'while %s answers whoever gives the text back',
  async (place) => {
    const { file, reports } = await places[place]!();
    file.send({ type: 'lock.released' });
    expect(reports.at(-1)).toEqual({ type: 'file.unlocked' });
    file.send({ type: 'draft.stored', stored: { code: 'other', version: versionOf('other'), savedAt: 5 } });
    expect(reports.at(-1)).toEqual({ type: 'file.unlocked' });
    expect(file.getSnapshot().context.saved).not.toBe('other');
  },
);

it('asks for nothing once the learner has decided', async () => {
  const { file, rest } = await openConfirming();
  expect(selectPendingConfirmation(file.getSnapshot())).toEqual({ kind: 'erases' });
  file.send({ type: 'overwrite.declined' });
  expect(selectPendingConfirmation(file.getSnapshot())).toBeNull();
  file.send({ type: 'save.requested' });
  file.send({ type: 'overwrite.confirmed' });
  expect(selectPendingConfirmation(file.getSnapshot())).toBeNull();
  await rest();
  expect(selectPendingConfirmation(file.getSnapshot())).toBeNull();
});

it('does not force what a learner declined', async () => {
  const { file, files, type, rest } = await openConfirming();
  file.send({ type: 'overwrite.declined' });
  type('print(2)');
  file.send({ type: 'save.requested' });
  await rest();
  expect(files.requests).toEqual([{ path, code: 'print(2)', base: versionOf('print(1)') }]);
});

it('counts every text that was not typed: another file, and what was loaded of it', async () => {
  const { file, type, rest, go } = openFile();
  const revision = () => selectRevision(file.getSnapshot());
  expect(revision()).toBe(1);
  go(path);
  expect(revision()).toBe(2);
  await rest();
  expect(revision()).toBe(3);
  type('typed');
  expect(revision()).toBe(3);
});

it('waits as before the first file once none is worked on any more', async () => {
  const { file } = await loadedFile();
  file.send({ type: 'path.changed', path: null });
  expect([selectStatus(file.getSnapshot()), selectIsLocked(file.getSnapshot())]).toEqual(['waiting', true]);
});

/** What is done with the text, or where a file is that has none. */
function workOf(file: FileActor): unknown {
  const { value } = file.getSnapshot();
  return typeof value === 'object' ? value.open.work : value;
}

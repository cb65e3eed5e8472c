import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectUndismissedNote } from '#machines/workspace/workspaceSelectors.ts';
import { enterWorkspace } from './enterWorkspace.ts';

it('forgets what it said when told to', async () => {
  const { workspace, ports, notes, ready } = enterWorkspace();
  ports.files.fail('no disk');
  await ready();
  expect(notes()).toHaveLength(2);
  workspace.send({ type: 'notes.cleared' });
  expect(notes()).toEqual([]);
});

it('puts away the message that was dismissed, with what says the same, and lists all of them as before', () => {
  const { workspace, notes } = enterWorkspace();
  const lines = [
    { kind: 'saveFailed', detail: 'disk full' },
    { kind: 'stopFailed', error: 'busy' },
    { kind: 'saveFailed', detail: 'disk full' },
    { kind: 'stopFailed', error: 'gone' },
  ] as const;
  workspace.send({ type: 'program.noted', lines });
  const undismissed = () => selectUndismissedNote(workspace.getSnapshot());
  const dismiss = () => workspace.send({ type: 'note.dismissed', seq: undismissed()!.seq });
  expect(undismissed()?.line).toEqual({ kind: 'stopFailed', error: 'gone' });
  dismiss();
  expect(undismissed()?.line).toEqual({ kind: 'saveFailed', detail: 'disk full' });
  dismiss();
  expect(undismissed()?.line).toEqual({ kind: 'stopFailed', error: 'busy' });
  dismiss();
  expect(undismissed()).toBeUndefined();
  expect(notes()).toEqual(lines);
  workspace.send({ type: 'program.noted', lines: [lines[0]] });
  expect(undismissed()?.line).toEqual(lines[0]);
});

it.each([
  { kind: 'loadFailed', detail: 'no disk' },
  { kind: 'startedEmpty' },
  { kind: 'saveFailed', detail: 'disk full' },
  { kind: 'saveCancelled' },
  { kind: 'safetyCheckFailed', reason: 'changed_on_disk' },
  { kind: 'fileLoading' },
  { kind: 'fileUndecided' },
  { kind: 'buildOfNothing' },
  { kind: 'buildFailed', detail: 'invalid syntax' },
  { kind: 'buildBroken', detail: 'Network Error' },
  { kind: 'buildInterrupted', detail: 'Network Error' },
  { kind: 'submitFailed', detail: 'no database' },
  { kind: 'submitUnanswered', detail: 'Network Error' },
] as const)('lets no $kind of one challenge stand in the next one, and lists it as before', (line) => {
  const { workspace, notes } = enterWorkspace();
  workspace.send({ type: 'program.noted', lines: [line] });
  expect(selectUndismissedNote(workspace.getSnapshot())?.line).toEqual(line);
  workspace.send({ type: 'challenge.changed', challengeId: 2 });
  expect(selectUndismissedNote(workspace.getSnapshot())).toBeUndefined();
  expect(notes()).toEqual([line]);
});

it('lets stand what is said of the server and of the browser, whatever the challenge', () => {
  const { workspace } = enterWorkspace();
  const line = { kind: 'draftNotKept', fault: 'full' } as const;
  workspace.send({ type: 'program.noted', lines: [line] });
  workspace.send({ type: 'challenge.changed', challengeId: 2 });
  expect(selectUndismissedNote(workspace.getSnapshot())?.line).toEqual(line);
});

it('asks nobody to wait for a file that has loaded', async () => {
  const { workspace, program, ports, notes, ready } = enterWorkspace(1, {}, ({ files }) => files.gate.shut());
  await waitFor(workspace, (snapshot) => snapshot.matches({ problem: 'open' }));
  program.send({ type: 'build.requested' });
  expect(selectUndismissedNote(workspace.getSnapshot())?.line).toEqual({ kind: 'fileLoading' });
  ports.files.gate.open();
  await ready();
  expect([selectUndismissedNote(workspace.getSnapshot()), notes()]).toEqual([undefined, [{ kind: 'fileLoading' }]]);
});

it.each([
  { kind: 'buildBroken', detail: 'Network Error' },
  { kind: 'buildInterrupted', detail: 'Network Error' },
] as const)('says no more of a build that is $kind once one has succeeded', async (line) => {
  const { workspace, program, ready } = enterWorkspace();
  await ready();
  workspace.send({ type: 'program.noted', lines: [line] });
  expect(selectUndismissedNote(workspace.getSnapshot())?.line).toEqual(line);
  program.send({ type: 'build.requested' });
  await expect.poll(() => selectUndismissedNote(workspace.getSnapshot())).toBeUndefined();
});

it('says no more that a save failed once what was typed is stored, and lets all else stand', () => {
  const { workspace, notes } = enterWorkspace();
  const lines = [
    { kind: 'stopFailed', error: 'gone' },
    { kind: 'saveFailed', detail: 'disk full' },
  ] as const;
  workspace.send({ type: 'program.modified' });
  workspace.send({ type: 'program.noted', lines });
  workspace.send({ type: 'program.synchronised' });
  expect(notes()).toEqual([lines[0]]);
});

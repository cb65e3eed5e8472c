import { expect, it } from 'vitest';
import { selectStandingNote } from '#machines/workspace/workspaceSelectors.ts';
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
  const standing = () => selectStandingNote(workspace.getSnapshot());
  const dismiss = () => workspace.send({ type: 'note.dismissed', seq: standing()!.seq });
  expect(standing()?.line).toEqual({ kind: 'stopFailed', error: 'gone' });
  dismiss();
  expect(standing()?.line).toEqual({ kind: 'saveFailed', detail: 'disk full' });
  dismiss();
  expect(standing()?.line).toEqual({ kind: 'stopFailed', error: 'busy' });
  dismiss();
  expect(standing()).toBeUndefined();
  expect(notes()).toEqual(lines);
  workspace.send({ type: 'program.noted', lines: [lines[0]] });
  expect(standing()?.line).toEqual(lines[0]);
});

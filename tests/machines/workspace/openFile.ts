import { createActor, waitFor } from 'xstate';
import type { FileReport } from '#machines/workspace/fileEvents.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import { selectCode, selectPendingConfirmation } from '#machines/workspace/fileSelectors.ts';
import { fakeFiles } from '../../fakes/fakeFiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

export const path = '/ws/src/gazebo_test_pkg/scripts/a.py';

/** A file that waits for its path, over a disk in memory. */
export function openFile(disk: Record<string, string> = { [path]: 'print(1)' }) {
  const files = fakeFiles(disk);
  const owner = fakeOwner<FileReport>();
  const file = createActor(fileMachine, { input: { files, owner: owner.actor } }).start();
  const rest = () => waitFor(file, (snapshot) => snapshot.hasTag('ready') || snapshot.matches('binary'));
  const asked = () => waitFor(file, (snapshot) => selectPendingConfirmation(snapshot) !== null);
  const type = (code: string) =>
    file.send({
      type: 'code.edited',
      changes: [{ from: 0, to: selectCode(file.getSnapshot()).length, insert: code }],
      length: code.length,
    });
  const go = (to: string | null) => file.send({ type: 'path.changed', path: to });
  return { file, files, reports: owner.reports, rest, asked, type, go };
}

/** A file that has loaded this text. */
export async function loadedFile(code = 'print(1)') {
  const opened = openFile({ [path]: code });
  opened.go(path);
  await opened.rest();
  return opened;
}

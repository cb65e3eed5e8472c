import type { ExportPort } from '#machines/ports/exportPort.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import { giveFile } from './giveFile.ts';
import { type WorkspaceCalls, reasonOf } from './workspaceCalls.ts';

/** Everything that belongs to the learner, over the workspace API, as a file of the browser's own downloads. */
export function restExport(call: WorkspaceCalls): ExportPort {
  return {
    async give() {
      const answer = await call('exportAccount');
      if (answer.outcome !== 'answered') throw new RefusedError(reasonOf(answer));
      const day = answer.body.exported_at.slice(0, 10);
      giveFile(`servolab-data-${day}.json`, 'application/json', JSON.stringify(answer.body, null, 2));
    },
  };
}

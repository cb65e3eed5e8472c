import type { RunReader } from '#machines/ports/logPort.ts';
import { bytesOfBase64 } from './base64.ts';
import { runOfJudge, runOfName } from './otherRun.ts';
import { runOfBytes } from './runBytes.ts';

/** Reads the runs that a log brings. */
export const runReader: RunReader = {
  read(text) {
    const answer = orNothing(() => runOfBytes(bytesOfBase64(text)));
    if (answer?.outcome !== 'read') return answer?.outcome ?? 'damaged';
    const { kept, sightAt } = runOfName('', answer.run);
    const { name: _, ...own } = kept;
    return { kept: own, sightAt };
  },
  judged: (run, failures) => runOfJudge(run, null, failures),
};

/** A text that is no base64 throws. */
function orNothing<Answer>(read: () => Answer): Answer | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

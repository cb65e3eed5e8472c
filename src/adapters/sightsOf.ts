import type { Sights } from '#machines/ports/logPort.ts';
import type { OutputStore } from './outputStore.ts';
import type { PastStore } from './pastStore.ts';
import { runText } from './runText.ts';

/** What is shown of the output of programs and of the robot's run, for the log of whoever has seen it. */
export function sightsOf(
  output: Pick<OutputStore, 'read' | 'forget'>,
  past: Pick<PastStore, 'toWrite' | 'forget'>,
): Sights {
  return {
    read: () => ({
      rows: output.read().rows,
      run(safe) {
        const run = past.toWrite();
        return run === null ? null : runText(run, safe);
      },
    }),
    forget() {
      output.forget();
      past.forget();
    },
  };
}

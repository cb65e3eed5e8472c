import { useSelector } from '@xstate/react';
import type { LoadedLog } from '#machines/recording/loadedLog.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectRobotMoment } from '#machines/recording/replaySelectors.ts';
import { useTexts } from '../useTexts.ts';

/** What the site below cannot show as it was, as the log does not have it. */
export function StageNotes({ replay, loaded }: { replay: ReplayActor; loaded: LoadedLog }) {
  const { robotMomentTexts, seenOutputTexts, seenRobotTexts } = useTexts();
  const moment = useSelector(replay, selectRobotMoment);
  const { output, robot } = loaded.world.parts;
  return (
    <div role="status" className="grid gap-1 text-sm text-muted">
      <p>{seenOutputTexts[output]}</p>
      <p>{robot === 'here' ? robotMomentTexts[moment] : seenRobotTexts[robot]}</p>
    </div>
  );
}

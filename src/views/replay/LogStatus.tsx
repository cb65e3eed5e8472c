import { useSelector } from '@xstate/react';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectIsReading, selectLoaded } from '#machines/recording/replaySelectors.ts';
import { useTexts } from '../useTexts.ts';

/** Says what becomes of a log in a place that is there all the while: a verdict that comes together with its place is not heard. */
export function LogStatus({ replay }: { replay: ReplayActor }) {
  const { replayTexts } = useTexts();
  const isReading = useSelector(replay, selectIsReading);
  const loaded = useSelector(replay, selectLoaded);
  const verdict = loaded === null ? '' : replayTexts.wasRead(loaded.divergence?.step, loaded.log.damage === null);
  return (
    <p role="status" className="sr-only">
      {isReading ? replayTexts.reading : verdict}
    </p>
  );
}

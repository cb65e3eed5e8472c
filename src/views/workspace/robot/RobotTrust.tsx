import { useSelector } from '@xstate/react';
import {
  type RobotViewActor,
  selectHasWorldFailed,
  selectIsPaused,
  selectRobotViewState,
  selectWhyUnavailable,
} from '#machines/workspace/robotViewSelectors.ts';
import { refusalText } from '../../../texts/refusalText.ts';
import { Button } from '../../ui/Button.tsx';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { useTexts } from '../../useTexts.ts';

interface RobotTrustProps {
  robotView: RobotViewActor;
  /** A moment is shown that is over. */
  isPast: boolean;
}

/** How far what is shown can be trusted, and what helps where it cannot. */
export function RobotTrust({ robotView, isPast }: RobotTrustProps) {
  const texts = useTexts();
  const { robotTexts, scrubberTexts } = texts;
  const state = useSelector(robotView, selectRobotViewState);
  const isPaused = useSelector(robotView, selectIsPaused) && state === 'live';
  const why = useSelector(robotView, selectWhyUnavailable);
  const hasWorldFailed = useSelector(robotView, selectHasWorldFailed);
  const trust = state === 'unavailable' ? robotTexts.notShown(refusalText(texts, why)) : texts.robotViewTexts[state];
  return (
    <>
      <p
        role="status"
        className={`text-sm ${isPast || isPaused ? 'font-semibold text-warn' : state === 'live' ? 'text-good' : 'text-muted'}`}
      >
        {isPast ? scrubberTexts.back : isPaused ? robotTexts.paused : trust}
      </p>
      {state === 'late' || state === 'unavailable' ? (
        <Button
          ref={handFocusOn()}
          size="sm"
          variant="quiet"
          onPress={() => robotView.send({ type: 'retry.requested' })}
        >
          {robotTexts.tryAgain}
        </Button>
      ) : null}
      {hasWorldFailed ? (
        <>
          <p className="text-sm text-bad">{robotTexts.worldFailed}</p>
          <Button
            ref={handFocusOn()}
            size="sm"
            variant="quiet"
            onPress={() => robotView.send({ type: 'world.requested' })}
          >
            {robotTexts.loadWorld}
          </Button>
        </>
      ) : null}
    </>
  );
}

import { useSelector } from '@xstate/react';
import {
  type RobotViewActor,
  selectHasWorldFailed,
  selectRobotViewState,
} from '#machines/workspace/robotViewMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';

interface RobotTrustProps {
  robotView: RobotViewActor;
  /** A moment is shown that is over. */
  isPast: boolean;
}

/** How far what is shown can be trusted, and what helps where it cannot. */
export function RobotTrust({ robotView, isPast }: RobotTrustProps) {
  const { robotTexts, robotViewTexts, scrubberTexts } = useTexts();
  const state = useSelector(robotView, selectRobotViewState);
  const hasWorldFailed = useSelector(robotView, selectHasWorldFailed);
  return (
    <>
      <p
        role="status"
        className={`text-sm ${isPast ? 'font-semibold text-warn' : state === 'live' ? 'text-good' : 'text-muted'}`}
      >
        {isPast ? scrubberTexts.back : robotViewTexts[state]}
      </p>
      {state === 'late' || state === 'unavailable' ? (
        <Button size="sm" variant="quiet" onPress={() => robotView.send({ type: 'retry.requested' })}>
          {robotTexts.tryAgain}
        </Button>
      ) : null}
      {hasWorldFailed ? (
        <>
          <p className="text-sm text-bad">{robotTexts.worldFailed}</p>
          <Button size="sm" variant="quiet" onPress={() => robotView.send({ type: 'world.requested' })}>
            {robotTexts.loadWorld}
          </Button>
        </>
      ) : null}
    </>
  );
}

import { useSelector } from '@xstate/react';
import type { DriveActor } from '#machines/workspace/driveMachine.ts';
import type { RobotDisplayActor } from '#machines/workspace/robotDisplayMachine.ts';
import {
  type RobotViewActor,
  selectHasWorldFailed,
  selectRefusal,
  selectReturns,
  selectRobot,
  selectRobotViewState,
  selectWorld,
} from '#machines/workspace/robotViewMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';
import { DisplayBar, PointedPlace } from './DisplayBar.tsx';
import { DriveArea } from './DriveArea.tsx';
import { DrivePad } from './DrivePad.tsx';
import { DriveSwitch, DriveWords } from './DriveSwitch.tsx';
import { RobotDrawing } from './RobotDrawing.tsx';
import { RobotWords } from './RobotWords.tsx';

interface RobotViewProps {
  robotView: RobotViewActor;
  robotDisplay: RobotDisplayActor;
  drive: DriveActor;
}

/** The robot in its world and in words, and how far both can be trusted. */
export function RobotView({ robotView, robotDisplay, drive }: RobotViewProps) {
  const { robotTexts, robotViewTexts } = useTexts();
  const state = useSelector(robotView, selectRobotViewState);
  const robot = useSelector(robotView, selectRobot);
  const opened = useSelector(robotView, selectWorld);
  const hasWorldFailed = useSelector(robotView, selectHasWorldFailed);
  const returns = useSelector(robotView, selectReturns);
  const refusal = useSelector(robotView, selectRefusal);
  return (
    <DriveArea drive={drive}>
      <div className="flex flex-wrap items-center gap-2 px-3 py-2">
        <p role="status" className={`mr-auto text-sm ${state === 'live' ? 'text-good' : 'text-muted'}`}>
          {robotViewTexts[state]}
        </p>
        {state === 'late' || state === 'unavailable' ? (
          <Button size="sm" variant="quiet" onPress={() => robotView.send({ type: 'retry.requested' })}>
            {robotTexts.tryAgain}
          </Button>
        ) : null}
        {hasWorldFailed ? (
          <Button size="sm" variant="quiet" onPress={() => robotView.send({ type: 'world.requested' })}>
            {robotTexts.loadWorld}
          </Button>
        ) : null}
        <DriveSwitch drive={drive} />
        <Button
          size="sm"
          icon="i-lucide-rotate-ccw"
          isDisabled={state !== 'live'}
          onPress={() => robotView.send({ type: 'reset.requested' })}
        >
          {robotTexts.reset}
        </Button>
      </div>
      {hasWorldFailed ? <p className="px-3 text-sm text-bad">{robotTexts.worldFailed}</p> : null}
      <DisplayBar display={robotDisplay} />
      <DriveWords drive={drive} robot={robot} />
      {opened === null ? null : (
        <div className="relative flex min-h-0 flex-1 flex-col">
          <RobotDrawing robot={robot} opened={opened} display={robotDisplay} />
          <DrivePad drive={drive} />
        </div>
      )}
      <PointedPlace display={robotDisplay} />
      <RobotWords robot={robot} opened={opened} />
      <p role="status" className="px-3 text-sm text-bad">
        {refusal === null ? '' : robotTexts.notReturned(refusal.why ?? robotTexts.noReason)}
      </p>
      <p role="status" className="px-3 pb-3 text-sm text-muted">
        {returns === 0 ? '' : robotTexts.returned(returns)}
      </p>
    </DriveArea>
  );
}

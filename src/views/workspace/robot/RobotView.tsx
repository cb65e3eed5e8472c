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
import { type ScrubberActor, selectMoment, selectPast } from '#machines/workspace/scrubberMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';
import { DisplayBar, PointedPlace } from './DisplayBar.tsx';
import { DriveArea } from './DriveArea.tsx';
import { DrivePad } from './DrivePad.tsx';
import { DriveSwitch, DriveWords } from './DriveSwitch.tsx';
import { RobotDrawing } from './RobotDrawing.tsx';
import { RobotWords } from './RobotWords.tsx';
import { Scrubber } from './Scrubber.tsx';

interface RobotViewProps {
  robotView: RobotViewActor;
  robotDisplay: RobotDisplayActor;
  scrubber: ScrubberActor;
  drive: DriveActor;
}

/** The robot in its world and in words, and how far both can be trusted. */
export function RobotView({ robotView, robotDisplay, scrubber, drive }: RobotViewProps) {
  const { robotTexts, robotViewTexts, scrubberTexts } = useTexts();
  const robot = useSelector(robotView, selectRobot);
  const state = useSelector(robotView, selectRobotViewState);
  const { shown } = useSelector(scrubber, selectPast);
  const isPast = useSelector(scrubber, selectMoment) !== null;
  const opened = useSelector(robotView, selectWorld);
  const hasWorldFailed = useSelector(robotView, selectHasWorldFailed);
  const returns = useSelector(robotView, selectReturns);
  const refusal = useSelector(robotView, selectRefusal);
  return (
    <DriveArea drive={drive}>
      <div className="flex flex-wrap items-center gap-2 px-3 py-2">
        <p
          role="status"
          className={`mr-auto text-sm ${isPast ? 'font-semibold text-warn' : state === 'live' ? 'text-good' : 'text-muted'}`}
        >
          {isPast ? scrubberTexts.back : robotViewTexts[state]}
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
        <div
          className={`relative flex min-h-0 flex-auto flex-col ${isPast ? 'opacity-70 outline-2 outline-dashed outline-warn -outline-offset-2' : ''}`}
        >
          <RobotDrawing robot={shown} opened={opened} display={robotDisplay} />
          <DrivePad drive={drive} />
        </div>
      )}
      <Scrubber scrubber={scrubber} />
      <PointedPlace display={robotDisplay} />
      <RobotWords robot={shown} opened={opened} />
      <p role="status" className="px-3 text-sm text-bad">
        {refusal === null ? '' : robotTexts.notReturned(refusal.why ?? robotTexts.noReason)}
      </p>
      <p role="status" className="px-3 pb-3 text-sm text-muted">
        {returns === 0 ? '' : robotTexts.returned(returns)}
      </p>
    </DriveArea>
  );
}

import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import { replaceNamed } from '#contract/replaceNamed.ts';
import type { OpenedWorld } from '#contract/robot.ts';
import {
  selectIsPaused,
  selectOdometry,
  selectRefusal,
  selectReturns,
  selectRobot,
  selectWorld,
} from '#machines/workspace/robotViewSelectors.ts';
import type { KeptRunsActor } from '#machines/workspace/keptRunsSelectors.ts';
import { type ScrubberActor, selectMoment, selectPast } from '#machines/workspace/scrubberMachine.ts';
import type { PastPort } from '#machines/ports/pastPort.ts';
import type { RobotPort } from '#machines/ports/robotPort.ts';
import { refusalText } from '../../../texts/refusalText.ts';
import { useTexts } from '../../useTexts.ts';
import { SceneMissing } from './DisplayChoices.tsx';
import { DriveArea } from './DriveArea.tsx';
import { DrivePad } from './DrivePad.tsx';
import { DriveWords } from './DriveSwitch.tsx';
import { PointedPlace } from './PointedPlace.tsx';
import { RobotBar, type RobotBarProps } from './RobotBar.tsx';
import { RobotDrawing, useIsMap } from './RobotDrawing.tsx';
import { RobotTrust } from './RobotTrust.tsx';
import { RobotWords } from './RobotWords.tsx';
import { Scrubber } from './Scrubber.tsx';

export interface RobotViewProps extends RobotBarProps {
  scrubber: ScrubberActor;
  keptRuns: KeptRunsActor;
}

/** The robot in its world and in words, and how far both can be trusted. */
export function RobotView({ scrubber, keptRuns, ...actors }: RobotViewProps) {
  const { robotView, robotDisplay, drive } = actors;
  const texts = useTexts();
  const { robotTexts } = texts;
  const robot = useSelector(robotView, selectRobot);
  const past = useSelector(scrubber, selectPast);
  const { shown, ghosts } = past;
  const isPaused = useSelector(robotView, selectIsPaused);
  const isPast = useSelector(scrubber, selectMoment) !== null;
  const opened = useWorldOf(past, useSelector(robotView, selectWorld));
  const odometry = useSelector(robotView, selectOdometry);
  const returns = useSelector(robotView, selectReturns);
  const refusal = useSelector(robotView, selectRefusal);
  const isMap = useIsMap(robotDisplay);
  return (
    <DriveArea drive={drive}>
      <RobotBar {...actors} />
      <SceneMissing display={robotDisplay} />
      <div
        className={`relative flex flex-auto flex-col ${isMap ? 'md:max-h-[max(18.5rem,100cqh-9rem)]' : ''} ${isPast ? 'opacity-70 outline-2 outline-dashed outline-warn -outline-offset-2' : ''}`}
      >
        {opened === null ? null : <RobotDrawing robot={shown} ghosts={ghosts} opened={opened} display={robotDisplay} />}
        <div className="absolute left-4 top-1 flex max-w-3/4 flex-wrap items-center gap-x-2 rounded bg-sunken/80 px-1.5">
          <RobotTrust robotView={robotView} isPast={isPast} />
        </div>
        <DrivePad drive={drive} isUnder={isMap} />
      </div>
      <p role="status" className="px-3 text-sm text-warn">
        {isPaused ? robotTexts.pausedWords : ''}
      </p>
      <DriveWords drive={drive} robot={robot} />
      <Scrubber scrubber={scrubber} keptRuns={keptRuns} odometry={odometry} />
      <PointedPlace display={robotDisplay} />
      <RobotWords robot={shown} opened={opened} />
      <p role="status" className="px-3 text-sm text-bad">
        {refusal === null ? '' : texts.robotRefusalTexts[refusal.request](refusalText(texts, refusal.why))}
      </p>
      <Returned robot={robot} returns={returns} />
    </DriveArea>
  );
}

/** That robot and world stand where they start again, until the robot has gone on from there. */
function Returned({ robot, returns }: { robot: RobotPort; returns: number }) {
  const { robotTexts } = useTexts();
  const hasLeft = useSyncExternalStore(robot.subscribe, () => (robot.read()?.trail.length ?? 0) > 1);
  return (
    <p role="status" className="px-3 text-sm text-muted">
      {returns === 0 || hasLeft ? '' : robotTexts.returned(returns)}
    </p>
  );
}

/** The world that is open, as it was in the run that is looked at. */
function useWorldOf(past: PastPort, opened: OpenedWorld | null): OpenedWorld | null {
  const regions = useSyncExternalStore(past.subscribe, () => past.read()?.regions);
  return useMemo(() => {
    if (opened === null || regions === undefined) return opened;
    return { ...opened, world: { ...opened.world, regions: replaceNamed(opened.world.regions, regions) } };
  }, [opened, regions]);
}

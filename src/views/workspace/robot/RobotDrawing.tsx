import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { OpenedWorld } from '#contract/robot.ts';
import type { Ghosts } from '#machines/ports/pastPort.ts';
import type { Sightings } from '#machines/ports/robotPort.ts';
import { type RobotDisplayActor, selectDrawing, selectHiddenLayers } from '#machines/workspace/robotDisplayMachine.ts';
import { CanvasContext } from '../../CanvasContext.ts';
import { RobotMap } from './RobotMap.tsx';
import { RobotScene } from './RobotScene.tsx';

interface RobotDrawingProps {
  robot: Sightings;
  /** What is drawn beside it. */
  ghosts: Ghosts;
  opened: OpenedWorld;
  display: RobotDisplayActor;
}

/** Whether it is a map that is drawn: the one that was chosen, or that stands in for a scene. */
export function useIsMap(display: RobotDisplayActor): boolean {
  const drawing = useSelector(display, selectDrawing);
  return !use(CanvasContext) || drawing === 'map';
}

/** The robot's world, in space or on a map. */
export function RobotDrawing({ robot, ghosts, opened, display }: RobotDrawingProps) {
  const isDecided = useSelector(display, selectDrawing) !== null;
  const hidden = useSelector(display, selectHiddenLayers);
  const isMap = useIsMap(display);
  if (!isDecided) return null;
  if (isMap) return <RobotMap robot={robot} ghosts={ghosts} opened={opened} hidden={hidden} />;
  return <RobotScene robot={robot} ghosts={ghosts} opened={opened} display={display} />;
}

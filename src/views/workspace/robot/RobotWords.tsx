import { useSyncExternalStore } from 'react';
import type { OpenedWorld } from '#contract/robot.ts';
import type { Sightings } from '#machines/ports/robotPort.ts';
import { type RobotSurroundings, robotSurroundings } from '#machines/workspace/robotSurroundings.ts';
import { useCourse } from '../../useCourse.ts';
import { useTexts } from '../../useTexts.ts';

interface RobotWordsProps {
  robot: Sightings;
  opened: OpenedWorld | null;
}

/** Where the robot is, what is ahead and how far the goal: drawn anew only when the words differ. */
export function RobotWords({ robot, opened }: RobotWordsProps) {
  const { robotTexts } = useTexts();
  const tell = useCourse();
  const words = useSyncExternalStore(robot.subscribe, () => {
    const sight = robot.read();
    return sight === null ? '' : wordsOf(robotSurroundings(sight, opened));
  });
  return <p className="px-3 py-2 text-sm text-muted tabular-nums">{words}</p>;

  function wordsOf({ x, y, degrees, ahead, goal, cells, held, battery, collisions }: RobotSurroundings): string {
    return [
      robotTexts.where(x.toFixed(1), y.toFixed(1), degrees),
      ahead === undefined ? '' : ahead === null ? robotTexts.aheadFree : robotTexts.ahead(ahead.toFixed(1)),
      held === undefined ? '' : robotTexts.holds(tell(held).text),
      battery === undefined ? '' : battery === 0 ? robotTexts.batteryEmpty : robotTexts.battery(battery),
      goal === undefined ? '' : goalWords(goal),
      cells === undefined ? '' : robotTexts.cellsSeen(cells.seen, cells.floor),
      collisions === undefined
        ? ''
        : robotTexts.collided(collisions.times, collisions.x.toFixed(1), collisions.y.toFixed(1)),
    ]
      .filter(Boolean)
      .join(' ');
  }

  function goalWords({ name: original, metres }: { name: string; metres: number }): string {
    const name = tell(original).text;
    return metres === 0 ? robotTexts.goalReached(name) : robotTexts.goalAway(name, metres.toFixed(1));
  }
}

import XIcon from '~icons/lucide/x';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { GhostSight } from '#machines/ports/pastPort.ts';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import { type ScrubberActor, selectIsCompared, selectPast } from '#machines/workspace/scrubberMachine.ts';
import type { Texts } from '../../../texts/Texts.ts';
import { Button } from '../../ui/Button.tsx';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { useTexts } from '../../useTexts.ts';

/** What the ghost is, and where: also for whoever cannot see it. Drawn anew only when the words differ. */
export function GhostNote({ scrubber }: { scrubber: ScrubberActor }) {
  const texts = useTexts();
  const { ghost, shown } = useSelector(scrubber, selectPast);
  const isCompared = useSelector(scrubber, selectIsCompared);
  const words = useSyncExternalStore(ghost.subscribe, () => {
    const sight = ghost.read();
    return sight === null ? '' : ghostWords(texts, sight, shown.read());
  });
  if (!isCompared) return null;
  return (
    <div ref={handFocusOn()} className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-1">
      <span aria-hidden="true" className="size-3 border border-expert rounded-sm bg-expert/40" />
      <p className="min-w-0 flex-1 break-words text-sm text-expert tabular-nums">{words}</p>
      <Button
        size="sm"
        icon={XIcon}
        className="max-md:h-11"
        onPress={() => scrubber.send({ type: 'comparison.ended' })}
      >
        {texts.ghostTexts.end}
      </Button>
    </div>
  );
}

function ghostWords({ ghostTexts }: Texts, { name, pose, seconds, isOver }: GhostSight, robot: RobotSight | null) {
  const [x, y] = pose;
  const when = isOver ? ghostTexts.over(seconds.toFixed(1)) : ghostTexts.after(seconds.toFixed(1));
  const apart = robot === null ? '' : Math.hypot(robot.pose[0] - x, robot.pose[1] - y).toFixed(1);
  return ghostTexts.ghost(name, when, ghostTexts.place(x.toFixed(1), y.toFixed(1), apart));
}

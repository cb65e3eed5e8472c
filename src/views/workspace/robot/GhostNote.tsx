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
import { ghostColour } from './ghostColours.ts';

/** What each ghost is, and where, and how far two are apart: also for whoever cannot see them. Drawn anew only when the words differ. */
export function GhostNote({ scrubber }: { scrubber: ScrubberActor }) {
  const texts = useTexts();
  const { ghosts, shown } = useSelector(scrubber, selectPast);
  const isCompared = useSelector(scrubber, selectIsCompared);
  const words = useSyncExternalStore(ghosts.subscribe, () => {
    const robot = shown.read();
    return ghosts
      .read()
      .map((sight) => ghostWords(texts, sight, robot))
      .join('\n');
  });
  const apart = useSyncExternalStore(ghosts.subscribe, () => apartWords(texts, ghosts.read()));
  if (!isCompared) return null;
  return (
    <div ref={handFocusOn()} className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-1">
      <div className="min-w-0 flex-1">
        {words.split('\n').map((line, index) => (
          <p key={ghostColour(index)} className="break-words text-sm tabular-nums" style={{ color: token(index) }}>
            <Swatch index={index} /> {line}
          </p>
        ))}
        <p className="text-sm text-muted tabular-nums">{apart}</p>
      </div>
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

/** The ghost as it is drawn: half transparent. */
function Swatch({ index }: { index: number }) {
  const half = `color-mix(in srgb, ${token(index)} 40%, transparent)`;
  return (
    <span
      aria-hidden="true"
      className="inline-block size-3 border rounded-sm"
      style={{ borderColor: token(index), backgroundColor: half }}
    />
  );
}

const token = (index: number) => `var(--${ghostColour(index)})`;

function ghostWords(
  { ghostTexts }: Texts,
  { name, pose, seconds, isOver, collisions }: GhostSight,
  robot: RobotSight | null,
): string {
  const [x, y] = pose;
  const when = isOver ? ghostTexts.over(seconds.toFixed(1)) : ghostTexts.after(seconds.toFixed(1));
  const apart = robot === null ? '' : Math.hypot(robot.pose[0] - x, robot.pose[1] - y).toFixed(1);
  const where = ghostTexts.ghost(name, when, ghostTexts.place(x.toFixed(1), y.toFixed(1), apart));
  return collisions.length === 0 ? where : `${where} ${ghostTexts.collided(collisions.length)}`;
}

function apartWords({ ghostTexts }: Texts, [one, other]: readonly GhostSight[]): string {
  if (one === undefined || other === undefined) return '';
  return ghostTexts.apart(Math.hypot(one.pose[0] - other.pose[0], one.pose[1] - other.pose[1]).toFixed(1));
}

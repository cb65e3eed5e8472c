import ArrowDownIcon from '~icons/lucide/arrow-down';
import ArrowDownLeftIcon from '~icons/lucide/arrow-down-left';
import ArrowDownRightIcon from '~icons/lucide/arrow-down-right';
import ArrowUpIcon from '~icons/lucide/arrow-up';
import ArrowUpLeftIcon from '~icons/lucide/arrow-up-left';
import ArrowUpRightIcon from '~icons/lucide/arrow-up-right';
import RotateCcwIcon from '~icons/lucide/rotate-ccw';
import RotateCwIcon from '~icons/lucide/rotate-cw';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useSelector } from '@xstate/react';
import { type DriveActor, selectPressedWays, selectIsManual } from '#machines/workspace/driveMachine.ts';
import type { Way } from '#machines/workspace/ways.ts';
import type { Icon } from '../../ui/Icon.ts';
import { useTexts } from '../../useTexts.ts';

type PadName = 'ahead left' | 'ahead' | 'ahead right' | 'left' | 'right' | 'back left' | 'back' | 'back right';

interface PadButton {
  name: PadName;
  ways: readonly Way[];
  icon: Icon;
}

/** From left to right, row after row; the middle is empty. */
const buttons: readonly (PadButton | null)[] = [
  { name: 'ahead left', ways: ['ahead', 'left'], icon: ArrowUpLeftIcon },
  { name: 'ahead', ways: ['ahead'], icon: ArrowUpIcon },
  { name: 'ahead right', ways: ['ahead', 'right'], icon: ArrowUpRightIcon },
  { name: 'left', ways: ['left'], icon: RotateCcwIcon },
  null,
  { name: 'right', ways: ['right'], icon: RotateCwIcon },
  { name: 'back left', ways: ['back', 'left'], icon: ArrowDownLeftIcon },
  { name: 'back', ways: ['back'], icon: ArrowDownIcon },
  { name: 'back right', ways: ['back', 'right'], icon: ArrowDownRightIcon },
];

interface DrivePadProps {
  drive: DriveActor;
  /** Under a map, which shows the way to its goal to its last edge; a scene goes on behind the pad. */
  isUnder: boolean;
}

/** Eight buttons at the drawing, each of which drives as long as it is held; nothing while nobody drives by hand. */
export function DrivePad({ drive, isUnder }: DrivePadProps) {
  const { driveTexts } = useTexts();
  if (!useSelector(drive, selectIsManual)) return null;
  // Where there is no room under a map, there is room beside it.
  const place = isUnder
    ? 'mx-3 mt-1.5 shrink-0 self-end low:absolute low:bottom-2 low:right-2'
    : 'absolute bottom-2 right-5 bg-surface/80 p-1 low:bottom-1';
  return (
    <div role="group" aria-label={driveTexts.pad} className={`${place} grid grid-cols-3 gap-1 rounded`}>
      {buttons.map((button) =>
        button === null ? <span key="middle" /> : <HoldButton key={button.name} drive={drive} {...button} />,
      )}
    </div>
  );
}

function HoldButton({ drive, name, ways, icon: Sign }: PadButton & { drive: DriveActor }) {
  const { padTexts } = useTexts();
  const pressed = useSelector(drive, selectPressedWays);
  const isPressed = ways.length === pressed.length && ways.every((way) => pressed.includes(way));
  const press = () => drive.send({ type: 'ways.pressed', ways });
  const release = () => drive.send({ type: 'ways.released', ways });
  const grasp = ({ button, currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) => {
    if (button !== 0) return;
    // A finger that slides off the button holds it still.
    if ('setPointerCapture' in currentTarget) currentTarget.setPointerCapture(pointerId);
    press();
  };
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) press();
  };
  const releaseByKey = ({ key }: KeyboardEvent) => {
    if (key === ' ' || key === 'Enter') release();
  };
  return (
    <button
      type="button"
      aria-label={padTexts[name]}
      title={padTexts[name]}
      data-held={isPressed ? true : undefined}
      className="moves grid size-10 low:size-8 touch-none select-none place-items-center border border-line rounded bg-surface text-ink hover:bg-hover data-held:border-accent data-held:bg-accent data-held:text-accent-ink"
      // The focus stays where the keys are heard.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={grasp}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={pressByKey}
      onKeyUp={releaseByKey}
      onBlur={release}
    >
      <Sign className="text-lg" />
    </button>
  );
}

import { type KeyboardEvent, type FocusEvent, type ReactNode, useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { type DriveActor, selectIsManual } from '#machines/workspace/driveMachine.ts';
import type { Way } from '#machines/workspace/ways.ts';
import { commandPlaces } from '../commands/commandPlaces.ts';

const keyWays: Readonly<Record<string, Way>> = {
  ArrowUp: 'ahead',
  ArrowDown: 'back',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  w: 'ahead',
  s: 'back',
  a: 'left',
  d: 'right',
};

/** What has a use of its own for these keys. */
const ownKeys = 'input, select, textarea, [role=slider], [role=menu], [role=menuitem], [role=listbox], [role=option]';

interface DriveAreaProps {
  drive: DriveActor;
  children: ReactNode;
}

/** Whoever drives by hand does so with the keys while the focus is in here; the robot is let go of as soon as it is not, or nobody looks. */
export function DriveArea({ drive, children }: DriveAreaProps) {
  const isManual = useSelector(drive, selectIsManual);
  useEffect(() => {
    const lift = () => drive.send({ type: 'hands.lifted' });
    window.addEventListener('blur', lift);
    document.addEventListener('visibilitychange', lift);
    return () => {
      window.removeEventListener('blur', lift);
      document.removeEventListener('visibilitychange', lift);
      drive.send({ type: 'drive.ended' });
    };
  }, [drive]);

  const press = (event: KeyboardEvent) => {
    if (!isManual || event.ctrlKey || event.altKey || event.metaKey) return;
    const way = isUsed(event) ? undefined : wayOf(event);
    if (way === undefined && !(event.key === 'Escape' && !isInMenu(event))) return;
    // Before the camera hears of them.
    event.preventDefault();
    event.stopPropagation();
    if (way === undefined) drive.send({ type: 'drive.ended' });
    else if (!event.repeat) drive.send({ type: 'ways.pressed', ways: [way] });
  };
  // Wherever the focus has gone while it was held.
  const release = (event: KeyboardEvent) => {
    const way = wayOf(event);
    if (way !== undefined) drive.send({ type: 'ways.released', ways: [way] });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) drive.send({ type: 'hands.lifted' });
  };
  return (
    <div
      id={commandPlaces.driveArea}
      // A click beside the controls keeps the focus in here.
      tabIndex={-1}
      className="flex flex-1 flex-col outline-none"
      onKeyDownCapture={press}
      onKeyUpCapture={release}
      onBlur={leave}
    >
      {children}
    </div>
  );
}

/** Which it then closes. */
const isInMenu = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-open]') !== null;

const isUsed = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(ownKeys) !== null;

const wayOf = ({ key }: KeyboardEvent): Way | undefined => keyWays[key.length === 1 ? key.toLowerCase() : key];

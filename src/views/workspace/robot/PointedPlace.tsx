import { useSelector } from '@xstate/react';
import { type RobotDisplayActor, selectPlace } from '#machines/workspace/robotDisplayMachine.ts';
import { useTexts } from '../../useTexts.ts';

/** The place of the floor that was clicked, as it can be written into a program. */
export function PointedPlace({ display }: { display: RobotDisplayActor }) {
  const { robotTexts } = useTexts();
  const place = useSelector(display, selectPlace);
  return (
    <p role="status" className="px-3 text-sm text-ink tabular-nums">
      {place === null
        ? ''
        : robotTexts[place.isCopied ? 'placeCopied' : 'place'](place.x.toFixed(2), place.y.toFixed(2))}
    </p>
  );
}

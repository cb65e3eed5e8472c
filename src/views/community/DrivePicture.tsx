import { useEffect, useRef } from 'react';
import type { BoardRun } from '#machines/ports/boardPort.ts';
import { RobotFromAbove } from '../ui/RobotFromAbove.tsx';
import { driveLength, driveMoment, pathOf, placeOf } from '../ui/driveMoment.ts';
import { useTexts } from '../useTexts.ts';
import { drivePlan } from './drivePlan.ts';
import { playDrive } from './playDrive.ts';

/** A shared run, seen from above: where the robot went and where it ended, played for whoever looks closer. */
export function DrivePicture({ run }: { run: BoardRun }) {
  const { communityTexts } = useTexts();
  const { every, outline } = run;
  const picture = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { poses, viewBox, robotScale } = drivePlan(run, outline);
  useEffect(() => {
    if (picture.current === null || drawing.current === null || button.current === null) return undefined;
    const shown = drawing.current;
    return playDrive({
      picture: picture.current,
      button: button.current,
      length: driveLength(poses, every),
      draw: (time) => draw(shown, poses, every, time),
    });
    // The same run is drawn in the same way.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [run.id]);
  const still = driveMoment(poses, every, driveLength(poses, every));
  return (
    <div ref={picture} className="relative rounded-t-lg bg-canvas">
      <svg
        ref={drawing}
        viewBox={viewBox}
        role="img"
        aria-label={communityTexts.picture(run.title)}
        className="block aspect-video w-full p-2"
      >
        <g fill="none" stroke="var(--accent)" strokeWidth="1.5" vectorEffect="non-scaling-stroke">
          {outline.floors.map(([x, y, halfX, halfY]) => (
            <rect
              key={`${x} ${y} ${halfX}`}
              x={x - halfX}
              y={-y - halfY}
              width={2 * halfX}
              height={2 * halfY}
              strokeDasharray="4 4"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {outline.circles.map(([x, y, radius]) => (
            <circle key={`${x} ${y} ${radius}`} cx={x} cy={-y} r={radius} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        <g fill="var(--raised)" stroke="var(--edge)" strokeWidth="1">
          {outline.boxes.map(([x, y, halfX, halfY, heading]) => (
            <rect
              key={`${x} ${y} ${halfX} ${halfY} ${heading}`}
              x={-halfX}
              y={-halfY}
              width={2 * halfX}
              height={2 * halfY}
              transform={`translate(${x} ${-y}) rotate(${-heading})`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
        <path
          data-part="trail"
          d={pathOf(still.trail)}
          fill="none"
          stroke="var(--signal)"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        <g data-part="robot" transform={placeOf(still)}>
          <RobotFromAbove transform={`rotate(90) scale(${robotScale.toFixed(2)})`} />
        </g>
      </svg>
      <button
        ref={button}
        type="button"
        className="group moves absolute bottom-2 right-2 h-8 flex items-center border border-line rounded bg-surface px-3 text-xs font-medium text-muted hover:bg-hover hover:text-ink motion-reduce:hidden max-md:h-11"
      >
        <span className="group-data-[playing]:hidden">{communityTexts.play}</span>
        <span className="hidden group-data-[playing]:inline">{communityTexts.pause}</span>
        <span className="sr-only"> {run.title}</span>
      </button>
    </div>
  );
}

/** Sixty times a second: past React, which would compare everything that does not move. */
function draw(drawing: SVGSVGElement, poses: readonly (readonly number[])[], every: number, time: number): void {
  const moment = driveMoment(poses, every, time);
  drawing.querySelector('[data-part="trail"]')?.setAttribute('d', pathOf(moment.trail));
  drawing.querySelector('[data-part="robot"]')?.setAttribute('transform', placeOf(moment));
}

import { useSyncExternalStore } from 'react';
import type { GhostSight, Ghosts } from '#machines/ports/pastPort.ts';
import { ghostColour } from './ghostColours.ts';
import { placeAt, ringsPath, trailPath } from './mapPaths.ts';

interface GhostsOnMapProps {
  ghosts: Ghosts;
  hasTrail: boolean;
  hasCollisions: boolean;
}

/** The robots of other runs, where they were in the same time, and where they had driven and run into something: each in its own colour. */
export function GhostsOnMap({ ghosts, ...layers }: GhostsOnMapProps) {
  const sights = useSyncExternalStore(ghosts.subscribe, ghosts.read);
  return sights.map((sight, index) => (
    // Two runs may have the same name, and the second goes before the first.
    <Ghost key={ghostColour(index)} sight={sight} index={index} {...layers} />
  ));
}

interface GhostProps extends Omit<GhostsOnMapProps, 'ghosts'> {
  sight: GhostSight;
  index: number;
}

function Ghost({ sight, index, hasTrail, hasCollisions }: GhostProps) {
  const colour = `var(--${ghostColour(index)})`;
  return (
    <g className="opacity-70" data-ghost={sight.name} style={{ stroke: colour, fill: colour }}>
      {hasTrail ? (
        <path
          d={trailPath(sight.trail)}
          className="fill-none"
          strokeWidth={0.05}
          strokeDasharray={index === 0 ? '0.1' : '0.3 0.1'}
        />
      ) : null}
      {hasCollisions ? <path d={ringsPath(sight.collisions)} className="fill-none" strokeWidth={0.06} /> : null}
      <g transform={placeAt(sight.pose)} strokeWidth={0.03}>
        <rect x={-0.2} y={-0.18} width={0.4} height={0.36} rx={0.05} fillOpacity={0.4} />
        <path d="M-0.05 -0.1L0.15 0L-0.05 0.1Z" className="stroke-none" />
      </g>
    </g>
  );
}

import { useSyncExternalStore } from 'react';
import type { Ghosts } from '#machines/ports/pastPort.ts';
import { placeAt, trailPath } from './mapPaths.ts';

interface GhostOnMapProps {
  ghost: Ghosts;
  hasTrail: boolean;
}

/** The robot of another run, where it was in the same time, and where it had driven. */
export function GhostOnMap({ ghost, hasTrail }: GhostOnMapProps) {
  const sight = useSyncExternalStore(ghost.subscribe, ghost.read);
  if (sight === null) return null;
  return (
    <g className="opacity-70" data-ghost={sight.name}>
      {hasTrail ? (
        <path d={trailPath(sight.trail)} className="fill-none stroke-expert" strokeWidth={0.05} strokeDasharray="0.1" />
      ) : null}
      <g transform={placeAt(sight.pose)}>
        <rect
          x={-0.2}
          y={-0.18}
          width={0.4}
          height={0.36}
          rx={0.05}
          className="fill-expert/40 stroke-expert"
          strokeWidth={0.03}
        />
        <path d="M-0.05 -0.1L0.15 0L-0.05 0.1Z" className="fill-expert" />
      </g>
    </g>
  );
}

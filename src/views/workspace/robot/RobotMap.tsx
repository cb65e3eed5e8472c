import { useSyncExternalStore } from 'react';
import { type Colour, cssColour } from '#contract/colours.ts';
import type { OpenedWorld, SeenPose } from '#contract/robot.ts';
import { type Box, type Region, type World, markerEdge, movingBoxes } from '#contract/world.ts';
import type { Layer } from '#machines/workspace/robotDisplay.ts';
import type { Ghosts } from '#machines/ports/pastPort.ts';
import type { Sightings } from '#machines/ports/robotPort.ts';
import { useTexts } from '../../useTexts.ts';
import { cellPath, cellSquares } from './cellSquares.ts';
import { GhostsOnMap } from './GhostsOnMap.tsx';
import { frameOf, placeAt, radians, ringsPath, scanPaths, startOf, trailPath } from './mapPaths.ts';

/** From above a marker is only an edge: it is drawn thicker than it is. */
const MARKER_EDGE = 0.08;

interface RobotMapProps {
  robot: Sightings;
  /** What is drawn beside it. */
  ghosts: Ghosts;
  opened: OpenedWorld;
  /** What is left out. */
  hidden: readonly Layer[];
}

/** The world from above, north up, in metres: what stands firm is drawn once, the rest as often as it is seen to move. */
export function RobotMap({ robot, ghosts, opened, hidden }: RobotMapProps) {
  const { world } = opened;
  const { robotTexts } = useTexts();
  const { left, bottom, width, height } = frameOf(world);
  return (
    <svg
      role="img"
      aria-label={robotTexts.map}
      viewBox={`${left} ${-bottom - height} ${width} ${height}`}
      className="mx-3 max-h-80vh min-h-40 low:max-h-[max(6rem,100cqh-6rem)]! low:min-h-24! border border-line rounded bg-sunken"
    >
      <defs>
        <pattern id="robot-map-metre" width="1" height="1" patternUnits="userSpaceOnUse">
          <path d="M0 0H1M0 0V1" className="fill-none stroke-line" strokeWidth={0.03} />
        </pattern>
      </defs>
      {hidden.includes('grid') ? null : (
        <rect x={left} y={-bottom - height} width={width} height={height} fill="url(#robot-map-metre)" />
      )}
      <g transform="scale(1 -1)">
        {hidden.includes('goal') ? null : <Goals world={world} />}
        {hidden.includes('goal') ? null : <Cells robot={robot} opened={opened} />}
        {world.tapes.map((tape) => (
          <TapeBand key={tape.points.join(' ')} tape={tape} />
        ))}
        {world.walls.map(({ from, to, thickness, colour }) => (
          <Stroke
            key={[...from, ...to].join(' ')}
            from={from}
            to={to}
            width={thickness}
            className="stroke-edge"
            colour={colour}
          />
        ))}
        {world.blocks.map((block) => (
          <Block key={block.name} box={block} pose={poseOf(block)} className="fill-edge" />
        ))}
        {world.markers.flatMap((marker) =>
          markerEdge(marker).map((stripe) => (
            <Stroke
              key={[...stripe.from, ...stripe.to].join(' ')}
              {...stripe}
              width={MARKER_EDGE}
              className="stroke-edge"
            />
          )),
        )}
        <GhostsOnMap
          ghosts={ghosts}
          hasTrail={!hidden.includes('trail')}
          hasCollisions={!hidden.includes('collisions')}
        />
        <Moving robot={robot} ghosts={ghosts} world={world} hidden={hidden} />
      </g>
    </svg>
  );
}

/** The cells of the floor that have not been looked at yet. */
function Cells({ robot, opened }: { robot: Sightings; opened: OpenedWorld }) {
  const cells = useSyncExternalStore(robot.subscribe, () => robot.read()?.cells ?? null);
  const squares = cellSquares(opened);
  return cells === null || squares === undefined ? null : (
    <path d={cellPath(squares, cells.unseen)} className="fill-warn/25 stroke-none" />
  );
}

/** What moves, and what the laser reads. */
function Moving({
  robot,
  ghosts,
  world,
  hidden,
}: Pick<RobotMapProps, 'robot' | 'ghosts' | 'hidden'> & { world: World }) {
  const isHidden = useSyncExternalStore(ghosts.subscribe, ghosts.areAlone);
  const sight = useSyncExternalStore(robot.subscribe, robot.read);
  const scan =
    sight === null || sight.scan === null || hidden.includes('laser')
      ? undefined
      : scanPaths(sight.scan.pose, sight.scan.ranges);
  return (
    <>
      {movingBoxes(world).map((box, index) => (
        <Block
          key={box.name}
          box={box}
          pose={sight?.crates.get(index) ?? poseOf(box)}
          className={lookOf(index, world.crates.length, sight?.held)}
        />
      ))}
      <path d={scan?.misses} className="fill-none stroke-line" strokeWidth={0.02} />
      <path d={scan?.hits} className="fill-none stroke-signal opacity-50" strokeWidth={0.02} />
      <path
        d={hidden.includes('trail') ? undefined : trailPath(sight?.trail ?? [])}
        className="fill-none stroke-accent"
        strokeWidth={0.05}
      />
      <path
        d={hidden.includes('collisions') ? undefined : ringsPath(sight?.collisions ?? [])}
        className="fill-none stroke-bad"
        strokeWidth={0.06}
      />
      {isHidden ? null : <Robot pose={sight?.pose ?? startOf(world)} />}
    </>
  );
}

/** What drives by itself looks other than what can be pushed. */
function lookOf(index: number, crates: number, held: number | null | undefined): string {
  if (index >= crates) return 'fill-bad';
  return index === held ? 'fill-warn stroke-accent' : 'fill-warn';
}

function Robot({ pose }: { pose: SeenPose }) {
  return (
    <g transform={placeAt(pose)}>
      <rect x={-0.2} y={-0.18} width={0.4} height={0.36} rx={0.05} className="fill-accent" />
      <path d="M-0.05 -0.1L0.15 0L-0.05 0.1ZM0.17 -0.1H0.2V0.1H0.17Z" className="fill-accent-ink" />
    </g>
  );
}

/** What the goal speaks of. */
function Goals({ world: { regions, lines } }: { world: World }) {
  return (
    <>
      {regions.map((region) => (
        <Goal key={region.name} region={region} />
      ))}
      {lines.map(({ name, from, to }) => (
        <Stroke key={name} from={from} to={to} width={0.05} className="stroke-bad" />
      ))}
    </>
  );
}

function Goal({ region }: { region: Region }) {
  const look = { className: 'fill-good/20 stroke-good', strokeWidth: 0.04, strokeDasharray: '0.15 0.1' };
  if (region.shape === 'circle') return <circle cx={region.at[0]} cy={region.at[1]} r={region.radius} {...look} />;
  const { from, to } = region;
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  return <rect x={x} y={y} width={Math.abs(to[0] - from[0])} height={Math.abs(to[1] - from[1])} {...look} />;
}

/** With an edge, so that a black tape is to be seen on a dark floor, too. */
function TapeBand({ tape: { points, width, colour } }: { tape: World['tapes'][number] }) {
  const line = { points: points.join(' '), strokeLinecap: 'square' as const };
  return (
    <>
      <polyline {...line} className="fill-none stroke-edge" strokeWidth={width + 0.03} />
      <polyline {...line} className="fill-none" stroke={cssColour(colour)} strokeWidth={width} />
    </>
  );
}

interface StrokeProps {
  from: readonly [number, number];
  to: readonly [number, number];
  width: number;
  className: string;
  /** Instead of that of its class. */
  colour?: Colour | undefined;
}

function Stroke({ from, to, width, className, colour }: StrokeProps) {
  const style = colour && { stroke: cssColour(colour) };
  return <path d={`M${from.join(' ')}L${to.join(' ')}`} className={className} style={style} strokeWidth={width} />;
}

function Block({ box: { size, colour }, pose, className }: { box: Box; pose: SeenPose; className: string }) {
  const [width, height] = size;
  return (
    <rect
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      transform={placeAt(pose)}
      className={className}
      strokeWidth={0.06}
      style={colour && { fill: cssColour(colour) }}
    />
  );
}

function poseOf({ at, heading }: Box): SeenPose {
  return [...at, radians(heading)];
}

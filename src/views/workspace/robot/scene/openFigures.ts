import { Group, type Object3D } from 'three';
import type { OpenedWorld, SeenPose } from '#contract/robot.ts';
import { movingBoxes } from '#contract/world.ts';
import type { GhostSight } from '#machines/ports/pastPort.ts';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import type { Layer } from '#machines/workspace/robotDisplay.ts';
import { frameOf, startOf } from '../mapPaths.ts';
import { ghostColour } from '../ghostColours.ts';
import { cellSquares } from '../cellSquares.ts';
import { cellFigure } from './cellFigure.ts';
import { floorFigure, gridFigure } from './floorFigure.ts';
import { ghostFigure } from './ghostFigure.ts';
import { type Glide, createGlide } from './glide.ts';
import { goalFigure } from './goalFigure.ts';
import { laserFigure } from './laserFigure.ts';
import { collisionFigure, placeFigure } from './markFigures.ts';
import { robotFigure } from './robotFigure.ts';
import type { SceneColours } from './sceneColours.ts';
import { sightFigures } from './sightFigures.ts';
import { firmFigures, movingFigures, placed, poseOf } from './solidFigures.ts';
import { trailFigure } from './trailFigure.ts';

/** Everything of one world that is to be seen, and how it follows what is seen of the robot. */
export interface Figures {
  readonly all: readonly Object3D[];
  show(sight: RobotSight | null, now: number): void;
  /** The robots of other runs; where they are alone, no other is seen. */
  showGhosts(sights: readonly GhostSight[], areAlone: boolean, now: number): void;
  /** Moves what glides to where it is now, answers where the robot is, or the first of the ghosts that are alone, and whether anything will be elsewhere a moment later. */
  move(now: number): { pose: SeenPose; isMoving: boolean };
  hide(layers: readonly Layer[]): void;
  mark(place: { x: number; y: number } | null): void;
}

export function openFigures(opened: OpenedWorld, colours: SceneColours): Figures {
  const { world } = opened;
  const frame = frameOf(world);
  const start = startOf(world);
  const robot = robotFigure(start, colours);
  const ghosts = [ghostFigure(start, colours, ghostColour(0)), ghostFigure(start, colours, ghostColour(1))];
  const boxes = movingBoxes(world);
  const crates = movingFigures(world, colours);
  const [laser, trail, collisions] = [laserFigure(colours), trailFigure(colours), collisionFigure(colours)];
  const squares = cellSquares(opened);
  const cells = squares && cellFigure(squares, colours);
  const goal = new Group().add(goalFigure(world, colours));
  if (cells !== undefined) goal.add(cells.object);
  const place = placeFigure(colours);
  place.visible = false;
  const layers: Readonly<Record<Layer, Object3D>> = {
    laser: laser.object,
    trail: new Group().add(trail.object, ...ghosts.map((ghost) => ghost.trail)),
    goal,
    collisions: new Group().add(collisions.object, ...ghosts.map((ghost) => ghost.collisions)),
    grid: gridFigure(frame, colours),
  };
  const robotGlide = createGlide(start);
  const crateGlides = boxes.map((crate): Glide => createGlide(poseOf(crate)));
  let shown: RobotSight | null = null;

  return {
    all: [
      floorFigure(frame, colours),
      sightFigures(world, colours('edge')),
      ...Object.values(layers),
      ...firmFigures(world, colours),
      ...crates.map(({ object }) => object),
      robot.object,
      ...ghosts.map((ghost) => ghost.robot),
      place,
    ],
    show(sight, now) {
      robotGlide.aim(sight?.pose ?? start, now);
      boxes.forEach((crate, index) => crateGlides[index]?.aim(sight?.crates.get(index) ?? poseOf(crate), now));
      if (sight?.scan !== shown?.scan) laser.show(sight?.scan ?? null);
      if (sight?.trail !== shown?.trail) trail.show(sight?.trail ?? []);
      if (sight?.collisions !== shown?.collisions) collisions.show(sight?.collisions ?? []);
      if (sight?.cells !== shown?.cells) cells?.show(sight?.cells ?? null);
      if (sight?.held !== shown?.held) crates.forEach((crate, index) => crate.hold(index === sight?.held));
      shown = sight;
    },
    showGhosts(sights, areAlone, now) {
      ghosts.forEach((ghost, index) => ghost.show(sights[index] ?? null, now));
      robot.object.visible = !areAlone;
    },
    move(now) {
      const own = robotGlide.at(now);
      robot.moveTo(own);
      crates.forEach(({ object }, index) => placed(object, crateGlides[index]?.at(now) ?? start));
      const moved = ghosts.map((ghost) => ghost.move(now));
      const isGliding = [robotGlide, ...crateGlides].some((glide) => glide.isMoving(now));
      return {
        pose: robot.object.visible ? own : (moved[0]?.pose ?? own),
        isMoving: isGliding || moved.some(({ isMoving }) => isMoving),
      };
    },
    hide(hidden) {
      for (const [layer, object] of Object.entries(layers)) object.visible = !hidden.some((name) => name === layer);
    },
    mark(wanted) {
      place.visible = wanted !== null;
      if (wanted !== null) placed(place, [wanted.x, wanted.y, 0]);
    },
  };
}

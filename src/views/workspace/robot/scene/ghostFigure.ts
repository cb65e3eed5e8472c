import { Material, Mesh, type Object3D } from 'three';
import type { SeenPose } from '#contract/robot.ts';
import type { GhostSight } from '#machines/ports/pastPort.ts';
import { createGlide } from './glide.ts';
import { collisionFigure } from './markFigures.ts';
import { robotFigure } from './robotFigure.ts';
import type { SceneColour, SceneColours } from './sceneColours.ts';
import { trailFigure } from './trailFigure.ts';

/** How much of what stands behind it is covered. */
const OPACITY = 0.5;

export interface GhostFigure {
  robot: Object3D;
  trail: Object3D;
  collisions: Object3D;
  show(ghost: GhostSight | null, now: number): void;
  /** Moves it to where it is now, and answers where that is, and whether it will be elsewhere a moment later. */
  move(now: number): { pose: SeenPose; isMoving: boolean };
}

/** The robot of another run, where it drove, and where it ran into something: in one colour, and to be seen through. */
export function ghostFigure(start: SeenPose, colours: SceneColours, colour: SceneColour): GhostFigure {
  const inOneColour = () => colours(colour);
  const robot = robotFigure(start, inOneColour);
  const trail = trailFigure(inOneColour);
  const collisions = collisionFigure(inOneColour);
  // Under the trail of the robot itself, where both drove the same way.
  trail.object.position.z = -0.003;
  robot.object.traverse((part) => {
    if (part instanceof Mesh && part.material instanceof Material)
      Object.assign(part.material, { transparent: true, opacity: OPACITY });
  });
  robot.object.visible = false;
  const glide = createGlide(start);
  let shown: GhostSight | null = null;
  return {
    robot: robot.object,
    trail: trail.object,
    collisions: collisions.object,
    show(ghost, now) {
      robot.object.visible = ghost !== null;
      if (ghost !== null) glide.aim(ghost.pose, now);
      if (ghost?.trail !== shown?.trail) trail.show(ghost?.trail ?? []);
      if (ghost?.collisions !== shown?.collisions) collisions.show(ghost?.collisions ?? []);
      shown = ghost;
    },
    move(now) {
      const pose = glide.at(now);
      robot.moveTo(pose);
      return { pose, isMoving: robot.object.visible && glide.isMoving(now) };
    },
  };
}

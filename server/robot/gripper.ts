/** The magnet at the robot's front: which crate it reaches, and how the one that it holds goes with the robot. */
import type RAPIER from '@dimforge/rapier3d-compat';
import { gapBetween } from './gapBetween.ts';
import { type NamedBlock, type PlacedBlock, type Pose, innerPose, outerPose } from './placedBlock.ts';
import { robotModel } from './robotModel.ts';
import { type Crate, type Scene, placeBody, poseOf, shapeOf, turnOf } from './scene.ts';

export interface Gripper {
  /** Takes hold of the crate that it reaches, or lets go; answers which one is held afterwards, by its place in the world's list, or null. */
  grip(isWanted: boolean): number | null;
  held(): number | null;
  /** Where the crates are, held or not, in the order in which the world lists them. */
  crates(): NamedBlock[];
  /** Those that are not held. */
  looseCrates(): NamedBlock[];
  /** Whether no crate moves by itself. */
  areOthersAsleep(): boolean;
}

/** What is held is a part of the robot's body: as stiff as that, and stopped by whatever stops it. */
interface Hold {
  crate: Crate;
  /** Seen from the robot. */
  place: Pose;
  collider: RAPIER.Collider;
}

/** Holds nothing at first. */
export function createGripper({ physics, robot, crates }: Scene): Gripper {
  let hold: Hold | null = null;

  function placeOf(crate: Crate): NamedBlock {
    const pose = hold?.crate === crate ? outerPose(poseOf(robot), hold.place) : poseOf(crate.body);
    return { ...crate.block, ...pose };
  }

  /** The nearest of those that lie before the magnet; the first in the list of two that are equally near. */
  function inReach(): Crate | undefined {
    const reached = reachOf(poseOf(robot));
    const distance = (crate: Crate): number => {
      const { x, y } = placeOf(crate);
      return Math.hypot(x - reached.x, y - reached.y);
    };
    return crates
      .filter((crate) => gapBetween(reached, placeOf(crate)) <= 0)
      .toSorted((one, other) => distance(one) - distance(other))[0];
  }

  function take(crate: Crate): void {
    const block = placeOf(crate);
    const place = innerPose(poseOf(robot), block);
    const collider = physics.createCollider(
      // Weightless, so that the robot goes on turning about its own middle.
      shapeOf(block).setDensity(0).setTranslation(place.x, place.y, 0).setRotation(turnOf(place.yaw)),
      robot,
    );
    crate.body.setEnabled(false);
    hold = { crate, place, collider };
  }

  function letGo({ crate, place, collider }: Hold): void {
    physics.removeCollider(collider, true);
    placeBody(crate.body, outerPose(poseOf(robot), place));
    crate.body.setEnabled(true);
    hold = null;
  }

  const held = (): number | null => (hold === null ? null : crates.indexOf(hold.crate));

  return {
    grip(isWanted) {
      if (!isWanted && hold !== null) letGo(hold);
      const crate = isWanted && hold === null ? inReach() : undefined;
      if (crate !== undefined) take(crate);
      return held();
    },
    held,
    crates: () => crates.map(placeOf),
    looseCrates: () => crates.filter((crate) => hold?.crate !== crate).map(placeOf),
    areOthersAsleep: () => crates.every((crate) => hold?.crate === crate || crate.body.isSleeping()),
  };
}

/** The floor before the front that the magnet reaches. */
function reachOf({ x, y, yaw }: Pose): PlacedBlock {
  const { halfLength, gripper } = robotModel;
  const ahead = halfLength + gripper.reach / 2;
  return {
    x: x + ahead * Math.cos(yaw),
    y: y + ahead * Math.sin(yaw),
    yaw,
    halfX: gripper.reach / 2,
    halfY: gripper.halfWidth,
  };
}

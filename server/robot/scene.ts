/** The bodies of a world in the physics engine, and where they are. */
import RAPIER from '@dimforge/rapier3d-compat';
import type { World } from '#contract/world.ts';
import { type DrivenBlocks, drivenBlocks } from './drivenBlocks.ts';
import { type Odometer, createOdometer } from './odometer.ts';
import {
  type NamedBlock,
  type PlacedBlock,
  type Pose,
  staticBlocks,
  normalise,
  placedBox,
  startPose,
} from './placedBlock.ts';
import { robotModel } from './robotModel.ts';

/** Bodies slide in the plane of the floor: heights only keep their sides facing each other. */
const HALF_HEIGHT = 0.2;

const CRATE_DENSITY = 40;
const ROBOT_DENSITY = 200;

/** Stands for the floor's friction: a crate that is let go comes to rest within 0.15 m. */
const CRATE_DAMPING = 8;

/** A body, and how it was described: what it is called, how large it is, where it stood at first. */
export interface Crate {
  body: RAPIER.RigidBody;
  block: NamedBlock;
}

export interface Scene {
  physics: RAPIER.World;
  robot: RAPIER.RigidBody;
  /** In the order in which the world lists them. */
  crates: Crate[];
  firm: NamedBlock[];
  driven: DrivenBlocks;
  /** In the order of what is driven. */
  drivenBodies: RAPIER.RigidBody[];
  /** Undefined where the wheels do not err. */
  odometer: Odometer | undefined;
}

/** Everything stands where it starts; a step of the engine takes so many seconds. */
export function createScene(world: World, stepSeconds: number): Scene {
  const physics = new RAPIER.World({ x: 0, y: 0, z: 0 });
  physics.timestep = stepSeconds;
  const firm = staticBlocks(world);
  for (const block of firm) addBlock(physics, RAPIER.RigidBodyDesc.fixed(), block, 0);
  const crates = world.crates.map((crate) => {
    const block = placedBox(crate);
    const sliding = planar().setLinearDamping(CRATE_DAMPING).setAngularDamping(CRATE_DAMPING);
    return { body: addBlock(physics, sliding, block, CRATE_DENSITY), block };
  });
  const { halfLength, halfWidth } = robotModel;
  const body = planar().setCanSleep(false);
  const robot = addBlock(physics, body, { ...startPose(world), halfX: halfLength, halfY: halfWidth }, ROBOT_DENSITY);
  const driven = drivenBlocks(world, () => bodyOf(robot));
  const drivenBodies = driven
    .places()
    .map((block) => addBlock(physics, RAPIER.RigidBodyDesc.kinematicPositionBased(), block, 0));
  const odometer = world.odometry && createOdometer(world.odometry, startPose(world));
  return { physics, robot, crates, firm, driven, drivenBodies, odometer };
}

/** Where the robot is, and how large. */
export function bodyOf(robot: RAPIER.RigidBody): PlacedBlock {
  return { ...poseOf(robot), halfX: robotModel.halfLength, halfY: robotModel.halfWidth };
}

/** With the next step of the engine, what is driven is where it has to be. */
export function moveDriven({ driven, drivenBodies }: Scene): void {
  for (const [index, { x, y }] of driven.places().entries())
    drivenBodies[index]?.setNextKinematicTranslation({ x, y, z: HALF_HEIGHT });
}

function planar(): RAPIER.RigidBodyDesc {
  return RAPIER.RigidBodyDesc.dynamic().enabledTranslations(true, true, false).enabledRotations(false, false, true);
}

function addBlock(
  physics: RAPIER.World,
  desc: RAPIER.RigidBodyDesc,
  block: PlacedBlock,
  density: number,
): RAPIER.RigidBody {
  const body = physics.createRigidBody(
    desc.setTranslation(block.x, block.y, HALF_HEIGHT).setRotation(turnOf(block.yaw)),
  );
  physics.createCollider(shapeOf(block).setDensity(density), body);
  return body;
}

/** Without a weight yet. */
export function shapeOf({ halfX, halfY }: PlacedBlock): RAPIER.ColliderDesc {
  return RAPIER.ColliderDesc.cuboid(halfX, halfY, HALF_HEIGHT).setFriction(0.4);
}

/** Puts a body somewhere, at rest. */
export function placeBody(body: RAPIER.RigidBody, { x, y, yaw }: Pose): void {
  body.setTranslation({ x, y, z: HALF_HEIGHT }, true);
  body.setRotation(turnOf(yaw), true);
  body.setLinvel({ x: 0, y: 0, z: 0 }, true);
  body.setAngvel({ x: 0, y: 0, z: 0 }, true);
}

/** Bodies turn about z only: half of the angle goes into the quaternion. */
export function turnOf(yaw: number): RAPIER.Rotation {
  return { x: 0, y: 0, z: Math.sin(yaw / 2), w: Math.cos(yaw / 2) };
}

export function poseOf(body: RAPIER.RigidBody): Pose {
  const { x, y } = body.translation();
  const { z, w } = body.rotation();
  return { x, y, yaw: normalise(2 * Math.atan2(z, w)) };
}

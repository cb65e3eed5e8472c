/**
 * The simulated world: one robot, walls and crates, moved by a physics engine in fixed steps. It knows neither ROS nor a clock, so that the same
 * commands always lead to the same poses.
 */
import { setFlagsFromString } from 'node:v8';
import RAPIER from '@dimforge/rapier3d-compat';
import { CRATES, FIXED_BLOCKS, START } from './arena.ts';
import type { Block, Pose } from './arena.ts';
import { castRays } from './castRays.ts';
import type { PlacedBlock } from './castRays.ts';
import { robotModel } from './robotModel.ts';

/** The time that one step simulates, in seconds. */
export const STEP_SECONDS = 0.01;

/** The movement of a robot with two wheels: ahead in m/s, to the left in rad/s. */
export interface Velocity {
  readonly linear: number;
  readonly angular: number;
}

export interface World {
  /** Simulates one step under this command, within what the robot can do. */
  step(command: Velocity): void;
  pose(): Pose;
  /** How the robot really moves, which differs from the command while it gathers speed or is blocked. */
  velocity(): Velocity;
  /** Distances as `castRays` gives them; the array is the same for every call. */
  scan(): Float32Array;
  crates(): Pose[];
  /** Puts the robot and the crates back to where they started, at rest. */
  reset(): void;
  free(): void;
}

/** Bodies slide in the plane of the floor: heights only keep their sides facing each other. */
const HALF_HEIGHT = 0.2;

const CRATE_DENSITY = 40;
const ROBOT_DENSITY = 200;

/** Stands for the floor's friction: a crate that is let go comes to rest within 0.15 m. */
const CRATE_DAMPING = 8;

/** Resolves when the physics engine is loaded and everything stands where it starts. */
export async function createWorld(): Promise<World> {
  // The optimising compiler would take 150 MB for a fraction of a percent of processor time that it saves here.
  setFlagsFromString('--liftoff-only');
  await RAPIER.init();
  let scene = createScene();
  let velocity: Velocity = { linear: 0, angular: 0 };
  const ranges = new Float32Array(robotModel.laser.rays);

  return {
    step(command) {
      const wanted = {
        linear: approach(velocity.linear, command.linear, robotModel.maxLinearSpeed, robotModel.maxLinearAcceleration),
        angular: approach(
          velocity.angular,
          command.angular,
          robotModel.maxAngularSpeed,
          robotModel.maxAngularAcceleration,
        ),
      };
      if (isStill(wanted) && scene.crates.every((crate) => crate.isSleeping())) {
        velocity = wanted;
        return;
      }
      velocity = drive(scene, wanted);
    },
    pose: () => poseOf(scene.robot),
    velocity: () => velocity,
    scan() {
      const blocks = [...scene.walls, ...scene.crates.map(placeCrate)];
      castRays(blocks, poseOf(scene.robot), robotModel.laser.maxRange, ranges);
      return ranges;
    },
    crates: () => scene.crates.map(poseOf),
    reset() {
      // A new scene and not the old one put back: the engine keeps contacts from step to step, which would colour what follows.
      scene.physics.free();
      scene = createScene();
      velocity = { linear: 0, angular: 0 };
    },
    free: () => scene.physics.free(),
  };
}

interface Scene {
  physics: RAPIER.World;
  robot: RAPIER.RigidBody;
  crates: RAPIER.RigidBody[];
  walls: PlacedBlock[];
}

function createScene(): Scene {
  const physics = new RAPIER.World({ x: 0, y: 0, z: 0 });
  physics.timestep = STEP_SECONDS;
  for (const block of FIXED_BLOCKS) addBlock(physics, RAPIER.RigidBodyDesc.fixed(), block, 0);
  const crates = CRATES.map((crate) =>
    addBlock(physics, planar().setLinearDamping(CRATE_DAMPING).setAngularDamping(CRATE_DAMPING), crate, CRATE_DENSITY),
  );
  const { halfLength, halfWidth } = robotModel;
  const body = planar().setCanSleep(false);
  const robot = addBlock(physics, body, { ...START, halfX: halfLength, halfY: halfWidth }, ROBOT_DENSITY);
  return { physics, robot, crates, walls: FIXED_BLOCKS.map(standing) };
}

function standing({ x, y, halfX, halfY }: Block): PlacedBlock {
  return { x, y, halfX, halfY, yaw: 0 };
}

function planar(): RAPIER.RigidBodyDesc {
  return RAPIER.RigidBodyDesc.dynamic().enabledTranslations(true, true, false).enabledRotations(false, false, true);
}

function addBlock(
  physics: RAPIER.World,
  desc: RAPIER.RigidBodyDesc,
  { x, y, halfX, halfY }: Block,
  density: number,
): RAPIER.RigidBody {
  const body = physics.createRigidBody(desc.setTranslation(x, y, HALF_HEIGHT));
  const shape = RAPIER.ColliderDesc.cuboid(halfX, halfY, HALF_HEIGHT).setDensity(density).setFriction(0.4);
  physics.createCollider(shape, body);
  return body;
}

/** Lets the wheels turn and answers how the robot moved: what stands in the way slows it down. */
function drive({ physics, robot }: Scene, { linear, angular }: Velocity): Velocity {
  const { yaw } = poseOf(robot);
  robot.setLinvel({ x: linear * Math.cos(yaw), y: linear * Math.sin(yaw), z: 0 }, true);
  robot.setAngvel({ x: 0, y: 0, z: angular }, true);
  physics.step();
  const moved = robot.linvel();
  return { linear: moved.x * Math.cos(yaw) + moved.y * Math.sin(yaw), angular: robot.angvel().z };
}

/** A speed one step closer to the wanted one. */
function approach(speed: number, wanted: number, maxSpeed: number, maxAcceleration: number): number {
  const allowed = clamp(wanted, -maxSpeed, maxSpeed);
  const change = maxAcceleration * STEP_SECONDS;
  return speed + clamp(allowed - speed, -change, change);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function isStill({ linear, angular }: Velocity): boolean {
  return linear === 0 && angular === 0;
}

function placeCrate(crate: RAPIER.RigidBody, index: number): PlacedBlock {
  const { halfX, halfY } = CRATES[index] ?? { halfX: 0, halfY: 0 };
  return { ...poseOf(crate), halfX, halfY };
}

/** Bodies turn about z only, so that yaw is twice the angle of the quaternion. */
function poseOf(body: RAPIER.RigidBody): Pose {
  const { x, y } = body.translation();
  const { z, w } = body.rotation();
  return { x, y, yaw: normalise(2 * Math.atan2(z, w)) };
}

function normalise(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

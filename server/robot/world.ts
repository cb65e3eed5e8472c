/**
 * A world, simulated: one robot, walls, blocks and crates, moved by a physics engine in fixed steps. It knows neither ROS nor a clock, so that the
 * same commands always lead to the same poses.
 */
import { setFlagsFromString } from 'node:v8';
import RAPIER from '@dimforge/rapier3d-compat';
import type { World } from '#contract/world.ts';
import { castRays } from './castRays.ts';
import { gapBetween } from './gapBetween.ts';
import { type NamedBlock, type PlacedBlock, type Pose, firmBlocks, placedBox, startPose } from './placedBlock.ts';
import { robotModel } from './robotModel.ts';

/** The time that one step simulates, in seconds. */
export const STEP_SECONDS = 0.01;

/** The movement of a robot with two wheels: ahead in m/s, to the left in rad/s. */
export interface Velocity {
  readonly linear: number;
  readonly angular: number;
}

export interface SimulatedWorld {
  /** Simulates one step under this command, within what the robot can do. */
  step(command: Velocity): void;
  pose(): Pose;
  /** How the robot really moves, which differs from the command while it gathers speed or is blocked. */
  velocity(): Velocity;
  /** Distances as `castRays` gives them; the array is the same for every call. */
  scan(): Float32Array;
  /** In the order in which the world lists them. */
  crates(): Pose[];
  /** The names of the walls and blocks that the robot touches. */
  touched(): string[];
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

/** The engine lets bodies come this close before it parts them, in metres. */
const TOUCHING = 0.002;

/** The physics engine, which has to be there before the first world. */
export async function loadPhysics(): Promise<void> {
  // The optimising compiler would take 150 MB for a fraction of a percent of processor time that it saves here.
  setFlagsFromString('--liftoff-only');
  await RAPIER.init();
}

/** Everything stands where it starts. */
export function createWorld(world: World): SimulatedWorld {
  let scene = createScene(world);
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
      const blocks = [...scene.firm, ...scene.crates.map((crate, index) => placeCrate(world, crate, index))];
      castRays(blocks, poseOf(scene.robot), robotModel.laser.maxRange, ranges);
      return ranges;
    },
    crates: () => scene.crates.map(poseOf),
    touched: () => touchedBy(scene),
    reset() {
      // A new scene and not the old one put back: the engine keeps contacts from step to step, which would colour what follows.
      scene.physics.free();
      scene = createScene(world);
      velocity = { linear: 0, angular: 0 };
    },
    free: () => scene.physics.free(),
  };
}

interface Scene {
  physics: RAPIER.World;
  robot: RAPIER.RigidBody;
  crates: RAPIER.RigidBody[];
  firm: NamedBlock[];
}

function createScene(world: World): Scene {
  const physics = new RAPIER.World({ x: 0, y: 0, z: 0 });
  physics.timestep = STEP_SECONDS;
  const firm = firmBlocks(world);
  for (const block of firm) addBlock(physics, RAPIER.RigidBodyDesc.fixed(), block, 0);
  const crates = world.crates.map((crate) =>
    addBlock(
      physics,
      planar().setLinearDamping(CRATE_DAMPING).setAngularDamping(CRATE_DAMPING),
      placedBox(crate),
      CRATE_DENSITY,
    ),
  );
  const { halfLength, halfWidth } = robotModel;
  const body = planar().setCanSleep(false);
  const robot = addBlock(physics, body, { ...startPose(world), halfX: halfLength, halfY: halfWidth }, ROBOT_DENSITY);
  return { physics, robot, crates, firm };
}

function planar(): RAPIER.RigidBodyDesc {
  return RAPIER.RigidBodyDesc.dynamic().enabledTranslations(true, true, false).enabledRotations(false, false, true);
}

function addBlock(
  physics: RAPIER.World,
  desc: RAPIER.RigidBodyDesc,
  { x, y, yaw, halfX, halfY }: PlacedBlock,
  density: number,
): RAPIER.RigidBody {
  const turn = { x: 0, y: 0, z: Math.sin(yaw / 2), w: Math.cos(yaw / 2) };
  const body = physics.createRigidBody(desc.setTranslation(x, y, HALF_HEIGHT).setRotation(turn));
  const shape = RAPIER.ColliderDesc.cuboid(halfX, halfY, HALF_HEIGHT).setDensity(density).setFriction(0.4);
  physics.createCollider(shape, body);
  return body;
}

function touchedBy({ robot, firm }: Scene): string[] {
  const body = { ...poseOf(robot), halfX: robotModel.halfLength, halfY: robotModel.halfWidth };
  const touched = firm.filter((block) => gapBetween(body, block) <= TOUCHING);
  return [...new Set(touched.map(({ name }) => name))];
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

function placeCrate({ crates }: World, body: RAPIER.RigidBody, index: number): PlacedBlock {
  const [lengthX, lengthY] = crates[index]?.size ?? [0, 0];
  return { ...poseOf(body), halfX: lengthX / 2, halfY: lengthY / 2 };
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

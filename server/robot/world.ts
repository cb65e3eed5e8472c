/**
 * A world, simulated: one robot, walls, blocks, crates, carts and doors, moved by a physics engine in fixed steps. It knows neither ROS nor a clock, so that the
 * same commands always lead to the same poses.
 */
import { setFlagsFromString } from 'node:v8';
import RAPIER from '@dimforge/rapier3d-compat';
import type { World } from '#contract/world.ts';
import { createCharge } from './battery.ts';
import { bumps } from './bumper.ts';
import { castRays } from './castRays.ts';
import { PICTURE_BYTES, renderCamera } from './camera/renderCamera.ts';
import { staticScenery, movingBodies } from './camera/scenery.ts';
import { gapBetween } from './gapBetween.ts';
import { createGripper } from './gripper.ts';
import { gripperService } from './gripperService.ts';
import type { NamedBlock, Pose } from './placedBlock.ts';
import { robotModel } from './robotModel.ts';
import type { RobotService } from './RobotService.ts';
import { type Scene, bodyOf, createScene, moveDriven, poseOf } from './scene.ts';

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
  /** Where the robot thinks it is, and how it thinks it moves, by its wheels: what `/odom` says. */
  measured(): { pose: Pose; velocity: Velocity };
  /** Distances as `castRays` gives them; the array is the same for every call. */
  scan(): Float32Array;
  /** What the camera sees, as `renderCamera` paints it; the array is the same for every call. */
  picture(): Uint8Array;
  /** In the order in which the world lists them. */
  crates(): Pose[];
  /** Everything that may move beside the robot, in the order of `movingBoxes`. */
  moving(): Pose[];
  /** Takes hold of the crate right before the front, or lets go of the one that is held; answers what is held afterwards, as `held` does. */
  grip(isWanted: boolean): number | null;
  /** The place of the held crate in the world's list; null while nothing is held. */
  held(): number | null;
  /** Whether the front touches something: a wall, a block, a cart, a door, or a crate that is not held. */
  bumps(): boolean;
  /** How full the battery is, from 0 to 1; null in a world without one. Empty, the robot obeys no command. */
  charge(): number | null;
  /** The names of the walls, blocks, carts and doors that the robot touches. */
  touched(): string[];
  /** How far each door is open, from 0 to 1. */
  openness(): ReadonlyMap<string, number>;
  /** By which the robot is asked to do something in this world. */
  services(): RobotService[];
  /** Puts the robot and all that moves back to where they started, at rest. */
  reset(): void;
  free(): void;
}

/** What was looked at since something moved last. */
interface Seen {
  pose: Pose;
  /** Of all that may move beside the robot. */
  places: NamedBlock[];
  touched: string[];
  isScanned: boolean;
}

const REST: Velocity = { linear: 0, angular: 0 };

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
  let scene = createScene(world, STEP_SECONDS);
  let gripper = createGripper(scene);
  let charge = createCharge(world.battery);
  let velocity = REST;
  const ranges = new Float32Array(robotModel.laser.rays);
  const { bodies, tapes } = staticScenery(world);
  const pixels = new Uint8Array(PICTURE_BYTES);
  // Most robots stand most of the time: what was seen then is not computed again for everybody who asks.
  let seen: Partial<Seen> = {};
  const placesOf = (): NamedBlock[] => (seen.places ??= [...gripper.crates(), ...scene.driven.places()]);
  const grip = (isWanted: boolean): number | null => {
    seen = {};
    return gripper.grip(isWanted);
  };

  return {
    step(requested) {
      const command = charge.left() === 0 ? REST : requested;
      const wanted = {
        linear: approach(velocity.linear, command.linear, robotModel.maxLinearSpeed, robotModel.maxLinearAcceleration),
        angular: approach(
          velocity.angular,
          command.angular,
          robotModel.maxAngularSpeed,
          robotModel.maxAngularAcceleration,
        ),
      };
      charge.drain(STEP_SECONDS, Math.abs(velocity.linear) * STEP_SECONDS);
      const hasMoved = scene.driven.step(STEP_SECONDS);
      if (isStill(wanted) && !hasMoved && gripper.areOthersAsleep()) {
        velocity = wanted;
        return;
      }
      seen = {};
      velocity = drive(scene, wanted);
      scene.odometer?.roll(poseOf(scene.robot));
    },
    pose: () => (seen.pose ??= poseOf(scene.robot)),
    velocity: () => velocity,
    measured() {
      const { odometer, robot } = scene;
      return odometer === undefined
        ? { pose: poseOf(robot), velocity }
        : { pose: odometer.pose(), velocity: odometer.velocity(velocity) };
    },
    scan() {
      if (seen.isScanned) return ranges;
      castRays([...scene.firm, ...placesOf()], poseOf(scene.robot), robotModel.laser.maxRange, ranges);
      seen.isScanned = true;
      return ranges;
    },
    picture() {
      const moving = movingBodies(world, placesOf());
      renderCamera({ bodies: [...bodies, ...moving], tapes }, poseOf(scene.robot), pixels);
      return pixels;
    },
    crates: () => gripper.crates().map(poseIn),
    moving: () => placesOf().map(poseIn),
    grip,
    held: () => gripper.held(),
    bumps: () => bumps(poseOf(scene.robot), [...scene.firm, ...scene.driven.places(), ...gripper.looseCrates()]),
    charge: () => charge.left(),
    touched: () => (seen.touched ??= touchedBy(scene)),
    openness: () => scene.driven.openness(),
    services: () => [
      ...scene.driven.services().map(({ name, kind }, index) => {
        // The scene is another one after each reset.
        const answer: RobotService['answer'] = (isOn) =>
          scene.driven.services()[index]?.answer(isOn) ?? { success: false, message: `There is no ${name}.` };
        return { name, kind, answer };
      }),
      gripperService(
        world.crates.map(({ name }) => name),
        grip,
      ),
    ],
    reset() {
      // A new scene and not the old one put back: the engine keeps contacts from step to step, which would colour what follows.
      scene.physics.free();
      scene = createScene(world, STEP_SECONDS);
      gripper = createGripper(scene);
      charge = createCharge(world.battery);
      velocity = REST;
      seen = {};
    },
    free: () => scene.physics.free(),
  };
}

function poseIn({ x, y, yaw }: Pose): Pose {
  return { x, y, yaw };
}

function touchedBy({ robot, firm, driven }: Scene): string[] {
  const body = bodyOf(robot);
  const touched = [...firm, ...driven.places()].filter((block) => gapBetween(body, block) <= TOUCHING);
  return [...new Set(touched.map(({ name }) => name))];
}

/** Lets the wheels turn and answers how the robot moved: what stands in the way slows it down. */
function drive(scene: Scene, { linear, angular }: Velocity): Velocity {
  const { physics, robot } = scene;
  const { yaw } = poseOf(robot);
  robot.setLinvel({ x: linear * Math.cos(yaw), y: linear * Math.sin(yaw), z: 0 }, true);
  robot.setAngvel({ x: 0, y: 0, z: angular }, true);
  moveDriven(scene);
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

import type { SeenPose } from '#contract/robot.ts';
import { shownPercent } from './battery.ts';
import type { Pose } from './placedBlock.ts';
import type { Sighting } from '../sandbox/robotMessages.ts';
import type { SimulatedWorld } from './world.ts';

/** Every so many rays of the laser one is shown. */
const SHOWN_RAY = 5;

/** One centimetre less than the laser's ten metres, so that a distance is never longer than three digits. */
const MAX_CENTIMETRES = 999;

/** What there is to see of a world, rounded to what a screen can show. */
export function sightingOf(world: SimulatedWorld, era: number, time: number, hasScan: boolean): Sighting {
  const [held, charge] = [world.held(), world.charge()];
  const seen = {
    era,
    at: Math.round(time - era),
    pose: rounded(world.pose()),
    crates: world.moving().map(rounded),
    touches: world.touched().length > 0,
    ...(held !== null && { held }),
    ...(charge !== null && { battery: shownPercent(charge) }),
  };
  return hasScan ? { ...seen, scan: shownRays(world.scan()) } : seen;
}

function rounded({ x, y, yaw }: Pose): SeenPose {
  return [thousandths(x), thousandths(y), thousandths(yaw)];
}

/** A zero has no sign. */
function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

function shownRays(ranges: Float32Array): number[] {
  const shown: number[] = [];
  for (let ray = 0; ray < ranges.length; ray += SHOWN_RAY) shown.push(centimetres(ranges[ray] ?? Infinity));
  return shown;
}

function centimetres(metres: number): number {
  return Number.isFinite(metres) ? Math.max(1, Math.min(MAX_CENTIMETRES, Math.round(metres * 100))) : 0;
}

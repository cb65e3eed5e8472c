/**
 * Judges a program: the robot's world goes on whenever the program has dealt with all that it was told, so that no clock on the wall decides
 * what happens. Whether the goal is met is computed from the simulation alone.
 */
import type { Check } from '#contract/goal.ts';
import { JUDGED_START_MS as START_MS } from '#contract/judgedClock.ts';
import type { JudgedCheck } from '#contract/verdict.ts';
import type { Trial, TrialReport, TrialResult } from '../../sandbox/trialMessages.ts';
import { advertiseWorld } from '../advertiseWorld.ts';
import type { CheckResult } from '../goals/trackCheck.ts';
import type { RobotNode } from '../RobotNode.ts';
import { type Reading, createSimulation } from '../simulation.ts';
import { STEP_SECONDS } from '../world.ts';
import { createLockstep } from './lockstep.ts';
import type { ProgramThreads } from './programThreads.ts';
import { type TrialWorld, trialWorld } from './trialWorld.ts';
import { waitForNode } from './waitForNode.ts';

const SCAN_MS = 100;

/** Coarser than in life, as whoever waits for time is woken each time, and as often as there may be something new to see. */
const CLOCK_MS = 50;

/** After its program has ended, the robot goes on for as long at most: until the watchdog stops it, and while it brakes. */
const REST_MS = 1000;

/** So often the graph is asked what programs do with topics that the robot itself knows nothing of. */
const USES_MS = 500;

/** A trial of so many seconds tells whether a program keeps to the clock on the wall. */
const TELLING_SECONDS = 3;

const STEP_MS = STEP_SECONDS * 1000;

export interface TrialSettings {
  node: RobotNode;
  trial: Trial;
  tell: (report: TrialReport) => void;
  /** Aborted when the program has ended. */
  ended: AbortSignal;
  /** Of the program, and of whatever else has a part in what it does. */
  threads: ProgramThreads;
}

/** Tells when the program can be started, how far the simulation is, and what came of it. */
export async function runTrial({ node, trial, tell, ended, threads }: TrialSettings): Promise<void> {
  const world = trialWorld(trial.world, trial.goal);
  const readings: Reading[] = [];
  const simulation = createSimulation(
    world,
    {
      // The time is told here, and last.
      hasSubscribers: (topic) => topic !== '/clock' && node.hasSubscribers(topic),
      publish(reading) {
        // Nothing is read for nobody. Who waits for a single message has long gone when the graph is asked.
        world.used([`subscribing ${reading.topic}`]);
        readings.push(reading);
      },
    },
    START_MS,
  );
  let began = Infinity;
  const wallSeconds = (): number => Math.max(0, performance.now() - began) / 1000;
  const lockstep = createLockstep(threads, () => wallSeconds() >= trial.rules.wallSeconds);
  const seen = { commands: 0, commandedAt: START_MS, endedAt: Infinity, wasReset: false };
  let now = START_MS;
  node.listen({
    command(velocity) {
      seen.commands += 1;
      seen.commandedAt = now;
      simulation.command(velocity);
      world.commanded(velocity);
      lockstep.came();
    },
    grip: (isWanted) => simulation.grip(isWanted),
    reset() {
      seen.wasReset = true;
      lockstep.came();
    },
  });
  const note = (): void => {
    seen.endedAt = now;
    lockstep.end();
  };
  if (ended.aborted) note();
  ended.addEventListener('abort', note);
  await node.leadTime();
  await advertiseWorld(node, trial.world, world.services());
  tell({ state: 'ready' });

  const tellProgram = async (reading: Reading): Promise<void> => {
    node.publish(reading);
    await lockstep.dealtWith();
  };
  /** One thing after the other, and the time last: whoever waits for it finds what was seen then. */
  const tellMoment = async (): Promise<void> => {
    for (const reading of readings.splice(0)) await tellProgram(reading);
    const passed = now - START_MS;
    if (passed % CLOCK_MS === 0 && node.hasSubscribers('/clock'))
      await tellProgram({ topic: '/clock', seq: passed / CLOCK_MS, time: now });
  };

  await waitForNode(node, threads, ended);
  const isUseAsked = trial.goal.some(({ check }) => check === 'uses');
  began = performance.now();
  // Whoever has waited for time to begin wakes on the tenths of a second from now on.
  await tellMoment();
  for (;;) {
    for (const end = now + SCAN_MS; now < end;) {
      simulation.advance((now += STEP_MS));
      await tellMoment();
    }
    const reason = whyOver(world, trial, { ...seen, now, wallSeconds: wallSeconds() });
    if (reason !== undefined) {
      const byWallClock = world.goal().time >= TELLING_SECONDS && lockstep.isByWallClock();
      return tell({ state: 'over', result: resultOf(world, trial, reason, seen.commands, byWallClock) });
    }
    if (isUseAsked && (now - START_MS) % USES_MS === 0) world.used(await node.uses());
    if ((now - START_MS) % 1000 === 0) tell({ state: 'running', seconds: (now - START_MS) / 1000 });
    await lockstep.answered();
  }
}

interface Moment {
  now: number;
  commandedAt: number;
  endedAt: number;
  wasReset: boolean;
  wallSeconds: number;
}

function whyOver(world: TrialWorld, { rules }: Trial, moment: Moment): TrialResult['reason'] | undefined {
  const { now, commandedAt, endedAt, wasReset, wallSeconds } = moment;
  if (wasReset) return 'reset';
  const { status } = world.goal();
  if (status !== 'open') return status === 'met' ? 'met' : 'broken';
  const silentMs = rules.silentSeconds * 1000;
  if (endedAt < Infinity) {
    const afterwards = now - endedAt;
    // Its robot may still come to stand on the target, and a door that it has called to where it was called to.
    if ((afterwards >= REST_MS && world.isAtRest()) || afterwards >= silentMs) return 'program_ended';
  } else if (now - commandedAt >= silentMs) return 'silent';
  return wallSeconds >= rules.wallSeconds ? 'too_slow' : undefined;
}

function resultOf(
  world: TrialWorld,
  { goal }: Trial,
  reason: TrialResult['reason'],
  commands: number,
  byWallClock: boolean,
): TrialResult {
  const { checks, time, pose } = world.goal();
  return {
    reason,
    checks: goal.map((check, index) => judged(check, checks[index])),
    seconds: hundredths(time),
    at: [hundredths(pose.x), hundredths(pose.y)],
    metres: hundredths(world.metres()),
    commands,
    byWallClock,
    run: world.run(),
  };
}

function judged(check: Check, result: CheckResult | undefined): JudgedCheck {
  const { status = 'open', progress = 0, cause = null } = result ?? {};
  const passed = status === 'holds';
  // Rounded, one that all but holds would be told as one that does.
  return { check, passed, progress: passed ? 1 : Math.min(0.99, hundredths(progress)), cause };
}

/** A zero has no sign. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

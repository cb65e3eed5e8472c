/**
 * Judges a program: the robot's world goes on by a tenth of a second whenever the program has answered the scan before, so that
 * no clock on the wall decides what happens. Whether the goal is met is computed from the simulation alone.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Check } from '#contract/goal.ts';
import type { JudgedCheck } from '#contract/verdict.ts';
import type { Trial, TrialReport, TrialResult } from '../../sandbox/trialMessages.ts';
import { furnish } from '../furnish.ts';
import type { CheckResult } from '../goals/trackCheck.ts';
import type { RobotNode } from '../RobotNode.ts';
import { createSimulation } from '../simulation.ts';
import { createAnswers } from './answers.ts';
import { type TrialWorld, trialWorld } from './trialWorld.ts';

const SCAN_MS = 100;

/** Where simulated time begins: the same in every trial, and no zero, which ROS takes for "no time yet". */
const START_MS = 1_000_000;

/** A program that has not joined the graph for so long is not waited for any longer. */
const JOIN_MS = 20_000;
const POLL_MS = 20;

/** From the first subscription of a program until its others are there. */
const SETTLE_MS = 500;

/** After its program has ended, the robot is given so long to come to rest. */
const REST_MS = 1000;

/** So often it is looked what programs do with topics. */
const USES_MS = 500;

/** A trial of so many seconds tells whether a program keeps to the clock on the wall. */
const TELLING_SECONDS = 3;

export interface TrialSettings {
  node: RobotNode;
  trial: Trial;
  tell: (report: TrialReport) => void;
  /** Aborted when the program has ended. */
  ended: AbortSignal;
}

/** Tells when the program can be started, how far the simulation is, and what came of it. */
export async function runTrial({ node, trial, tell, ended }: TrialSettings): Promise<void> {
  const world = trialWorld(trial.world, trial.goal);
  const simulation = createSimulation(world, node, START_MS);
  const answers = createAnswers();
  const seen = { commands: 0, commandedAt: START_MS, endedAt: Infinity, wasReset: false };
  let now = START_MS;
  node.listen({
    command(velocity) {
      seen.commands += 1;
      seen.commandedAt = now;
      simulation.command(velocity);
      world.commanded(velocity);
      answers.came();
    },
    grip: (isWanted) => simulation.grip(isWanted),
    reset() {
      seen.wasReset = true;
      answers.came();
    },
  });
  const note = (): void => {
    seen.endedAt = now;
    answers.end();
  };
  if (ended.aborted) note();
  ended.addEventListener('abort', note);
  await node.leadTime();
  await furnish(node, trial.world, world.services());
  tell({ state: 'ready' });

  await untilJoined(node, ended);
  const isUseAsked = trial.goal.some(({ check }) => check === 'uses');
  const began = performance.now();
  const wallSeconds = (): number => (performance.now() - began) / 1000;
  for (;;) {
    const answer = answers.next();
    simulation.advance((now += SCAN_MS));
    const reason = whyOver(world, trial, { ...seen, now, wallSeconds: wallSeconds() });
    if (reason !== undefined) {
      const seconds = world.goal().time;
      const byWallClock = seen.commands > 0 && seconds >= TELLING_SECONDS && wallSeconds() > 0.8 * seconds;
      return tell({ state: 'over', result: resultOf(world, trial, reason, seen.commands, byWallClock) });
    }
    if (isUseAsked && (now - START_MS) % USES_MS === 0) world.used(await node.uses());
    if ((now - START_MS) % 1000 === 0) tell({ state: 'running', seconds: (now - START_MS) / 1000 });
    await answer;
  }
}

/** A node that takes its time from the simulation listens to `/clock` from the first. */
async function untilJoined(node: RobotNode, ended: AbortSignal): Promise<void> {
  const deadline = performance.now() + JOIN_MS;
  while (!node.hasSubscribers('/clock') && !ended.aborted && performance.now() < deadline) await wait(POLL_MS);
  await wait(SETTLE_MS, undefined, { signal: ended }).catch(() => undefined);
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
  if (now - endedAt >= REST_MS && world.isStill()) return 'program_ended';
  if (now - commandedAt >= rules.silentSeconds * 1000) return 'silent';
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
  return { check, passed: status === 'holds', progress: hundredths(progress), cause };
}

/** A zero has no sign. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

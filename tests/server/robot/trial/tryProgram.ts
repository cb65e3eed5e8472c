/** Judges a program that is a function: without a graph, a sandbox or a clock on the wall. */
import type { Goal } from '#contract/goal.ts';
import type { World } from '#contract/world.ts';
import type { RobotNode, RobotOrders } from '#server/robot/RobotNode.ts';
import type { RobotService } from '#server/robot/RobotService.ts';
import type { Reading } from '#server/robot/simulation.ts';
import { runTrial } from '#server/robot/trial/runTrial.ts';
import type { Velocity } from '#server/robot/world.ts';
import type { TrialReport, TrialResult } from '#server/sandbox/trialMessages.ts';
import { obstacleCourse } from '../worlds.ts';

/** It is told what the robot publishes, and gives it orders. */
export type Program = (reading: Reading, orders: RobotOrders, robot: AskedRobot) => void;

/** What else a program does about a robot. */
export interface AskedRobot {
  call: (service: string, isOn: boolean) => void;
  /** It ends, and commands nothing from then on. */
  end: () => void;
}

export interface Tried {
  reports: TrialReport[];
  result: TrialResult;
  readings: Reading[];
}

export interface TrialSetting {
  rules?: { silentSeconds: number; wallSeconds: number };
  world?: World;
  goal?: Goal;
  /** What the graph says that programs do with topics. */
  uses?: string[];
  work?: { isDone: boolean };
  /** What the program subscribes to; it may change. */
  hears?: string[];
  /** The program has ended before time begins. */
  isOver?: boolean;
}

export const targetGoal = [
  { check: 'stop', region: 'target' },
  { check: 'touchNothing' },
  { check: 'withinTime', seconds: 30 },
] satisfies Goal;

/** In the first challenge, where nothing else is said. */
export async function tryProgram(program: Program, setting: TrialSetting = {}): Promise<Tried> {
  const { world = obstacleCourse, goal = targetGoal, uses = [], work = { isDone: true }, isOver = false } = setting;
  const { rules = { silentSeconds: 1, wallSeconds: 600 }, hears = ['/scan', '/odom', '/clock'] } = setting;
  const reports: TrialReport[] = [];
  const readings: Reading[] = [];
  const lifetime = new AbortController();
  if (isOver) lifetime.abort();
  let orders: RobotOrders | undefined;
  let services: readonly RobotService[] = [];
  const robot: AskedRobot = {
    call: (name, isOn) => void services.find((service) => service.name === name)?.answer(isOn),
    end: () => lifetime.abort(),
  };
  const node: RobotNode = {
    graph: 'a graph in memory',
    hasSubscribers: (topic) => hears.includes(topic),
    publish(reading) {
      readings.push(reading);
      // As over a wire: whoever publishes is told nothing before it has done so.
      queueMicrotask(() => orders !== undefined && !lifetime.signal.aborted && program(reading, orders, robot));
    },
    listen: (to) => void (orders = to),
    configure: async () => {},
    offer: async (offered) => void (services = offered),
    joinHand: async () => Promise.reject(new Error('Nobody drives a robot that judges.')),
    leadTime: async () => {},
    uses: async () => uses,
    isKnown: async () => true,
    close: async () => {},
    abandon: () => {},
  };
  await runTrial({
    node,
    trial: { world, goal, rules },
    tell: (report) => reports.push(report),
    ended: lifetime.signal,
    threads: { note: () => {}, haveRested: () => work.isDone, workedMs: () => 0 },
  });
  const last = reports.at(-1);
  if (last?.state !== 'over') throw new Error('It is not over.');
  return { reports, result: last.result, readings };
}

/** A program that gives the same command after each scan. */
export const driving =
  (velocity: Velocity): Program =>
  (reading, orders) => {
    if (reading.topic === '/scan') orders.command(velocity, false);
  };

/**
 * Lets a program drive through a challenge's world on a real ROS graph, in step with the simulation: each scan is followed by the program's
 * answer, and no wall clock decides what happens.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { XmlRpcClient } from '@foxglove/xmlrpc';
import type { Challenge } from '#server/challenges/course.ts';
import { stateOf } from '#server/robot/goals/simulationState.ts';
import { type GoalResult, trackGoal } from '#server/robot/goals/trackGoal.ts';
import { openRobotNode } from '#server/ros1/openRobotNode.ts';
import { createSimulation } from '#server/robot/simulation.ts';
import { createWorld, loadPhysics, STEP_SECONDS } from '#server/robot/world.ts';
import { openMaster } from '../robot/openGraph.ts';

const SCAN_STEPS = 10;
const SCAN_MS = SCAN_STEPS * STEP_SECONDS * 1000;

/** A program that gives no answer for this long gives none to this scan. */
const ANSWER_WITHIN_MS = 1000;

export interface Drive {
  result: GoalResult;
  /** What the program printed. */
  output: string;
}

/** Until the goal is met or failed, or `seconds` of the simulation have passed. `program` is the path of a Python file. */
export async function driveProgram({ world, about }: Challenge, program: string, seconds: number): Promise<Drive> {
  await loadPhysics();
  const master = await openMaster();
  await new XmlRpcClient(master.uri).methodCall('setParam', ['/test', '/use_sim_time', true]);
  const node = await openRobotNode(master.uri);
  const simulated = createWorld(world);
  const track = trackGoal(about.goal, world);
  let steps = 0;
  let result = track(stateOf(simulated, 0, true));
  const watched = {
    ...simulated,
    step(command: Parameters<typeof simulated.step>[0]) {
      simulated.step(command);
      steps += 1;
      result = track(stateOf(simulated, steps * STEP_SECONDS, steps % SCAN_STEPS === 0));
    },
  };
  let now = 1_000_000;
  const simulation = createSimulation(watched, node, now);
  let answered: (() => void) | undefined;
  node.listen({
    command(velocity) {
      simulation.command(velocity);
      answered?.();
    },
    reset: () => simulation.reset(),
  });
  const child = master.run('/usr/bin/python3', program);
  try {
    while (!node.hasSubscribers('/scan') && !node.hasSubscribers('/odom')) await wait(20);
    for (let passed = 0; result.status === 'open' && passed < seconds * 1000; passed += SCAN_MS) {
      const answer = new Promise<void>((resolve) => (answered = resolve));
      simulation.advance((now += SCAN_MS));
      await Promise.race([answer, wait(ANSWER_WITHIN_MS)]);
    }
    return { result, output: child.output() };
  } finally {
    await node.close();
    await master.close();
    simulated.free();
  }
}

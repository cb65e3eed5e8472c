/** What the ROS Commands tab offers, as it stands, on a real robot: a learner's first command must not fail. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import { commandExamples } from '#src/texts/en/rosTexts.ts';
import { isFull } from '../../isFull.ts';
import { type OpenWorkspaces, linesOf, openWorkspaces, start, untilEnded, untilPrinted } from './openWorkspaces.ts';

let open: OpenWorkspaces;
let workspace: LearnerWorkspace;
beforeAll(async () => {
  open = await openWorkspaces();
  workspace = await open.newcomer();
  // The robot offers no service: what there is to list is what a program of the learner's offers.
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'obstacle_course.py']);
  await untilPrinted(workspace, id, /target/);
});
afterAll(() => open.close());

const fault = /^error|\berror\b|unknown (command|host|option)|usage:|traceback|not found/i;

/** What those print that go on until they are stopped. */
const endless: Readonly<Record<string, RegExp>> = { rosrun: /\d\.\d/, roslaunch: /side 1/ };

it.runIf(isFull).each(AVAILABLE_COMMANDS)('runs the example of %s without a word of an error', async (command) => {
  const { process_id: id } = await start(workspace, [command, ...commandExamples[command].args.split(' ')]);
  const lines = await printed(id, endless[command]);
  expect(lines).not.toEqual([]);
  expect(lines.some((line) => fault.test(line)) ? lines : []).toEqual([]);
});

/** What it printed until it ended as it should; where it goes on, until the sign that it works, because whoever is stopped may complain. */
async function printed(id: string, sign: RegExp | undefined): Promise<string[]> {
  if (sign === undefined) {
    const { end } = await untilEnded(workspace, id);
    if (end?.reason !== 'exited' || end.code !== 0) throw new Error(`It ended with ${JSON.stringify(end)}.`);
    // What it printed last may still be on its way.
    await untilPrinted(workspace, id, /\S/);
    return linesOf(workspace, id);
  }
  await untilPrinted(workspace, id, sign);
  const lines = linesOf(workspace, id);
  await workspace.stop(id);
  return lines;
}

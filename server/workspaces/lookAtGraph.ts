import type { ProcessEntry } from '#contract/entities.ts';
import type { GraphSnapshot } from '#contract/graph.ts';
import type { Sandbox } from '../sandbox/startSandbox.ts';
import type { WorkspaceTopics } from './WorkspaceTopics.ts';

/** However much a learner starts and names, a look stays this small. */
const MOST_TOPICS = 200;
const MOST_NODES = 20;
const MOST_PROGRAMS = 20;
const LONGEST_NAME = 200;

/** The robot, its topics and the newest programs at this moment. Rejects with WorkspaceUnavailableError when the graph does not answer. */
export async function lookAtGraph(
  sandbox: Sandbox,
  topics: WorkspaceTopics,
  processes: readonly ProcessEntry[],
): Promise<GraphSnapshot> {
  const [listed, robot] = await Promise.all([topics.list(sandbox), sandbox.robotReport()]);
  return {
    topics: listed.slice(0, MOST_TOPICS).map(({ name, type, publishers, subscribers }) => ({
      name: shortened(name),
      type: type === null ? null : shortened(type),
      publishers: publishers.slice(0, MOST_NODES).map(shortened),
      subscribers: subscribers.slice(0, MOST_NODES).map(shortened),
    })),
    robot,
    programs: processes
      .filter(({ build }) => build === null)
      .slice(0, MOST_PROGRAMS)
      .map(({ name, command, status, end }) => ({ name: shortened(name), command: shortened(command), status, end })),
  };
}

const shortened = (name: string): string => name.slice(0, LONGEST_NAME);

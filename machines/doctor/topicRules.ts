import { nearestName } from '../advice/nearestName.ts';
import { type Rule, finding } from './finding.ts';
import { COMMANDS, COMMAND_TYPE, commandTopic, learnersOf, namesOfRobot } from './graphFacts.ts';

/** A program publishes where nobody listens, on a name near to one that the robot listens to. */
export const topicMisspelt: Rule = (graph) => {
  const names = namesOfRobot(graph, 'subscribers');
  for (const { name, publishers, subscribers } of graph.topics) {
    const [node] = learnersOf(publishers);
    if (node === undefined || subscribers.length > 0) continue;
    const near = nearestName(name, names);
    if (near !== undefined) return finding('topicMisspelt', { name, other: near, measured: node, code: codeOf(name) });
  }
  return undefined;
};

/** A program listens where nobody publishes, on a name near to one that the robot publishes on. */
export const topicUnheard: Rule = (graph) => {
  const names = namesOfRobot(graph, 'publishers');
  for (const { name, publishers, subscribers } of graph.topics) {
    const [node] = learnersOf(subscribers);
    if (node === undefined || publishers.length > 0) continue;
    const near = nearestName(name, names);
    if (near !== undefined) return finding('topicUnheard', { name, other: near, measured: node, code: codeOf(name) });
  }
  return undefined;
};

/** The commands are messages that the robot does not take. */
export const otherType: Rule = (graph) => {
  const topic = commandTopic(graph);
  if (topic === undefined || topic.type === null || topic.type === COMMAND_TYPE) return undefined;
  return finding('otherType', { name: topic.type, other: COMMAND_TYPE, measured: COMMANDS, code: codeOf(COMMANDS) });
};

/** Programs write a name with its slash or without. */
const codeOf = (name: string): string[] => [`"${name}"`, `'${name}'`, `"${name.slice(1)}"`, `'${name.slice(1)}'`];

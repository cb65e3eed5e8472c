import type { GraphSnapshot } from '#contract/graph.ts';
import { inDegrees, notCommanded, standsStill, tooFast, tooSeldom, twoCommand, wall } from './commandRules.ts';
import type { Finding, FindingKind, Rule } from './finding.ts';
import { hasMoved } from './graphFacts.ts';
import {
  batteryEmpty,
  moves,
  nobodyCommands,
  nothingRuns,
  programEnded,
  programFailed,
  robotMissing,
  simulationPaused,
  timeStands,
} from './programRules.ts';
import { otherType, topicMisspelt, topicUnheard } from './topicRules.ts';

/** In the order in which the findings are told: what has to be mended first stands first. */
const rules: readonly Rule[] = [
  robotMissing,
  simulationPaused,
  timeStands,
  batteryEmpty,
  programFailed,
  programEnded,
  nothingRuns,
  topicMisspelt,
  otherType,
  topicUnheard,
  wall,
  standsStill,
  inDegrees,
  tooFast,
  twoCommand,
  tooSeldom,
  notCommanded,
  nobodyCommands,
  moves,
];

/** A program that only listens is in order, and who started nothing, or sees a program's own words, is told nothing new. */
const calm: ReadonlySet<FindingKind> = new Set(['nothingRuns', 'nobodyCommands', 'programEnded', 'programFailed']);

/** Everything that the rules find. Who misspells a topic commands nothing, which goes without saying. */
export function findingsIn(graph: GraphSnapshot): Finding[] {
  const found = rules.map((rule) => rule(graph)).filter((one) => one !== undefined);
  const isMisspelt = found.some(({ kind }) => kind === 'topicMisspelt' || kind === 'otherType');
  return isMisspelt ? found.filter(({ kind }) => kind !== 'nobodyCommands' && kind !== 'notCommanded') : found;
}

/** Whether somebody who did not ask is told: the robot stands, and something is wrong. */
export function isStuck(graph: GraphSnapshot): boolean {
  if (graph.robot !== null && hasMoved(graph.robot)) return false;
  return findingsIn(graph).some(({ kind }) => !calm.has(kind));
}

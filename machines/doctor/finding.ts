import type { GraphSnapshot } from '#contract/graph.ts';
import { COMMANDS } from './graphFacts.ts';

/** What keeps a robot from moving, or that it does move. */
export type FindingKind =
  | 'robotMissing'
  | 'simulationPaused'
  | 'timeStands'
  | 'batteryEmpty'
  | 'topicMisspelt'
  | 'topicUnheard'
  | 'otherType'
  | 'programEnded'
  | 'programFailed'
  | 'nothingRuns'
  | 'nobodyCommands'
  | 'notCommanded'
  | 'tooSeldom'
  | 'standsStill'
  | 'inDegrees'
  | 'tooFast'
  | 'twoCommand'
  | 'wall'
  | 'moves';

export interface Finding {
  kind: FindingKind;
  /** What it speaks of: a topic, a node or a program. */
  name: string;
  /** What was meant, or stands against it. */
  other: string;
  /** What was measured, with as many decimals as matter. */
  measured: string;
  /** What may stand in the line of the code that is meant; the first that does. */
  code: readonly string[];
}

/** Looks for one fault. */
export type Rule = (graph: GraphSnapshot) => Finding | undefined;

/** A finding of which only what is known is said. */
export function finding(kind: FindingKind, facts: Partial<Omit<Finding, 'kind'>> = {}): Finding {
  return { kind, name: '', other: '', measured: '', code: [], ...facts };
}

/** The topic that can be looked at to see what was found; undefined where there is none. */
export function topicOf({ kind, name }: Finding): string | undefined {
  if (named.has(kind)) return name;
  return ofCommands.has(kind) ? COMMANDS : undefined;
}

const named: ReadonlySet<FindingKind> = new Set(['topicMisspelt', 'topicUnheard']);
const ofCommands: ReadonlySet<FindingKind> = new Set([
  'otherType',
  'nobodyCommands',
  'notCommanded',
  'tooSeldom',
  'standsStill',
  'inDegrees',
  'tooFast',
  'twoCommand',
]);

/** Whether a text may replace what is on disk: the decision table of a save, without any disk. */
import { erases, shrinks, type SafetyReason } from '#contract/contentSafety.ts';

/** A text and the version that names it. */
export interface Content {
  text: string;
  version: string;
}

export interface SaveQuestion {
  /** What is on disk now; null when there is no file. */
  disk: Content | null;
  next: Content;
  /** The version the learner's text was made from: null when they saw no file, undefined when nothing is known. */
  base: string | null | undefined;
  force: boolean;
  /** The version the dialog showed when the learner confirmed; undefined when the call does not say. */
  forceBase: string | null | undefined;
}

export type SaveDecision =
  | { kind: 'unchanged' }
  | { kind: 'create' }
  | { kind: 'replace' }
  /** All reasons, in the order in which the contract lists them; the first is the one to tell. */
  | { kind: 'refuse'; reasons: [SafetyReason, ...SafetyReason[]] };

export function decideSave(question: SaveQuestion): SaveDecision {
  const { disk, next } = question;
  if (disk !== null && disk.version === next.version) return { kind: 'unchanged' };
  const reasons = question.force ? reasonsAgainstForce(question) : reasonsAgainst(question);
  const [first, ...others] = reasons;
  if (first !== undefined) return { kind: 'refuse', reasons: [first, ...others] };
  return { kind: disk === null ? 'create' : 'replace' };
}

function reasonsAgainst({ disk, next, base }: SaveQuestion): SafetyReason[] {
  const reasons: SafetyReason[] = [];
  if (base === undefined && disk !== null && disk.text !== '') reasons.push('never_loaded');
  if (base !== undefined && base !== (disk?.version ?? null)) reasons.push('changed_on_disk');
  return [...reasons, ...lossesIn(next, disk)];
}

/** A force confirms what the dialog showed, and nothing that came after it. */
function reasonsAgainstForce({ disk, next, forceBase }: SaveQuestion): SafetyReason[] {
  if (forceBase === undefined || forceBase === (disk?.version ?? null)) return [];
  return ['changed_on_disk', ...lossesIn(next, disk)];
}

function lossesIn(next: Content, disk: Content | null): SafetyReason[] {
  if (disk === null) return [];
  const reasons: SafetyReason[] = [];
  if (erases(next.text, disk.text)) reasons.push('empty_over_non_empty');
  if (shrinks(next.text, disk.text)) reasons.push('large_reduction');
  return reasons;
}

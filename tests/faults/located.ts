/** Whether a log leads to a mistake. */
import type { Divergence } from '#machines/recording/divergence.ts';
import type { Fault } from './fault.ts';

/** What a visit becomes with a mistake in the machines. */
export interface Sight {
  /** The first step that goes otherwise when it is lived again; null where the mistake never acts in it. */
  acts: number | null;
  /** Where the replay of its log parts from it; null where it does not. */
  parts: Divergence | null;
}

/**
 * A mistake is located where the replay of every visit in which it acts parts from its log in the step in which it first acts,
 * or in the next; of those in which it does not act, none parts; and one of them parts at the actor that has the mistake.
 */
export function isLocated({ path, key }: Pick<Fault, 'path' | 'key'>, sights: readonly Sight[]): boolean {
  return sights.every(isWithinOneStep) && sights.some(({ parts }) => parts !== null && isAt(parts));

  function isAt(parts: Divergence): boolean {
    return parts.path === path && (key === undefined || parts.key === key);
  }
}

function isWithinOneStep({ acts, parts }: Sight): boolean {
  if (acts === null || parts === null) return acts === parts;
  return parts.step === acts || parts.step === acts + 1;
}

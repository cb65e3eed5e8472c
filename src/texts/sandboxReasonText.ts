import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { SandboxFault } from '#contract/sandboxFaults.ts';
import type { Texts } from './Texts.ts';

/** Why nothing can be run; in the words of the server where it names no fault that is known here. */
export function sandboxReasonText(
  { errorTexts, sandboxFaultTexts }: Pick<Texts, 'errorTexts' | 'sandboxFaultTexts'>,
  { fault, reason }: RuntimeConfig['sandbox'],
): string | null {
  const isKnown = (given: string): given is SandboxFault => Object.hasOwn(sandboxFaultTexts, given);
  return fault !== undefined && isKnown(fault) ? errorTexts.SANDBOX_UNAVAILABLE({ fault }) : reason;
}

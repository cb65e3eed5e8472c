import type { Reason } from '#machines/ports/reason.ts';
import { reasonText } from './reasonText.ts';
import type { Texts } from './Texts.ts';

/** Why coming back failed: each sentence once, the last of them what to do. `message` is the provider's reason, if any. */
export function callbackErrorText(
  { callbackTexts, errorTexts }: Pick<Texts, 'callbackTexts' | 'errorTexts'>,
  status: 'unsaved' | 'unrecovered' | 'refused',
  message: Reason | null,
): readonly string[] {
  const reason =
    status === 'unsaved'
      ? callbackTexts.unsaved
      : (message === null ? '' : reasonText({ errorTexts }, message).trim()) || callbackTexts.unexpected;
  const advice = status === 'unrecovered' ? callbackTexts.recoveryAdvice : callbackTexts.advice;
  return reason.endsWith(advice) ? [reason] : [reason, advice];
}

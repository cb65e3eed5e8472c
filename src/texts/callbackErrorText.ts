import type { Texts } from './Texts.ts';

/** Why coming back failed: each sentence once, the last of them what to do. `message` is the provider's own, if any. */
export function callbackErrorText(
  { callbackTexts }: Pick<Texts, 'callbackTexts'>,
  status: 'unsaved' | 'refused',
  message: string | null,
): readonly string[] {
  const reason = status === 'unsaved' ? callbackTexts.unsaved : message?.trim() || callbackTexts.unexpected;
  return reason.endsWith(callbackTexts.advice) ? [reason] : [reason, callbackTexts.advice];
}

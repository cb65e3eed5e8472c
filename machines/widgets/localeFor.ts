import { matchLanguage } from '#contract/matchLanguage.ts';
import type { LocaleWishes } from '../ports/localePort.ts';

/** The language that the first wish gets which can be met; else the first there is. */
export function localeFor({ available, remembered, asked }: LocaleWishes): string {
  const wishes = remembered === null ? asked : [remembered, ...asked];
  return matchLanguage(available, wishes) ?? available[0] ?? '';
}

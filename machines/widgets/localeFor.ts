import { matchLanguage } from '#contract/matchLanguage.ts';
import type { LocalePreferences } from '../ports/localePort.ts';

/** The most preferred language that the site speaks; else the first there is. */
export function localeFor({ available, remembered, asked }: LocalePreferences): string {
  const preferences = remembered === null ? asked : [remembered, ...asked];
  return matchLanguage(available, preferences) ?? available[0] ?? '';
}

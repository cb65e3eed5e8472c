import { matchLanguage } from '#contract/matchLanguage.ts';
import { askedLanguages } from '../../http/askedLanguages.ts';

/** The languages of e-mails, the first for whoever reads none of them. They are those of the site. */
export const emailLocales = ['en', 'es'] as const;

export type EmailLocale = (typeof emailLocales)[number];

/** What an account says comes first: anybody may ask for an e-mail to it. Else what the browser of the asker prefers. */
export function emailLocale(ofAccount: unknown, acceptLanguage: string | undefined): EmailLocale {
  const preferences = [...(typeof ofAccount === 'string' ? [ofAccount] : []), ...askedLanguages(acceptLanguage)];
  return matchLanguage(emailLocales, preferences) ?? emailLocales[0];
}

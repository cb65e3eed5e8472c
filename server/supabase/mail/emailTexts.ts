import type { EmailLocale } from './emailLocale.ts';
import type { EmailMessage, Purpose } from './mailer.ts';
import type { EmailTexts } from './texts/EmailTexts.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

const texts: Readonly<Record<EmailLocale, EmailTexts>> = { en, es };

/** The one that other programs alone ask for, which may have a field for its code; no page of the site takes one. */
const TAKES_CODES: Purpose = 'magiclink';

/** The e-mail as plain words, in its language. */
export function emailText({ purpose, otp, link, locale }: EmailMessage): { subject: string; text: string } {
  const { emails, orCode, code, ignore } = texts[locale];
  const { subject, request } = emails[purpose];
  const beside = purpose === TAKES_CODES ? ['', orCode(otp)] : [];
  const ways = link === null ? [code(otp)] : [link, ...beside];
  return { subject, text: [request, '', ...ways, '', ignore, ''].join('\n') };
}

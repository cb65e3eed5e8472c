import type { EmailLocale } from './emailLocale.ts';
import type { EmailMessage } from './mailer.ts';
import type { EmailTexts } from './texts/EmailTexts.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

const texts: Readonly<Record<EmailLocale, EmailTexts>> = { en, es };

/** The e-mail as plain words, in its language. */
export function emailText({ purpose, otp, link, locale }: EmailMessage): { subject: string; text: string } {
  const { letters, orCode, code, ignore } = texts[locale];
  const { subject, request } = letters[purpose];
  const lines = link === null ? [request, '', code(otp)] : [request, '', link, '', orCode(otp)];
  return { subject, text: [...lines, '', ignore, ''].join('\n') };
}

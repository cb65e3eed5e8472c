import type { Config } from './config.ts';
import { isLocalSite } from './isLocalSite.ts';

/** What to tell whoever starts a server whose e-mails nobody would ever read; null where somebody can. */
export function emailWarning({ supabase, smtpUrl, siteUrl, auth }: Config): string | null {
  if (supabase !== null || smtpUrl !== null || isLocalSite(siteUrl)) return null;
  const signUps = auth.autoconfirm
    ? 'forgotten passwords cannot be replaced'
    : 'nobody can confirm a new account or replace a forgotten password (GOTRUE_MAILER_AUTOCONFIRM=true does without the former)';
  return `SMTP_URL is not set and the inbox is for this machine only: ${signUps}.`;
}

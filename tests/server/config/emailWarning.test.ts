import { expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { emailWarning } from '#server/config/emailWarning.ts';

const served = { SITE_URL: 'https://robots.example.org', EMBEDDED_PUBLIC: 'yes' };
const warningFor = (env: Record<string, string>) => emailWarning(readConfig(env));

it('warns where others can reach the site and no e-mail can reach them', () => {
  expect(warningFor(served)).toMatch(/^SMTP_URL is not set.*nobody can confirm a new account/);
});

it('warns of passwords alone where accounts need no confirmation', () => {
  const warning = warningFor({ ...served, GOTRUE_MAILER_AUTOCONFIRM: 'true' });
  expect(warning).toMatch(/passwords cannot be replaced/);
  expect(warning).not.toMatch(/confirm/);
});

it.each([
  ['on this machine alone', {}],
  ['with a mail server', { ...served, SMTP_URL: 'smtp://mail.example.org' }],
  ['with a hosted Supabase', { ...served, SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' }],
])('is silent %s', (_, env) => {
  expect(warningFor(env)).toBeNull();
});

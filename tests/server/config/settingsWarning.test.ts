import { expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { settingsWarning } from '#server/config/settingsWarning.ts';
import { authVariables } from '#server/config/authSettings.ts';

const warningFor = (env: Record<string, string>) => settingsWarning(readConfig(env));

it('names settings that would be ignored, and never their values', () => {
  expect(warningFor({ GOTRUE_HOOK_SECRET: 'hidden' })).toBe(
    'GOTRUE_HOOK_SECRET is set and changes nothing: docs/supabase.md lists the settings that there are.',
  );
  expect(warningFor({ GOTRUE_SITE_URL: 'x', GOTRUE_DISABLE_SIGN_UP: 'true' })).toMatch(
    /^GOTRUE_SITE_URL, GOTRUE_DISABLE_SIGN_UP are set and change nothing:/,
  );
});

it('is silent about every setting that there is, and about one that is set to nothing', () => {
  expect(authVariables.filter((name) => warningFor({ [name]: '' }) !== null)).toEqual([]);
  expect(warningFor({ GOTRUE_DISABLE_SIGNUP: 'true', GOTRUE_SITE_URL: '' })).toBeNull();
});

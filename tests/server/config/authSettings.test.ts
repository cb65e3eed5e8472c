import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { authVariables, readAuthSettings } from '#server/config/authSettings.ts';

it('is as strict as the service when nobody sets anything', () => {
  expect(readAuthSettings({})).toEqual({
    disableSignup: false,
    autoconfirm: false,
    anonymousUsers: false,
    manualLinking: false,
    secureEmailChange: true,
    reauthenticateForPassword: false,
    codeLifetime: 3600,
    mailInterval: 60,
    redirectPatterns: [],
    passwordLength: 6,
    passwordCharacters: [],
    jwtSecret: null,
    google: null,
    tokenLifetime: 3600,
    reuseInterval: 10,
    mostFactors: 10,
    rates: { email: 30, verify: 30, otp: 30, token: 150, anonymous: 30, factor: 15 },
    sender: { name: 'Servolab', address: 'servolab@localhost.localdomain' },
  });
});

it('reads lists, times and sets of characters', () => {
  const settings = readAuthSettings({
    GOTRUE_URI_ALLOW_LIST: ' https://a.example/** , b.app://x,',
    GOTRUE_SMTP_MAX_FREQUENCY: '1m30s',
    GOTRUE_PASSWORD_REQUIRED_CHARACTERS: 'abc:\\:::123:',
    GOTRUE_DISABLE_SIGNUP: '',
  });
  expect(settings).toMatchObject({
    redirectPatterns: ['https://a.example/**', 'b.app://x'],
    mailInterval: 90,
    passwordCharacters: ['abc', ':', '123'],
    disableSignup: false,
  });
});

it('limits nothing where that is switched off', () => {
  expect(readAuthSettings({ GOTRUE_RATE_LIMITS: 'off' })).toMatchObject({ rates: null, mailInterval: 0 });
});

it.each([
  [{ GOTRUE_DISABLE_SIGNUP: 'yes' }, 'GOTRUE_DISABLE_SIGNUP is "yes", but must be true or false.'],
  [
    { GOTRUE_SMTP_MAX_FREQUENCY: 'soon' },
    'GOTRUE_SMTP_MAX_FREQUENCY is "soon", but must be a time such as 60s or 1m30s.',
  ],
  [{ GOTRUE_RATE_LIMIT_VERIFY: '0' }, 'GOTRUE_RATE_LIMIT_VERIFY is "0", but must be a whole number from 1 to 1000000.'],
  [
    { GOTRUE_JWT_SECRET: 'short' },
    'GOTRUE_JWT_SECRET is set to something that is not printed here, but must have 32 characters at least.',
  ],
  [
    { GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: 'x' },
    'Set GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID and GOTRUE_EXTERNAL_GOOGLE_SECRET both, or neither.',
  ],
])('says what is wrong with %o', (env, message) => {
  expect(() => readAuthSettings(env)).toThrow(message);
});

it('is described in the documentation, variable by variable', async () => {
  const page = await readFile(join(projectRoot, 'docs', 'supabase.md'), 'utf8');
  const described = [...page.matchAll(/^\| `(GOTRUE_\w+)` \|/gm)].map(([, name]) => name);
  expect(described).toEqual([...authVariables]);
});

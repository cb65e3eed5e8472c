import { expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { configVariables, environment } from '#server/config/configVariables.ts';
import { isLoopback } from '#server/config/isLoopback.ts';

it('needs nothing to be set', () => {
  expect(readConfig({}, '/srv')).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/data',
    siteUrl: 'http://localhost:3000',
    allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    supabase: null,
    smtpUrl: null,
    operator: { name: null, contactEmail: null, careersEmail: null },
    enterpriseUrl: null,
    requiredFields: ['phone', 'gender'],
    imageBaseUrl: null,
    seedAccounts: true,
    logLevel: 'warn',
    rateLimits: { executePerMinute: 20, buildPerMinute: 6, savePerMinute: 120, readPerMinute: 240 },
  });
  expect(readConfig({}).rosOverlay).toMatch(/\/\.cache\/ros$/);
});

it('counts a variable that is set to nothing as not set', () => {
  expect(readConfig({ PORT: '', SITE_URL: '', SUPABASE_URL: '' }, '/srv')).toEqual(readConfig({}, '/srv'));
});

it('derives the origins from the address of the site: one for others has no pages of the reader’s own machine', () => {
  expect(
    readConfig({ SITE_URL: 'https://robots.example.org/', PORT: '8080', EMBEDDED_PUBLIC: 'yes' }).allowedOrigins,
  ).toEqual(['https://robots.example.org']);
  expect(readConfig({ SITE_URL: 'https://localhost/', PORT: '8080' }).allowedOrigins).toEqual([
    'https://localhost',
    'http://localhost:8080',
    'http://127.0.0.1:8080',
  ]);
  expect(readConfig({ ALLOWED_ORIGINS: 'http://a.example, http://b.example/' }).allowedOrigins).toEqual([
    'http://a.example',
    'http://b.example',
  ]);
});

it('uses a hosted Supabase, and then no sample accounts', () => {
  const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key', HOST: '0.0.0.0' };
  expect(readConfig(hosted)).toMatchObject({
    supabase: { url: 'https://x.supabase.co', anonKey: 'key', serviceKey: null },
    seedAccounts: false,
  });
});

it('trusts no proxy unless it is told which', () => {
  expect(readConfig({}).trustedProxies).toEqual([]);
  expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8' }).trustedProxies).toEqual([
    '127.0.0.1',
    '::1',
    '10.0.0.0/8',
  ]);
});

it.each([
  ['none', []],
  ['phone', ['phone']],
  ['gender, phone,phone', ['phone', 'gender']],
])('asks in profiles for what PROFILE_FIELDS=%s names', (PROFILE_FIELDS, requiredFields) => {
  expect(readConfig({ PROFILE_FIELDS }).requiredFields).toEqual(requiredFields);
});

it('has no sample accounts where others can reach them', () => {
  expect(readConfig({ HOST: '0.0.0.0', EMBEDDED_PUBLIC: 'yes' }).seedAccounts).toBe(false);
});

it.each([
  [{ PORT: 'abc' }, 'PORT is "abc", but must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT is "65536", but must be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT is "-1", but must be a whole number from 0 to 65535.'],
  [{ HOST: 'a b' }, 'HOST is "a b", but must be a host name or an address.'],
  [{ SITE_URL: 'robots' }, 'SITE_URL is "robots", but must be an address such as https://robots.example.org.'],
  [{ SITE_URL: 'http://a.example/path' }, 'SITE_URL is "http://a.example/path", but must have no path.'],
  [
    { ALLOWED_ORIGINS: 'http://a.example,*' },
    'ALLOWED_ORIGINS is "http://a.example,*", but must be an address such as',
  ],
  [
    { TRUSTED_PROXIES: 'nginx' },
    'TRUSTED_PROXIES is "nginx", but must be addresses or ranges such as 127.0.0.1, ::1 or 10.0.0.0/8, separated by commas.',
  ],
  [{ TRUSTED_PROXIES: '10.0.0.1,' }, 'TRUSTED_PROXIES is "10.0.0.1,", but must be addresses or ranges'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'but must be addresses or ranges'],
  [{ TRUSTED_PROXIES: 'fe80::1%eth0' }, 'but must be addresses or ranges'],
  [{ TRUSTED_PROXIES: '::/0' }, 'TRUSTED_PROXIES is "::/0", but must not trust every address there is'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be trace, debug, info, warn, error, fatal or silent.'],
  [{ EMBEDDED_PUBLIC: 'true' }, 'EMBEDDED_PUBLIC is "true", but must be yes or no.'],
  [{ RATE_LIMIT_BUILD_PER_MINUTE: '0' }, 'RATE_LIMIT_BUILD_PER_MINUTE is "0", but must be a whole number from 1'],
  [{ SMTP_URL: 'ftp://user:secret@mail' }, 'SMTP_URL is set to something that is not printed here, but must be'],
  [{ SUPABASE_URL: 'https://x.supabase.co' }, 'SUPABASE_URL is set, but SUPABASE_ANON_KEY is not'],
  [
    { PROFILE_FIELDS: 'phone,title' },
    'PROFILE_FIELDS is "phone,title", but must be phone, gender or both, separated by a comma, or none.',
  ],
  [{ PROFILE_FIELDS: 'phone,none' }, 'PROFILE_FIELDS is "phone,none", but must be phone, gender or both'],
  [
    { PROFILE_FIELDS: 'none', SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' },
    'PROFILE_FIELDS is "none", but the hosted Supabase can only be told so with SUPABASE_SERVICE_ROLE_KEY',
  ],
  [{ SUPABASE_ANON_KEY: 'key' }, 'SUPABASE_ANON_KEY is set, but SUPABASE_URL is not'],
  [
    { HOST: '0.0.0.0' },
    'HOST is "0.0.0.0", but the embedded Supabase listens beyond this machine only with EMBEDDED_PUBLIC=yes',
  ],
  [
    { SITE_URL: 'https://robots.example.org' },
    'SITE_URL is "https://robots.example.org", but the embedded Supabase serves other machines only with EMBEDDED_PUBLIC=yes',
  ],
])('names the variable, its value and what is allowed: %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

it('tells a default for each variable as it is', () => {
  for (const [name, { default: documented }] of Object.entries(configVariables)) {
    const schema = environment.entries[name as keyof typeof configVariables];
    expect(schema.default ?? documented).toBe(documented);
  }
  expect(Object.keys(configVariables).toSorted()).toEqual(Object.keys(environment.entries).toSorted());
});

it.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.2', false],
  ['localhost.evil.example', false],
])('knows whether only this machine reaches %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

it('knows operators by addresses that nobody can just claim', () => {
  expect(readConfig({ OPERATORS: 'Ada@example.com, ben@example.com' }).operators).toEqual([
    'ada@example.com',
    'ben@example.com',
  ]);
  expect(readConfig({}).operators).toEqual([]);
  expect(() => readConfig({ OPERATORS: 'ada' })).toThrow('OPERATORS is "ada", but must be e-mail addresses');
  const open = { OPERATORS: 'ada@example.com', GOTRUE_MAILER_AUTOCONFIRM: 'true' };
  expect(() => readConfig(open)).toThrow('anybody may sign up');
});

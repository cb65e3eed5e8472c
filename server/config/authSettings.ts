/** What the embedded authentication service may and must do, by the names that GoTrue gives its own settings. */
import * as v from 'valibot';
import { wholeNumber } from './wholeNumber.ts';
import { StartError } from './startError.ts';
import { secondsOf } from './secondsOf.ts';

export interface AuthSettings {
  disableSignup: boolean;
  /** New addresses count as confirmed, and no e-mail asks for it. */
  autoconfirm: boolean;
  anonymousUsers: boolean;
  manualLinking: boolean;
  /** A change of address is confirmed from the old one, too. */
  secureEmailChange: boolean;
  /** A new password needs the code of an e-mail where the session is older than a day. */
  reauthenticateForPassword: boolean;
  /** How long the code of an e-mail is good, in seconds. */
  codeLifetime: number;
  /** How soon the same e-mail may be asked for again, in seconds. */
  mailInterval: number;
  /** Patterns of addresses that a sign-in may lead back to, beside the site's own. */
  redirectPatterns: readonly string[];
  passwordLength: number;
  /** Of each of these sets a password needs one character. */
  passwordCharacters: readonly string[];
  /** What the two API keys are signed with; null for the secret that was made at the first start. */
  jwtSecret: string | null;
  /** The client at Google; null where the sample provider stands in for it. */
  google: { clientId: string; secret: string } | null;
  mostFactors: number;
  /** How long an access token is good, in seconds. */
  tokenLifetime: number;
  /** How long a replaced refresh token may still be used, in seconds: two tabs may refresh at the same moment. */
  reuseInterval: number;
  /** Null lets everything happen as often as it likes. */
  rates: AuthRates | null;
  sender: { name: string; address: string };
}

/** What is counted: e-mails of the whole service in an hour, the rest for each address. */
export type AuthRates = Readonly<Record<AuthRate, number>>;
export type AuthRate = 'email' | 'verify' | 'otp' | 'token' | 'anonymous' | 'factor';

type Environment = Readonly<Record<string, string | undefined>>;

const truth = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
);

const seconds = v.pipe(
  v.string(),
  v.check((text) => secondsOf(text) !== null, 'must be a time such as 60s or 1m30s'),
  v.transform((text) => secondsOf(text) ?? 0),
);

/** One of the characters of a set may be a colon where it is written `\:`. */
const sets = v.pipe(
  v.string(),
  v.transform((text) => text.split(/(?<!\\):/).map((set) => set.replaceAll('\\:', ':'))),
  // No password has a character of none.
  v.transform((all) => all.filter((set) => set !== '')),
);

const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);

const count = wholeNumber(1, 1_000_000);

const environment = v.object({
  GOTRUE_DISABLE_SIGNUP: v.optional(truth, 'false'),
  GOTRUE_MAILER_AUTOCONFIRM: v.optional(truth, 'false'),
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: v.optional(truth, 'false'),
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: v.optional(truth, 'false'),
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: v.optional(truth, 'true'),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: v.optional(truth, 'false'),
  GOTRUE_MAILER_OTP_EXP: v.optional(wholeNumber(1, 86_400), '3600'),
  GOTRUE_SMTP_MAX_FREQUENCY: v.optional(seconds),
  GOTRUE_URI_ALLOW_LIST: v.optional(list, ''),
  GOTRUE_PASSWORD_MIN_LENGTH: v.optional(wholeNumber(6, 72), '6'),
  GOTRUE_PASSWORD_REQUIRED_CHARACTERS: v.optional(sets),
  GOTRUE_JWT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters at least'))),
  GOTRUE_JWT_EXP: v.optional(wholeNumber(30, 604_800), '3600'),
  GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: v.optional(wholeNumber(0, 3600), '10'),
  GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOTRUE_EXTERNAL_GOOGLE_SECRET: v.optional(v.string()),
  GOTRUE_MFA_MAX_ENROLLED_FACTORS: v.optional(wholeNumber(1, 100), '10'),
  GOTRUE_RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  GOTRUE_RATE_LIMIT_EMAIL_SENT: v.optional(count, '30'),
  GOTRUE_RATE_LIMIT_VERIFY: v.optional(count, '30'),
  GOTRUE_RATE_LIMIT_OTP: v.optional(count, '30'),
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: v.optional(count, '150'),
  GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: v.optional(count, '30'),
  GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: v.optional(count, '15'),
  GOTRUE_SMTP_ADMIN_EMAIL: v.optional(
    v.pipe(v.string(), v.email('must be an e-mail address')),
    'servolab@localhost.localdomain',
  ),
  GOTRUE_SMTP_SENDER_NAME: v.optional(v.string(), 'Servolab'),
});

/** The names of all of them, in the order in which the documentation lists them. */
export const authVariables: readonly string[] = Object.keys(environment.entries);

/** Names of GoTrue's that are set here and that nothing reads: settings it has and this service has not, or misspelt ones. */
export function unknownAuthVariables(env: Environment): string[] {
  return Object.keys(env).filter((name) => name.startsWith('GOTRUE_') && env[name] && !authVariables.includes(name));
}

/** Reads the settings; a variable that is set to nothing counts as not set. Throws StartError, naming the variable. */
export function readAuthSettings(env: Environment): AuthSettings {
  const values = parse(env);
  const limited = values.GOTRUE_RATE_LIMITS === 'on';
  return {
    disableSignup: values.GOTRUE_DISABLE_SIGNUP,
    autoconfirm: values.GOTRUE_MAILER_AUTOCONFIRM,
    anonymousUsers: values.GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    manualLinking: values.GOTRUE_SECURITY_MANUAL_LINKING_ENABLED,
    secureEmailChange: values.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED,
    reauthenticateForPassword: values.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
    codeLifetime: values.GOTRUE_MAILER_OTP_EXP,
    mailInterval: values.GOTRUE_SMTP_MAX_FREQUENCY ?? (limited ? 60 : 0),
    redirectPatterns: values.GOTRUE_URI_ALLOW_LIST,
    passwordLength: values.GOTRUE_PASSWORD_MIN_LENGTH,
    passwordCharacters: values.GOTRUE_PASSWORD_REQUIRED_CHARACTERS ?? [],
    jwtSecret: values.GOTRUE_JWT_SECRET ?? null,
    google: googleOf(values),
    tokenLifetime: values.GOTRUE_JWT_EXP,
    reuseInterval: values.GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL,
    mostFactors: values.GOTRUE_MFA_MAX_ENROLLED_FACTORS,
    rates: limited ? ratesOf(values) : null,
    sender: { name: values.GOTRUE_SMTP_SENDER_NAME, address: values.GOTRUE_SMTP_ADMIN_EMAIL },
  };
}

type Values = v.InferOutput<typeof environment>;

function parse(env: Environment): Values {
  const names = Object.keys(environment.entries);
  const given = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name].trim()]] : [])));
  const parsed = v.safeParse(environment, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const name = String(issue.path?.[0].key);
  const shown = /SECRET/.test(name) ? 'set to something that is not printed here' : JSON.stringify(given[name]);
  throw new StartError(`${name} is ${shown}, but ${issue.message}.`);
}

function ratesOf(values: Values): AuthRates {
  return {
    email: values.GOTRUE_RATE_LIMIT_EMAIL_SENT,
    verify: values.GOTRUE_RATE_LIMIT_VERIFY,
    otp: values.GOTRUE_RATE_LIMIT_OTP,
    token: values.GOTRUE_RATE_LIMIT_TOKEN_REFRESH,
    anonymous: values.GOTRUE_RATE_LIMIT_ANONYMOUS_USERS,
    factor: values.GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY,
  };
}

function googleOf(values: Values): AuthSettings['google'] {
  const { GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: clientId, GOTRUE_EXTERNAL_GOOGLE_SECRET: secret } = values;
  if (clientId !== undefined && secret !== undefined) return { clientId, secret };
  if (clientId === undefined && secret === undefined) return null;
  throw new StartError('Set GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID and GOTRUE_EXTERNAL_GOOGLE_SECRET both, or neither.');
}

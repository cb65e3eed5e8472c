/** Reads the environment once; everything behind it gets typed values. */
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { WAIVABLE_FIELDS, type WaivableField } from '#contract/limits.ts';
import type { Operator } from '#contract/runtimeConfig.ts';
import { type AuthSettings, readAuthSettings, unknownAuthVariables } from './authSettings.ts';
import { projectRoot } from './bundles.ts';
import { configVariables, environment, type VariableName } from './configVariables.ts';
import { isLocalSite } from './isLocalSite.ts';
import { isLoopback } from './isLoopback.ts';
import { StartError } from './startError.ts';

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Without a slash at the end. */
  siteUrl: string;
  allowedOrigins: readonly string[];
  /** Who may say where a call comes from: addresses and ranges. */
  trustedProxies: readonly string[];
  /** A hosted project; null for the embedded Supabase. */
  supabase: { url: string; anonKey: string; serviceKey: string | null } | null;
  smtpUrl: string | null;
  /** The cluster that the server belongs to; null for one that stands alone. */
  cluster: ClusterConfig | null;
  /** What the embedded authentication service may do. */
  auth: AuthSettings;
  /** Names of variables that ask it for something else and change nothing. */
  unknownAuthVariables: readonly string[];
  operator: Operator;
  /** The e-mail addresses of who may see and end what learners run. */
  operators: readonly string[];
  enterpriseUrl: string | null;
  imageBaseUrl: string | null;
  /** What a profile is incomplete without, besides its title. */
  requiredFields: readonly WaivableField[];
  avatarOrigins: readonly string[];
  /** Sample accounts with known passwords, only where nobody else can reach them. */
  seedAccounts: boolean;
  /** Absolute. */
  rosOverlay: string;
  logLevel: string;
  /** Null where only who sits at this machine may read the metrics. */
  metricsToken: string | null;
  rateLimits: RateLimits;
  /** What one learner may keep on the disk. */
  learnerQuota: { bytes: number; files: number };
  /** Whether control groups of the kernel give each learner a share of the processors. */
  controlGroups: 'auto' | 'yes' | 'no';
  /** What the programs of one learner may use together. */
  programLimits: { memoryBytes: number; programs: number; reserveBytes: number };
}

export interface ClusterConfig {
  /** Addresses of NATS servers, separated by commas; there may be a password in them. */
  nats: string;
  /** Absolute. */
  files: string;
  /** Where the other servers reach this one. */
  url: string;
  /** How many NATS servers keep each message of the queue of verdicts. */
  replicas: number;
}

/** What a learner's calls are charged to. */
export type Budget = 'read' | 'save' | 'build' | 'execute' | 'topics' | 'other';

export type RateLimits = Readonly<Record<`${Budget | 'address' | 'sockets'}PerMinute`, number>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws StartError, naming the variable, what it is and what it may be. */
export function readConfig(env: Environment, folder = process.cwd()): Config {
  const values = parse(env);
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  // On a site for others, what comes from there is a page of something else that runs on the reader's own machine.
  const local = [`http://localhost:${values.PORT}`, `http://127.0.0.1:${values.PORT}`];
  const own = [siteUrl, ...(isLocalSite(siteUrl) ? local : [])];
  const supabase = supabaseOf(values);
  const cluster = clusterOf(values, folder);
  const auth = readAuthSettings(env);
  checkFields(values.PROFILE_FIELDS, supabase);
  checkOperators(values.OPERATORS ?? [], auth, supabase);
  if (supabase === null && values.EMBEDDED_PUBLIC !== 'yes') checkEmbedded(values.HOST, siteUrl);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(folder, values.DATA_DIR),
    siteUrl,
    allowedOrigins: [...new Set(values.ALLOWED_ORIGINS ?? own)],
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    supabase,
    smtpUrl: values.SMTP_URL ?? null,
    cluster,
    auth,
    unknownAuthVariables: unknownAuthVariables(env),
    operator: {
      name: values.OPERATOR_NAME ?? null,
      contactEmail: values.CONTACT_EMAIL ?? null,
      careersEmail: values.CAREERS_EMAIL ?? null,
    },
    operators: values.OPERATORS ?? [],
    enterpriseUrl: values.ENTERPRISE_URL ?? null,
    requiredFields: values.PROFILE_FIELDS,
    imageBaseUrl: values.IMAGE_BASE_URL ?? null,
    avatarOrigins: values.AVATAR_ORIGINS,
    seedAccounts: supabase === null && values.EMBEDDED_PUBLIC !== 'yes',
    rosOverlay:
      values.ROS_OVERLAY === undefined ? join(projectRoot, '.cache/ros') : resolve(folder, values.ROS_OVERLAY),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    controlGroups: values.CONTROL_GROUPS,
    programLimits: {
      memoryBytes: values.MEMORY_LIMIT_MB * 1_048_576,
      programs: values.PROGRAM_LIMIT,
      reserveBytes: values.DISK_RESERVE_MB * 1_048_576,
    },
    learnerQuota: { bytes: values.LEARNER_QUOTA_MB * 1_048_576, files: values.LEARNER_QUOTA_FILES },
    rateLimits: {
      readPerMinute: values.RATE_LIMIT_READ_PER_MINUTE,
      savePerMinute: values.RATE_LIMIT_SAVE_PER_MINUTE,
      buildPerMinute: values.RATE_LIMIT_BUILD_PER_MINUTE,
      executePerMinute: values.RATE_LIMIT_EXECUTE_PER_MINUTE,
      topicsPerMinute: values.RATE_LIMIT_TOPICS_PER_MINUTE,
      otherPerMinute: values.RATE_LIMIT_OTHER_PER_MINUTE,
      addressPerMinute: values.RATE_LIMIT_ADDRESS_PER_MINUTE,
      socketsPerMinute: values.RATE_LIMIT_SOCKETS_PER_MINUTE,
    },
  };
}

type Values = v.InferOutput<typeof environment>;

/** A variable that is set to nothing counts as not set. */
function parse(env: Environment): Values {
  const names = Object.keys(configVariables);
  const given = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name].trim()]] : [])));
  const parsed = v.safeParse(environment, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const name = String(issue.path?.[0].key);
  throw new StartError(`${name} is ${shown(name, given[name])}, but ${issue.message}.`);
}

const secret: ReadonlySet<string> = new Set<VariableName>([
  'SMTP_URL',
  'CLUSTER_NATS',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
  'METRICS_TOKEN',
]);

function shown(name: string, value: string | undefined): string {
  return secret.has(name) ? 'set to something that is not printed here' : JSON.stringify(value);
}

function supabaseOf(values: Values): Config['supabase'] {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, SUPABASE_SERVICE_ROLE_KEY: serviceKey = null } = values;
  if (url !== undefined && anonKey !== undefined) return { url, anonKey, serviceKey };
  if (url === undefined && anonKey === undefined) return null;
  const [set, missing] =
    url === undefined ? ['SUPABASE_ANON_KEY', 'SUPABASE_URL'] : ['SUPABASE_URL', 'SUPABASE_ANON_KEY'];
  throw new StartError(`${set} is set, but ${missing} is not: set both for a hosted Supabase, or neither.`);
}

/** Servers that share learners share their accounts, too. */
function clusterOf(values: Values, folder: string): ClusterConfig | null {
  const {
    CLUSTER_NATS: nats,
    CLUSTER_FILES: files,
    CLUSTER_URL: url,
    CLUSTER_REPLICAS: replicas,
    SUPABASE_URL,
  } = values;
  if (nats === undefined && files === undefined && url === undefined) return null;
  if (nats === undefined || files === undefined || url === undefined)
    throw new StartError('A server of a cluster needs CLUSTER_NATS, CLUSTER_FILES and CLUSTER_URL: set all, or none.');
  if (SUPABASE_URL === undefined)
    throw new StartError('The servers of a cluster share one Supabase: set SUPABASE_URL, or leave CLUSTER_NATS out.');
  return { nats, files: resolve(folder, files), url, replicas };
}

/** A database that cannot be told would refuse the profiles that the form lets pass. */
function checkFields(fields: Config['requiredFields'], supabase: Config['supabase']): void {
  if (supabase === null || supabase.serviceKey !== null || fields.length === WAIVABLE_FIELDS.length) return;
  throw new StartError(
    `PROFILE_FIELDS is ${JSON.stringify(fields.join(',') || 'none')}, but the hosted Supabase can only be told so with ` +
      'SUPABASE_SERVICE_ROLE_KEY: set that, or leave PROFILE_FIELDS out.',
  );
}

/** Where nobody has to prove an address, everybody could sign up with an operator's. */
function checkOperators(
  operators: readonly string[],
  { autoconfirm }: AuthSettings,
  supabase: Config['supabase'],
): void {
  if (operators.length === 0 || !autoconfirm || supabase !== null) return;
  throw new StartError(
    'OPERATORS is set, but with GOTRUE_MAILER_AUTOCONFIRM anybody may sign up with any e-mail address: leave one of them out.',
  );
}

/** A server that listens here alone is reached by everybody when a proxy stands before it, as the address of the site tells. */
function checkEmbedded(host: string, siteUrl: string): void {
  if (!isLoopback(host)) {
    throw new StartError(
      `HOST is ${JSON.stringify(host)}, but the embedded Supabase listens beyond this machine only with ` +
        'EMBEDDED_PUBLIC=yes (it then has no sample accounts): set that, use HOST=127.0.0.1, or set SUPABASE_URL.',
    );
  }
  if (isLocalSite(siteUrl)) return;
  throw new StartError(
    `SITE_URL is ${JSON.stringify(siteUrl)}, but the embedded Supabase serves other machines only with ` +
      'EMBEDDED_PUBLIC=yes (it then has no sample accounts): set that, leave SITE_URL out, or set SUPABASE_URL.',
  );
}

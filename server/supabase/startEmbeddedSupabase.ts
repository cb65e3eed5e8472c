/** The entrance to the embedded Supabase: the rest of the server imports this file and no other of its folder. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { bundlePath, newDatabasePath } from '../config/bundles.ts';
import { allowOrigins } from './allowOrigins.ts';
import { authLimits } from './auth/authLimits.ts';
import { countGuesses } from './auth/guesses.ts';
import { authPlugin } from './auth/authPlugin.ts';
import { BackgroundWork } from './auth/backgroundWork.ts';
import { googleProvider } from './auth/providers/googleProvider.ts';
import { sampleProvider } from './auth/providers/sampleProvider.ts';
import { sampleRoutes } from './auth/providers/sampleRoutes.ts';
import { readAuthSettings, type AuthSettings } from '../config/authSettings.ts';
import { StartError } from '../config/startError.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import type { Database } from './database/database.ts';
import { unpackNewDatabase } from './database/newDatabase.ts';
import { openDatabase } from './database/openDatabase.ts';
import { pgliteEngine } from './database/pgliteEngine.ts';
import { prepareDatabase } from './database/prepareDatabase.ts';
import { type DatabaseContents, unpackDatabase } from './database/unpackDatabase.ts';
import { workerEngine } from './database/workerEngine.ts';
import { makeKeys, readOrMakeKeys } from './keys/keyFile.ts';
import { openTokens, type Tokens } from './keys/tokens.ts';
import { inboxMailer } from './mail/inboxMailer.ts';
import { inboxRoutes } from './mail/inboxRoutes.ts';
import { smtpMailer } from './mail/smtpMailer.ts';
import { bcryptPasswords } from './passwords/bcryptPasswords.ts';
import type { Passwords } from './passwords/passwords.ts';
import { workerPasswords } from './passwords/workerPasswords.ts';
import { readCatalog } from './rest/procedureCatalog.ts';
import { restPlugin } from './rest/restPlugin.ts';
import { closeSampleAccounts, openSampleAccounts } from './sampleAccounts.ts';

/** How long a query or a transaction may take before the database is started again. */
const PATIENCE_MS = 10_000;
/** A database in this thread cannot be interrupted, so giving up sooner would only fail what a busy machine makes slow. */
const IN_THREAD_PATIENCE_MS = 120_000;

export interface EmbeddedSupabaseOptions {
  /** Holds the folder `database` and the file `keys.json`. Without it all is in memory and in this thread, as tests want it. */
  dataDir?: string | undefined;
  /** What hashing a password costs in memory, as bcrypt counts it; without it, as much as elsewhere. */
  passwordCost?: number;
  /** What the database in memory begins with: a dump of another one, brought up to date like any other. */
  dump?: Blob;
  /** The origin this server is reached at; a function when it is known only after the server listens. */
  siteUrl: string | (() => string);
  /** Whether to add the two accounts whose passwords are public, and the provider that lets everybody be whoever they choose. */
  seedAccounts: boolean;
  /** Other origins whose pages may call it, such as `http://localhost:5173`. */
  allowedOrigins: readonly string[];
  /** What the authentication service may do; without it, what it does when nobody sets anything. */
  auth?: AuthSettings;
  /** Hears how long the database takes. */
  metrics?: Metrics;
  /** The mail server; without one, e-mails are kept for the inbox page of this machine. */
  smtpUrl?: string | null;
}

export interface EmbeddedSupabase {
  /** Answers under `/auth/v1`, `/rest/v1` and, where no mail server is named, `/_inbox`; register it without a prefix. */
  plugin: Plugin;
  anonKey: string;
  serviceKey: string;
  /** What learners' tokens are checked with; their issuer is `<siteUrl>/auth/v1`, their audience `authenticated`. */
  jwks: JSONWebKeySet;
  tokens: Tokens;
  database: Database;
  passwords: Passwords;
  /** Who answers whoever comes in through Google: the sample provider where it is open, nobody where no client of Google's is named either. */
  google: RuntimeConfig['google'];
  /** Call it when no request is under way any more. */
  close(): Promise<void>;
}

/** Opens the database, brings it up to date and makes the routes of it. Rejects with a sentence for the console. */
export async function startEmbeddedSupabase(options: EmbeddedSupabaseOptions): Promise<EmbeddedSupabase> {
  const { siteUrl, dataDir, dump, smtpUrl = null, auth: settings = readAuthSettings({}) } = options;
  const addressOf = typeof siteUrl === 'function' ? siteUrl : () => siteUrl;
  const keys =
    dataDir === undefined ? await makeKeys(settings.jwtSecret) : await readOrMakeKeys(dataDir, settings.jwtSecret);
  const tokens = await openTokens(keys, () => `${addressOf()}/auth/v1`);
  const passwords =
    dataDir === undefined ? bcryptPasswords(options.passwordCost) : workerPasswords(bundlePath('passwordWorker'));
  const database = await openIn(dataDir, dump, options.metrics);
  const mailer = smtpUrl === null ? inboxMailer(database) : smtpMailer(smtpUrl, settings.sender);
  const background = new BackgroundWork();
  const close = async () => {
    await background.idle();
    mailer.close();
    await Promise.all([database.close(), passwords.close()]);
  };
  try {
    await prepareDatabase(database);
    if (options.seedAccounts) await openSampleAccounts({ database, passwords });
    else await closeSampleAccounts(database);
    const catalog = await readCatalog(database);
    const limits = authLimits(settings.rates);
    const guesses = countGuesses(settings.rates === null ? 'off' : 'on');
    const sample = settings.google === null && options.seedAccounts ? await sampleProvider(addressOf) : null;
    const google = settings.google === null ? sample : googleProvider(settings.google);
    const context = {
      database,
      tokens,
      passwords,
      settings,
      limits,
      guesses,
      mailer,
      background,
      google,
      siteUrl: addressOf,
    };
    const auth = async (app: FastifyInstance) => {
      await authPlugin(context)(app);
      if (sample !== null) sampleRoutes(app, sample, addressOf);
    };
    const rest = restPlugin({ database, tokens, catalog }, [keys.anonKey, keys.serviceKey]);
    const plugin = async (app: FastifyInstance) => {
      await app.register(openTo(options.allowedOrigins, auth), { prefix: '/auth/v1' });
      await app.register(openTo(options.allowedOrigins, rest), { prefix: '/rest/v1' });
      if (smtpUrl === null) inboxRoutes(app, context);
    };
    return {
      plugin,
      anonKey: keys.anonKey,
      serviceKey: keys.serviceKey,
      jwks: tokens.jwks,
      tokens,
      database,
      passwords,
      google: google === null ? 'none' : google === sample ? 'sample' : 'google',
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Puts a dumped database into a folder, and says what is in it. Rejects when it cannot be read. */
export function restoreDatabase(dump: Blob, folder: string): Promise<DatabaseContents> {
  return unpackDatabase(dump, folder);
}

type Plugin = (app: FastifyInstance) => Promise<void>;

function openTo(origins: readonly string[], plugin: Plugin): Plugin {
  return async (app) => {
    allowOrigins(app, origins);
    await plugin(app);
  };
}

async function openIn(
  dataDir: string | undefined,
  dump: Blob | undefined,
  metrics: Metrics | undefined,
): Promise<Database> {
  if (dataDir === undefined)
    return openDatabase({ start: () => pgliteEngine(dump), patienceMs: IN_THREAD_PATIENCE_MS, metrics });
  const folder = join(dataDir, 'database');
  await unpackNewDatabase(newDatabasePath, folder);
  const start = () => workerEngine(bundlePath('databaseWorker'), folder);
  return openDatabase({ start, patienceMs: PATIENCE_MS, metrics }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    const cure = 'restore the newest backup, or set DATA_DIR to another folder';
    throw new StartError(`The database in ${folder} cannot be opened (${why}): ${cure}.`);
  });
}

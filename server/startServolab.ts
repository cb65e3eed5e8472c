/** Brings up everything that the configuration asks for, in the order in which the parts need each other. */
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet } from 'jose';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { Audit } from './audit/auditEvents.ts';
import { AuditLog } from './audit/AuditLog.ts';
import { builtSite, projectRoot } from './config/bundles.ts';
import { refuseHalfRestored } from './backup/restoreData.ts';
import { readCourse } from './challenges/readCourse.ts';
import type { Config } from './config/config.ts';
import { askOf, createServer } from './createServer.ts';
import { type Cluster, joinCluster, versionsBeside } from './cluster/joinCluster.ts';
import { errorCode } from './files/errorCode.ts';
import { createWorkspaceFiles, type WorkspaceFiles } from './files/workspaceFiles.ts';
import type { ServerParts, SupabasePart } from './http/serverParts.ts';
import { isLocalSite } from './config/isLocalSite.ts';
import { isLoopback } from './config/isLoopback.ts';
import { emailWarning } from './config/emailWarning.ts';
import { Quotas } from './files/quota/Quotas.ts';
import { lockDataFolder } from './locks/lockDataFolder.ts';
import { Metrics } from './metrics/Metrics.ts';
import { hostedKeys } from './sessions/hostedKeys.ts';
import { requireDetails } from './sessions/requireDetails.ts';
import { settingsWarning } from './config/settingsWarning.ts';
import { verdictWarning } from './config/verdictWarning.ts';
import { StartError } from './config/startError.ts';
import { startEmbeddedSupabase } from './supabase/startEmbeddedSupabase.ts';
import { ros1 } from './ros1/ros1.ts';
import { openControlGroups } from './sandbox/groups/controlGroups.ts';
import { createWorkspaces, startersFolder } from './workspaces/createWorkspaces.ts';
import { showFigures } from './workspaces/showFigures.ts';
import type { Workspaces } from './workspaces/workspace.ts';

export interface Servolab {
  /** Where the site is reached. */
  siteUrl: string;
  /** Finishes what is under way, ends what learners run, and leaves the data folder to others. */
  close(): Promise<void>;
}

/** What the robots of this server speak. */
const middleware = ros1;

/** Tells whoever runs the site, in a sentence. */
type Log = (text: string) => void;

/** Undoes what was started, the last first. */
type Undo = () => Promise<void>;

/** Rejects with a sentence for the console, and then nothing of it runs any more. */
export async function startServolab(config: Config, log: Log): Promise<Servolab> {
  const undo: Undo[] = [];
  const close = async () => {
    for (const step of undo.toReversed()) await step();
    undo.length = 0;
  };
  try {
    const lock = await lockDataFolder(config.dataDir);
    undo.push(() => lock.release());
    refuseHalfRestored(config.dataDir);
    const audit = openAudit(config, log, undo);
    const quotas = new Quotas(config.cluster === null ? versionsIn(config) : versionsBeside, config.learnerQuota);
    const shared = { quotas, audit, cluster: await openCluster(config, quotas, log, undo) };
    const metrics = new Metrics();
    metrics.showProcess();
    const [supabase, workspaces] = await both(
      openSupabase(config, metrics, log, undo),
      openWorkspaces(config, shared, log, undo),
    );
    audit.note({ event: 'sandbox_checked', outcome: workspaces.sandbox.available ? 'ok' : workspaces.sandbox.fault });
    refuseExposedSandbox(config, workspaces);
    for (const warning of [settingsWarning(config), emailWarning(config), verdictWarning(config)])
      if (warning !== null) log(warning);
    const parts = partsOf(config, { supabase, workspaces, metrics, ...shared });
    const { dataFolder, programLimits } = parts;
    showFigures(metrics, { workspaces, quotas, dataFolder, reserveBytes: programLimits.reserveBytes });
    const app = await createServer(parts);
    // Together: a call that waits for a build gets its answer when the build is ended.
    undo.push(async () => void (await both(app.close(), workspaces.close())));
    const fault = await requireDetails(askOf(app, supabase), supabase.serviceKey, config.requiredFields);
    if (fault !== null) log(fault);
    await listen(app, config);
    undo.push(async () => shared.cluster?.leave());
    await shared.cluster?.begin();
    audit.note({ event: 'server_started', outcome: 'ok' });
    return { siteUrl: config.siteUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSupabase(config: Config, metrics: Metrics, log: Log, undo: Undo[]): Promise<SupabasePart> {
  const { supabase: hosted, siteUrl, dataDir, seedAccounts, allowedOrigins, auth, smtpUrl } = config;
  const { passwordLength } = auth;
  if (hosted !== null) {
    const { keys, look } = hostedKeys(hosted.url, { failed: log });
    await look();
    return { ...hosted, keys, plugin: null, passwordLength };
  }
  const parts = { dataDir, siteUrl, seedAccounts, allowedOrigins, auth, smtpUrl, metrics };
  const embedded = await startEmbeddedSupabase(parts);
  undo.push(() => embedded.close());
  return {
    url: siteUrl,
    anonKey: embedded.anonKey,
    serviceKey: embedded.serviceKey,
    keys: createLocalJWKSet(embedded.jwks),
    plugin: embedded.plugin,
    dump: () => embedded.database.dump(),
    emails: emailsOf(config),
    google: embedded.google,
    passwordLength,
  };
}

/** Nobody can read the inbox of a site that others reach. */
function emailsOf({ smtpUrl, siteUrl }: Config): RuntimeConfig['emails'] {
  if (smtpUrl !== null) return 'sent';
  return isLocalSite(siteUrl) ? 'inbox' : 'none';
}

/** What is stored of learners, and who else stores it. */
interface Shared {
  quotas: Quotas;
  audit: Audit;
  /** Null for a server that stands alone. */
  cluster: Cluster | null;
}

/** The last that ends: it tells of the end. */
function openAudit({ dataDir }: Config, log: Log, undo: Undo[]): AuditLog {
  const failed = (error: unknown) => log(`The audit log cannot be written: ${String(error)}`);
  const audit = new AuditLog(join(dataDir, 'audit'), { failed });
  undo.push(async () => {
    audit.note({ event: 'server_stopped', outcome: 'ok' });
    await audit.written();
  });
  return audit;
}

async function openCluster(config: Config, quotas: Quotas, log: Log, undo: Undo[]): Promise<Cluster | null> {
  if (config.cluster === null) return null;
  const filesIn = (versionsFolder: string) => openFiles(config, quotas, versionsFolder);
  const cluster = await joinCluster({ ...config.cluster, filesIn, log });
  undo.push(() => cluster.end());
  return cluster;
}

async function openWorkspaces(
  config: Config,
  { quotas, audit, cluster }: Shared,
  log: Log,
  undo: Undo[],
): Promise<Workspaces> {
  const { dataDir, rosOverlay, programLimits } = config;
  const groups = openControlGroups(config.controlGroups, programLimits.memoryBytes);
  const workspaces = await createWorkspaces({
    groups,
    dataDir,
    log,
    rosOverlay,
    course: readCourse(projectRoot),
    middleware,
    rules: programLimits,
    quotas,
    exceeded: (learner, { reason }) =>
      audit.note({ event: 'limit_struck', learner, outcome: reason, what: 'programs' }),
    ...(cluster === null ? {} : { places: cluster.places }),
  });
  cluster?.whenLeft((learnerId) => workspaces.leave(learnerId));
  undo.push(() => workspaces.close());
  return workspaces;
}

/** Waits for both, also when one fails, so that whatever was started is known and can be undone. */
async function both<First, Second>(first: Promise<First>, second: Promise<Second>): Promise<[First, Second]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}

/** Nobody from outside may run anything on this machine unless it is locked in. */
function refuseExposedSandbox({ host }: Config, { sandbox }: Workspaces): void {
  if (sandbox.available || isLoopback(host)) return;
  throw new StartError(
    `HOST is ${JSON.stringify(host)}, but learners’ programs cannot be locked in here (${sandbox.reason}): ` +
      'install bubblewrap and allow user namespaces, or use HOST=127.0.0.1.',
  );
}

interface OpenedParts extends Shared {
  supabase: SupabasePart;
  workspaces: Workspaces;
  metrics: Metrics;
}

function partsOf(config: Config, { supabase, workspaces, quotas, audit, metrics, cluster }: OpenedParts) {
  return {
    ...config,
    supabase,
    workspaces,
    metrics,
    audit,
    files: cluster?.files ?? openFiles(config, quotas, versionsFolder(config)),
    neighbours: cluster,
    dataFolder: config.cluster?.files ?? config.dataDir,
    ...builtSite,
  } satisfies ServerParts;
}

function openFiles({ dataDir }: Config, quotas: Quotas, versions: string): WorkspaceFiles {
  return createWorkspaceFiles({
    versionsFolder: versions,
    startersFolder: startersFolder(dataDir),
    builtFolders: middleware.builtFolders,
    quotas,
  });
}

const versionsFolder = ({ dataDir }: Config): string => join(dataDir, 'versions');

/** By the folder of a workspace, which has the name of its learner. */
const versionsIn = (config: Config) => (root: string) => join(versionsFolder(config), basename(root));

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host, listenTextResolver: () => '' });
  } catch (error) {
    throw listenError(errorCode(error), port, host) ?? error;
  }
}

function listenError(code: string, port: number, host: string): StartError | null {
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use by another program: stop it, or set PORT to another number.`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this user: set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST is ${JSON.stringify(host)}, which is no address of this machine: set HOST to one.`);
    default:
      return null;
  }
}

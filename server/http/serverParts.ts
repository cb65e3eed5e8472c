/** What a server is put together from; tests give in-memory parts. */
import type { FastifyPluginAsync } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { WaivableField } from '#contract/limits.ts';
import type { Operator, RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { Audit } from '../audit/auditEvents.ts';
import type { RateLimits } from '../config/config.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Workspaces } from '../workspaces/workspace.ts';
import type { Neighbours } from './Neighbours.ts';

export interface ServerParts {
  /** Where the site is reached, without a slash at the end. */
  siteUrl: string;
  /** Exact origins whose pages may change anything. */
  allowedOrigins: readonly string[];
  /** Who may say where a call comes from: addresses and ranges; nobody when it is left out. */
  trustedProxies?: readonly string[];
  supabase: SupabasePart;
  workspaces: Workspaces;
  files: WorkspaceFiles;
  /** Must be writable for the server to be ready. */
  dataFolder: string;
  /** The other servers; null for one that stands alone. */
  neighbours?: Neighbours | null;
  /** The built SPA; null serves none. */
  staticFolder: string | null;
  /** What was built before it. */
  earlierStaticFolder?: string;
  /** The built module that draws the home page ahead; without it browsers draw all of it. */
  prerender?: string;
  operator: Operator;
  /** The e-mail addresses of who may see and end what learners run. */
  operators: readonly string[];
  enterpriseUrl: string | null;
  /** What a profile is incomplete without, besides its title. */
  requiredFields: readonly WaivableField[];
  imageBaseUrl: string | null;
  /** Where learners' own pictures may be fetched from: `https://host`, or `https://*.domain` for every host below. */
  avatarOrigins: readonly string[];
  rateLimits: RateLimits;
  /** So much of the disk is kept free of what learners save; nothing when it is left out. */
  programLimits?: { reserveBytes: number };
  logLevel: string;
  metrics: Metrics;
  /** Who writes down what matters for security. */
  audit: Audit;
  /** Who knows it may read the metrics from anywhere; without it, who sits at this machine. */
  metricsToken: string | null;
}

export interface SupabasePart {
  /** Where browsers reach it, without a slash at the end. */
  url: string;
  anonKey: string;
  /** With which verdicts are stored; null where none can be. */
  serviceKey: string | null;
  /** The keys that its access tokens are signed with. */
  keys: JWTVerifyGetKey;
  /** Serves `/auth/v1/*` and `/rest/v1/rpc/*` from here; null when it runs elsewhere. */
  plugin: FastifyPluginAsync | null;
  /** Its database as a tar, for backups; left out where it is kept elsewhere. */
  dump?: () => Promise<Uint8Array>;
  /** What becomes of its e-mails; without it they are sent. */
  emails?: RuntimeConfig['emails'];
  /** Who answers for Google; without it Google does. */
  google?: RuntimeConfig['google'];
  /** The shortest password that it takes, in characters; without it the least that any site takes. */
  passwordLength?: number;
}

/** Puts the parts together to one HTTP server: routes, gate, sockets and the site. It does not listen yet. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { PASSWORD_MIN_LENGTH } from '#contract/limits.ts';
import { auditCalls } from './audit/auditCalls.ts';
import { avatarRoute } from './avatars/avatarRoute.ts';
import { backupRoute } from './backup/backupRoute.ts';
import { bundlePath } from './config/bundles.ts';
import { Avatars } from './avatars/Avatars.ts';
import { measuredFiles } from './files/measuredFiles.ts';
import { accountRoutes } from './http/accountRoutes.ts';
import { answerErrors } from './http/answerErrors.ts';
import { answerHalfRequests, answerUnreadableAddress, answerUnreadableBytes } from './http/answerUnreadable.ts';
import { buildRoutes } from './http/buildRoutes.ts';
import { endConnections } from './http/endConnections.ts';
import { recheckSessions } from './http/recheckSessions.ts';
import { exportRoutes } from './http/exportRoutes.ts';
import { fileRoutes } from './http/fileRoutes.ts';
import { guardApi, type Guard } from './http/guardApi.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { limitServices } from './http/limitServices.ts';
import { logOptions } from './http/logOptions.ts';
import { countRequests } from './http/countRequests.ts';
import { prerenderHomePages } from './http/prerenderedHome.ts';
import { metricsRoute } from './http/metricsRoute.ts';
import { processRoutes } from './http/processRoutes.ts';
import { publicRoutes } from './http/publicRoutes.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import type { ServerParts, SupabasePart } from './http/serverParts.ts';
import { sessionRoutes, type SessionListener } from './http/sessionRoutes.ts';
import { staticSite } from './http/staticSite.ts';
import { topicRoutes } from './http/topicRoutes.ts';
import { verdictRoutes } from './http/verdictRoutes.ts';
import { versionRoutes } from './http/versionRoutes.ts';
import { inspectionRoute } from './operators/inspectionRoute.ts';
import { Inspections } from './operators/Inspections.ts';
import { operatorRoutes } from './operators/operatorRoutes.ts';
import { Operators } from './operators/Operators.ts';
import { ownSite } from './operators/ownSite.ts';
import { wholeSite } from './operators/wholeSite.ts';
import type { OpenPages } from './operators/OpenPages.ts';
import { DiskReserve } from './limits/DiskReserve.ts';
import { RateLimiter } from './limits/rateLimiter.ts';
import { worldRoutes } from './http/worldRoutes.ts';
import { askEmbedded, askHosted, type AskSupabase } from './sessions/askSupabase.ts';
import { EndedSessions } from './sessions/endedSessions.ts';
import { Callers } from './sessions/callers.ts';
import { SessionGate } from './sessions/sessionGate.ts';
import { createSessionVerifier } from './sessions/sessionVerifier.ts';
import { acceptSockets } from './socket/acceptSockets.ts';

/** Time for a client to send the headers, and the whole request. */
const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 30_000;
/** How often is looked for connections that are later than that: who says nothing is gone within 15 s. */
const LOOK_FOR_LATE_MS = 3000;

export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = Fastify({
    ...logOptions(parts.logLevel),
    trustProxy:
      parts.trustedProxies === undefined || parts.trustedProxies.length === 0 ? false : [...parts.trustedProxies],
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    requestTimeout: REQUEST_WITHIN_MS,
    http: {
      headersTimeout: HEADERS_WITHIN_MS,
      connectionsCheckingInterval: LOOK_FOR_LATE_MS,
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: answerUnreadableAddress(parts.siteUrl),
    clientErrorHandler: answerUnreadableBytes(parts.siteUrl),
  });
  app.removeContentTypeParser('text/plain');
  endConnections(app);
  answerErrors(app);
  countRequests(app, parts.metrics);
  auditCalls(app, parts.audit);
  await securityHeaders(app, { ...parts, supabaseUrl: parts.supabase.url });
  answerHalfRequests(app, parts.siteUrl);
  await app.register(fastifyCompress, { globalDecompression: false });
  await app.register(fastifyCookie);
  const ask = askOf(app, parts.supabase);
  const guard = guardOf(ask, parts);
  const { neighbours = null } = parts;
  const sockets = await acceptSockets(app, guard, parts.workspaces, parts.metrics, neighbours);
  const { anonKey, plugin } = parts.supabase;
  recheckSessions(app, guard.gate, sockets);
  if (plugin !== null) {
    limitServices(app, guard);
    await app.register(plugin);
  }
  healthRoutes(app, {
    sandbox: parts.workspaces.sandbox,
    dataFolder: parts.dataFolder,
    ask,
    anonKey,
    neighbours,
  });
  const config = runtimeConfigOf(parts);
  publicRoutes(app, config, parts);
  metricsRoute(app, parts, guard.limiter);
  const { serviceKey, dump } = parts.supabase;
  backupRoute(app, { dataFolder: parts.dataFolder, serviceKey, dump, shared: neighbours?.volume ?? null });
  await registerApi(app, guard, sockets, ask, parts);
  const { prerender, earlierStaticFolder: earlierFolder } = parts;
  await staticSite(app, {
    folder: parts.staticFolder,
    ...(earlierFolder !== undefined && { earlierFolder }),
    ...(prerender && { prerender: () => prerenderHomePages(bundlePath('prerenderWorker'), prerender, config) }),
  });
  return app;
}

async function registerApi(
  app: FastifyInstance,
  guard: Guard,
  sockets: SessionListener & OpenPages,
  ask: AskSupabase,
  {
    workspaces,
    files: ownFiles,
    dataFolder,
    avatarOrigins,
    supabase,
    metrics,
    neighbours = null,
    ...more
  }: ServerParts,
): Promise<void> {
  const files = measuredFiles(ownFiles, metrics);
  const inspections = new Inspections(sockets);
  const listener: SessionListener = {
    ...sockets,
    ended(session) {
      sockets.ended(session);
      inspections.ended(session);
    },
  };
  await app.register(async (api) => {
    guardApi(api, guard);
    sessionRoutes(api, guard.gate, guard.isSecure, listener);
    fileRoutes(api, files, workspaces);
    versionRoutes(api, files, workspaces);
    buildRoutes(api, files, workspaces, metrics);
    processRoutes(api, files, workspaces);
    topicRoutes(api, workspaces);
    avatarRoute(api, new Avatars(join(dataFolder, 'avatars'), avatarOrigins), ask);
    worldRoutes(api, workspaces);
    exportRoutes(api, { files, workspaces, ask });
    const { serviceKey } = supabase;
    const verdicts = verdictRoutes(api, { files, workspaces, ask, serviceKey, metrics, neighbours });
    const forgetSubmissions = (learnerId: string) => verdicts.forget(learnerId);
    const { gate, isSecure } = guard;
    const erasing = { ask, serviceKey, workspaces, dataFolder, forgetSubmissions };
    accountRoutes(api, { ...erasing, gate, isSecure, listener });
    const operators = new Operators(more.operators, ask);
    const site = wholeSite(ownSite({ workspaces, pages: sockets, inspections, dataFolder }), neighbours);
    operatorRoutes(api, { operators, site, audit: more.audit });
    inspectionRoute(api, inspections);
  });
}

/** How the server asks the Supabase that it was put together with. */
export function askOf(app: FastifyInstance, supabase: SupabasePart): AskSupabase {
  return supabase.plugin === null ? askHosted(supabase.url, supabase) : askEmbedded(app, supabase);
}

function guardOf(ask: AskSupabase, parts: ServerParts): Guard {
  const { allowedOrigins, rateLimits, siteUrl, supabase } = parts;
  const verifier = createSessionVerifier({ keys: supabase.keys, issuer: `${supabase.url}/auth/v1` });
  const gate = new SessionGate(verifier, new Callers(ask), new EndedSessions());
  const disk = new DiskReserve(parts.dataFolder, parts.programLimits?.reserveBytes ?? 0);
  return { gate, limiter: new RateLimiter(), allowedOrigins, rateLimits, isSecure: siteUrl.startsWith('https:'), disk };
}

function runtimeConfigOf(parts: ServerParts) {
  const { supabase, operator, enterpriseUrl, requiredFields, imageBaseUrl, workspaces } = parts;
  return {
    supabaseUrl: supabase.url,
    supabaseAnonKey: supabase.anonKey,
    embedded: supabase.plugin !== null,
    emails: supabase.emails ?? 'sent',
    google: supabase.google ?? 'google',
    operator,
    enterpriseUrl,
    requiredFields,
    passwordLength: supabase.passwordLength ?? PASSWORD_MIN_LENGTH,
    imageBaseUrl,
    sandbox: workspaces.sandbox,
  };
}

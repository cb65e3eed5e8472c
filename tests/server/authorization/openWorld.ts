/** The whole server over a real embedded Supabase in memory, with every route that it serves written down. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { createLocalJWKSet } from 'jose';
import { readAuthSettings } from '#server/config/authSettings.ts';
import { startEmbeddedSupabase, type EmbeddedSupabase } from '#server/supabase/startEmbeddedSupabase.ts';
import type { ServerParts } from '#server/http/serverParts.ts';
import { preparedDatabase } from '../../preparedDatabase.ts';
import { openTestServer, SITE, type TestServer } from '../openTestServer.ts';

export interface World {
  server: TestServer;
  supabase: EmbeddedSupabase;
  /** `METHOD /path` of all that is served, heads and the socket included. */
  routes: readonly string[];
  close(): Promise<void>;
}

/** Everything that may be switched on is, so that no route is hidden behind "disabled". */
const SETTINGS = {
  GOTRUE_RATE_LIMITS: 'off',
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: 'true',
};

export async function openWorld(
  more: Partial<ServerParts> = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<World> {
  const supabase = await startEmbeddedSupabase({
    siteUrl: SITE,
    dump: await preparedDatabase(),
    seedAccounts: true,
    allowedOrigins: [SITE],
    passwordCost: 4,
    auth: readAuthSettings({ ...SETTINGS, ...settings }),
  });
  const { plugin, routes } = notingRoutes(supabase.plugin);
  const staticFolder = await smallSite();
  const { anonKey, serviceKey, jwks } = supabase;
  const part = { url: SITE, anonKey, serviceKey, keys: createLocalJWKSet(jwks), plugin };
  const server = await openTestServer({ supabase: part, staticFolder, ...more });
  await server.app.ready();
  const sockets = server.app.server.listenerCount('upgrade') === 0 ? [] : ['UPGRADE /ws'];
  return {
    server,
    supabase,
    routes: [...new Set([...routes, ...sockets])].toSorted(),
    close: async () => {
      await server.close();
      await supabase.close();
      await rm(staticFolder, { recursive: true, force: true });
    },
  };
}

/** Registered without a scope of its own, the plugin sees every route of its own and every one that comes after it. */
function notingRoutes(inner: FastifyPluginAsync): { plugin: FastifyPluginAsync; routes: string[] } {
  const routes: string[] = [];
  const plugin: FastifyPluginAsync = async (app) => {
    app.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push(`${name} ${url}`);
    });
    await app.register(inner);
  };
  return { plugin: Object.assign(plugin, { [Symbol.for('skip-override')]: true }), routes };
}

async function smallSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'servolab-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Servolab</title>');
  await writeFile(join(folder, 'assets', 'app-1.js'), 'export {};');
  return folder;
}

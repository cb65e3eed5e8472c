/** What the pages ask of the servers, in one piece: fetched with the first page that asks, and for whoever has a session. */
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { SiteDataPort } from '#machines/ports/siteDataPort.ts';
import type { ReaderLanguage } from './adapters/saveLanguage.ts';
import { lazyCalls } from './adapters/lazyCalls.ts';
import { procedureCalls } from './adapters/procedureCalls.ts';
import { restAccount } from './adapters/restAccount.ts';
import { restApi } from './adapters/restApi.ts';
import { restExport } from './adapters/restExport.ts';
import { restOperators } from './adapters/restOperators.ts';
import { supabaseAuth } from './adapters/supabaseAuth.ts';
import { supabaseBoard } from './adapters/supabaseBoard.ts';
import { supabaseChallenges } from './adapters/supabaseChallenges.ts';
import { supabaseClients } from './adapters/supabaseClient.ts';
import { supabaseDemo } from './adapters/supabaseDemo.ts';
import { supabaseMessages } from './adapters/supabaseMessages.ts';
import { supabaseProfiles } from './adapters/supabaseProfiles.ts';
import { supabaseProgress } from './adapters/supabaseProgress.ts';
import type { CallbackUrl } from './adapters/takeCallbackUrl.ts';
import { workspaceSession } from './adapters/workspaceSession.ts';

/** Hardly anybody deletes an account: what that takes is fetched by who does. */
const lateSiteData: SiteDataPort = {
  erase: async (userId) => (await import('./adapters/browserSiteData.ts')).browserSiteData().erase(userId),
};

export type SiteAdapters = ReturnType<typeof siteAdapters>;

interface SiteParts {
  config: RuntimeConfig;
  callbackUrl: CallbackUrl | null;
  language: ReaderLanguage;
}

export function siteAdapters({ config, callbackUrl, language }: SiteParts) {
  const clients = supabaseClients(config);
  const session = workspaceSession(clients.main);
  const calls = lazyCalls(session);
  const procedures = procedureCalls(clients.main);
  return {
    session,
    calls,
    auth: supabaseAuth({ clients, workspace: session, callbackUrl, language }),
    ports: {
      accounts: restAccount(calls),
      api: restApi(session),
      board: supabaseBoard(procedures),
      challenges: supabaseChallenges(procedures),
      demo: supabaseDemo(procedures),
      exports: restExport(calls),
      messages: supabaseMessages(procedures),
      operators: restOperators(session),
      profiles: supabaseProfiles(procedures, config.requiredFields),
      progress: supabaseProgress(procedures),
      siteData: lateSiteData,
    },
  };
}

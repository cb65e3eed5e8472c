import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';
import { issueCode } from '../codes/flowState.ts';
import { isUuid } from '../isUuid.ts';
import { leadBack, leadBackRefused, sessionFields, type ReturnAddress } from '../leadBack.ts';
import { openSession } from '../openSession.ts';
import { readBody } from '../readBody.ts';
import { accountOfIdentity } from './accountOfIdentity.ts';
import { enabledProvider } from './enabledProvider.ts';
import { linkIdentity } from './linkIdentity.ts';
import type { ProviderIdentity, ProviderTokens } from './provider.ts';

/** How long somebody may take at the provider, in seconds. */
const PATIENCE = 600;

const answer = v.object({
  state: v.nullish(v.string(), ''),
  code: v.nullish(v.string(), ''),
  error: v.nullish(v.string(), ''),
  error_description: v.nullish(v.string(), ''),
});

interface Flow {
  id: string;
  provider: string;
  target: string;
  isPkce: boolean;
  linkTo: string | null;
  used: boolean;
}

/** `GET /callback`: the browser comes back from the provider, with a code or with the reason why there is none. */
export function callbackRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/callback', async (request, reply) => {
    const given = readBody(answer, request.query);
    const flow = await findFlow(context.database, given.state);
    if (given.error !== '') return passOn(reply, flow, given.error, given.error_description);
    try {
      const { tokens, identity } = await askProvider(context, request, flow, given.code);
      const address = await context.database.transaction((session) =>
        finish(session, context, request, { flow, tokens, identity }),
      );
      return leadBack(reply, flow.target, address);
    } catch (error) {
      return leadBackRefused(reply, flow.target, error, true);
    }
  });
}

async function findFlow(session: Queryable, state: string): Promise<Flow> {
  if (state === '') throw new AuthRefusal(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  if (!isUuid(state)) {
    throw new AuthRefusal(400, 'bad_oauth_state', 'OAuth state parameter is invalid');
  }
  const [flow] = await session.query<Flow>(
    `select id, provider_type as provider, referrer as target, code_challenge is not null as "isPkce",
            linking_target_id as "linkTo", user_id is not null as used
     from auth.flow_state
     where id = $1 and authentication_method = 'oauth' and created_at > now() - make_interval(secs => $2)`,
    [state, PATIENCE],
  );
  if (!flow) throw new AuthRefusal(400, 'bad_oauth_state', 'OAuth state not found or expired');
  if (flow.used) throw new AuthRefusal(400, 'flow_state_already_used', 'OAuth state has already been used');
  return flow;
}

function passOn(reply: FastifyReply, { target }: Flow, error: string, description: string): FastifyReply {
  const code = error === 'access_denied' ? 'access_denied' : 'bad_oauth_callback';
  const fields = { error, error_code: code, error_description: description };
  return leadBack(reply, target, { query: fields, hash: fields });
}

async function askProvider(context: AuthContext, request: FastifyRequest, flow: Flow, code: string) {
  if (code === '') throw new AuthRefusal(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code');
  const provider = enabledProvider(context, flow.provider);
  try {
    const tokens = await provider.exchange(code, `${context.siteUrl()}/auth/v1/callback`);
    return { tokens, identity: await provider.identityOf(tokens.idToken) };
  } catch (error) {
    request.log.warn(error);
    throw new AuthRefusal(500, 'unexpected_failure', 'Unable to exchange external code');
  }
}

async function finish(
  session: Queryable,
  context: AuthContext,
  request: FastifyRequest,
  { flow, tokens, identity }: { flow: Flow; tokens: ProviderTokens; identity: ProviderIdentity },
): Promise<ReturnAddress> {
  // Asked again, now that nobody comes between: the same answer may have arrived twice.
  await findFlow(session, flow.id);
  const userId =
    flow.linkTo === null
      ? await accountOfIdentity(session, context, identity)
      : await linkIdentity(session, flow.linkTo, identity);
  if (flow.isPkce) {
    await session.query(
      `update auth.flow_state set user_id = $2, provider_access_token = $3, provider_refresh_token = $4 where id = $1`,
      [flow.id, userId, tokens.accessToken, tokens.refreshToken],
    );
    return { query: { code: await issueCode(session, flow.id) } };
  }
  await session.query('delete from auth.flow_state where id = $1', [flow.id]);
  const opened = await openSession(session, context, { userId, method: 'oauth', request });
  const fields: Record<string, string> = { ...sessionFields(opened), provider_token: tokens.accessToken };
  if (tokens.refreshToken !== null) fields['provider_refresh_token'] = tokens.refreshToken;
  return { hash: fields };
}

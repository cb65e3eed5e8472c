import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import '../../../audit/requestFacts.ts';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { issueCode } from '../codes/flowState.ts';
import { sendingEmails } from '../codes/sendEmails.ts';
import { isUuid } from '../isUuid.ts';
import { redirectBack, providerError, sessionFields, type ReturnAddress } from '../redirectBack.ts';
import { openSession } from '../openSession.ts';
import { readBody } from '../readBody.ts';
import { accountOfIdentity } from './accountOfIdentity.ts';
import type { EmailSending } from './askForConfirmation.ts';
import { enabledProvider } from './enabledProvider.ts';
import { linkIdentity } from './linkIdentity.ts';
import type { ProviderIdentity, ProviderTokens } from '../provider.ts';

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
  expired: boolean;
}

/** `GET` and `POST /callback`: the browser comes back from the provider, with a code or with the reason why it has none. */
export function callbackRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/callback', (request, reply) => comeBack(context, request, reply, request.query));
  void app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    forms.post('/callback', (request, reply) => comeBack(context, request, reply, request.body));
  });
}

async function comeBack(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  from: unknown,
): Promise<FastifyReply> {
  context.limits.count('callback', request);
  const given = readBody(answer, from);
  let target: string | null = null;
  try {
    const flow = await findFlow(context.database, given.state);
    ({ target } = flow);
    if (given.error !== '') {
      request.refusal = 'access_denied';
      const said = { error: given.error, error_description: given.error_description };
      return redirectBack(reply, target, { query: said, hash: said }, 302);
    }
    const { tokens, identity } = await askProvider(context, request, flow, given.code);
    const address = await sendingEmails(context, request, (session, post) =>
      finish(session, context, request, {
        flow,
        tokens,
        identity,
        sending: { request, post, redirectTo: flow.target },
      }),
    );
    if (address instanceof AuthError) throw address;
    return redirectBack(reply, target, address, 302);
  } catch (error) {
    const fields = providerError(error);
    request.refusal = fields['error_code'] ?? null;
    // Nobody waits for this answer, so it can only be shown on the start page of the site.
    if (target === null) return redirectBack(reply, context.siteUrl(), { query: fields });
    return redirectBack(reply, target, { query: fields, hash: fields }, 302);
  }
}

async function findFlow(session: Queryable, state: string): Promise<Flow> {
  if (state === '') throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  if (!isUuid(state)) {
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state parameter is invalid');
  }
  const [flow] = await session.query<Flow>(
    `select id, provider_type as provider, referrer as target, code_challenge is not null as "isPkce",
            linking_target_id as "linkTo", user_id is not null as used,
            created_at <= now() - make_interval(secs => $2) as expired
     from auth.flow_state where id = $1 and authentication_method = 'oauth'`,
    [state, PATIENCE],
  );
  if (!flow) throw new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired');
  if (flow.expired) throw new AuthError(400, 'bad_oauth_state', 'OAuth state has expired');
  if (flow.used) throw new AuthError(400, 'flow_state_already_used', 'State has already been used');
  return flow;
}

async function askProvider(context: AuthContext, request: FastifyRequest, flow: Flow, code: string) {
  if (code === '')
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  const provider = enabledProvider(context, flow.provider);
  try {
    const tokens = await provider.exchange(code, `${context.siteUrl()}/auth/v1/callback`);
    return { tokens, identity: await provider.identityOf(tokens.idToken) };
  } catch (error) {
    request.log.warn(error);
    throw new AuthError(500, 'unexpected_failure', `Unable to exchange external code: ${code.slice(0, 4)}`);
  }
}

/** Who has come back from the provider, and with what. */
interface ProviderReturn {
  flow: Flow;
  tokens: ProviderTokens;
  identity: ProviderIdentity;
  sending: EmailSending;
}

/** Returns an AuthError where what happened must be committed. */
async function finish(
  session: Queryable,
  context: AuthContext,
  request: FastifyRequest,
  { flow, tokens, identity, sending }: ProviderReturn,
): Promise<ReturnAddress | AuthError> {
  // Asked again, now that nobody comes between: the same answer may have arrived twice.
  await findFlow(session, flow.id);
  const userId =
    flow.linkTo === null
      ? await accountOfIdentity(session, context, identity, sending)
      : await linkIdentity(session, context, flow.linkTo, identity, sending);
  if (userId instanceof AuthError) return userId;
  request.aboutLearner = userId;
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

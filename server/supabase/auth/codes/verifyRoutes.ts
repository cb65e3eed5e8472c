import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';
import { openSession } from '../openSession.ts';
import { readBody } from '../readBody.ts';
import { redirectTarget } from '../redirectTarget.ts';
import { leadBack, leadBackRefused, sessionFields, type ReturnAddress } from '../leadBack.ts';
import { readVerificationType, type GivenCode } from './findCode.ts';
import { issueMailCode } from './flowState.ts';
import { PKCE_PREFIX } from './oneTimeCode.ts';
import { redeemCode } from './redeemCode.ts';

const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const body = v.object({
  type: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  token: v.nullish(v.string(), ''),
  token_hash: v.nullish(v.string(), ''),
});

const query = v.object({ type: v.nullish(v.string(), ''), token: v.nullish(v.string(), '') });

/** How a session says it was opened by the link of a letter that leads to a code. */
const methods = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email: 'magiclink',
  email_change: 'email_change',
} as const;

/** `POST /verify`: a code typed by hand, or the hash out of a link. `GET /verify`: the link of a letter, opened. */
export function verifyRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/verify', async (request, reply) => {
    context.limits.count('verify', request);
    const given = readBody(body, request.body);
    const type = readVerificationType(given.type);
    const code = codeOf(given);
    void reply.header('cache-control', 'no-store');
    return context.database.transaction(async (session) => {
      const redeemed = await redeemCode(session, context, type, code);
      if (redeemed.kind === 'half') return { msg: HALF, code: '200' };
      return openSession(session, context, { userId: redeemed.userId, method: 'otp', request });
    });
  });

  app.get('/verify', async (request, reply) => {
    context.limits.count('verify', request);
    const { type, token } = readBody(query, request.query);
    const target = redirectTarget(context, request);
    const isPkce = token.startsWith(PKCE_PREFIX);
    try {
      return await openLink(context, request, reply, { type, token, isPkce, target });
    } catch (error) {
      return leadBackRefused(reply, target, error, isPkce);
    }
  });
}

async function openLink(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { type: name, token, isPkce, target }: { type: string; token: string; isPkce: boolean; target: string },
): Promise<FastifyReply> {
  const type = readVerificationType(name);
  if (token === '') throw new AuthRefusal(400, 'validation_failed', 'Verify requires a token');
  const answer = await context.database.transaction(async (session): Promise<ReturnAddress> => {
    const redeemed = await redeemCode(session, context, type, { hash: token });
    if (redeemed.kind === 'half') return { hash: { message: HALF } };
    if (isPkce) return { query: { code: await issueMailCode(session, redeemed.userId, methods[type]) } };
    const opened = await openSession(session, context, { userId: redeemed.userId, method: 'otp', request });
    return { hash: { ...sessionFields(opened), type } };
  });
  return leadBack(reply, target, answer);
}

function codeOf(given: v.InferOutput<typeof body>): GivenCode {
  const { email, phone, token, token_hash: hash } = given;
  if (token === '' && hash === '') throw invalid('Verify requires either a token or a token hash');
  if (hash !== '') {
    if (email === '' && phone === '' && token === '') return { hash };
    throw invalid('Only the token_hash and type should be provided');
  }
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (email === '') throw invalid('Only an email address or phone number should be provided on verify');
  return { email, otp: token };
}

function invalid(message: string): AuthRefusal {
  return new AuthRefusal(400, 'validation_failed', message);
}

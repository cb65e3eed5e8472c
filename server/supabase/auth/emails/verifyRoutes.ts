import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import '../../../audit/requestFacts.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { UNCOUNTED } from '../guesses.ts';
import { openSession } from '../openSession.ts';
import { readBody } from '../readBody.ts';
import { redirectTarget } from '../redirectTarget.ts';
import { checkEmail } from '../accounts/checkEmail.ts';
import { redirectBack, linkError, sessionFields, type ReturnAddress } from '../redirectBack.ts';
import { readVerificationType, type GivenCode } from '../codes/findCode.ts';
import { issueMailCode } from '../codes/flowState.ts';
import { PKCE_PREFIX } from '../codes/oneTimeCode.ts';
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

/** How a session says it was opened by the link of an e-mail that leads to a code. */
const methods = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email: 'magiclink',
  email_change: 'email_change',
} as const;

/** `POST /verify`: a code typed by hand, or the hash out of a link. `GET /verify`: the link of an e-mail, opened. */
export function verifyRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/verify', async (request, reply) => {
    context.limits.count('verify', request);
    const given = readBody(body, request.body);
    if (given.type === '') throw invalid('Verify requires a verification type');
    const code = codeOf(given);
    const type = readVerificationType(given.type, code);
    void reply.header('cache-control', 'no-store');
    const redeem = () =>
      context.database.transaction(async (session) => {
        const redeemed = await redeemCode(session, context, type, code);
        if (redeemed instanceof AuthError) return redeemed;
        if (redeemed.kind === 'half') return { msg: HALF, code: '200' };
        return openSession(session, context, { userId: redeemed.userId, method: 'otp', request });
      });
    // The hash out of a link is too long to be guessed.
    const attempt = 'otp' in code ? context.guesses.begin(request, { kind: 'code', of: code.email }) : UNCOUNTED;
    const answer = await attempt.look(redeem);
    if (answer instanceof AuthError) throw answer;
    attempt.right();
    return answer;
  });

  app.get('/verify', async (request, reply) => {
    context.limits.count('verify', request);
    const { type, token } = readBody(query, request.query);
    if (type === '') throw invalid('Verify requires a verification type');
    if (token === '') throw invalid('Verify requires a token or a token hash');
    const target = redirectTarget(context, request);
    const isPkce = token.startsWith(PKCE_PREFIX);
    try {
      return redirectBack(reply, target, await openLink(context, request, { type, token, isPkce }));
    } catch (error) {
      const fields = linkError(error);
      request.refusal = fields['error_code'] ?? null;
      return redirectBack(reply, target, { query: isPkce ? fields : {}, hash: fields });
    }
  });
}

/** Uses up the code of a link; answers what the browser is sent back with. */
async function openLink(
  context: AuthContext,
  request: FastifyRequest,
  { type: name, token, isPkce }: { type: string; token: string; isPkce: boolean },
): Promise<ReturnAddress> {
  const type = readVerificationType(name, { hash: token });
  return context.database.transaction(async (session): Promise<ReturnAddress> => {
    const redeemed = await redeemCode(session, context, type, { hash: token });
    if (redeemed instanceof AuthError) throw redeemed;
    if (redeemed.kind === 'half') return { query: isPkce ? { message: HALF } : {}, hash: { message: HALF } };
    request.aboutLearner = redeemed.userId;
    if (isPkce) return { query: { code: await issueMailCode(session, redeemed.userId, methods[type]) } };
    const opened = await openSession(session, context, { userId: redeemed.userId, method: 'otp', request });
    return { hash: { ...sessionFields(opened), type } };
  });
}

function codeOf({ email, phone, token, token_hash: hash }: v.InferOutput<typeof body>): GivenCode {
  if ((token === '') === (hash === '')) throw invalid('Verify requires either a token or a token hash');
  if (hash !== '') {
    if (email === '' && phone === '') return { hash };
    throw invalid('Only the token_hash and type should be provided');
  }
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (phone !== '') throw unknownPhone(phone);
  return { email: validEmail(email), otp: token };
}

function validEmail(email: string): string {
  try {
    return checkEmail(email);
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format');
  }
}

/** Nobody has a telephone here, so no code was ever sent to one. */
function unknownPhone(phone: string): AuthError {
  if (!/^\+?[1-9]\d{1,14}$/.test(phone.replaceAll(' ', ''))) {
    return invalid('Invalid phone number format (E.164 required)');
  }
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

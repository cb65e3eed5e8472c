import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { addressOf } from '../../../limits/addressOf.ts';
import type { Queryable } from '../../database/database.ts';
import { addRefreshToken } from '../addRefreshToken.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { isUuid } from '../isUuid.ts';
import { readBody } from '../readBody.ts';
import { requireUser, type Caller } from '../requireUser.ts';
import { tokenResponse } from '../tokenResponse.ts';
import { dropFactor, findFactor, type Factor } from './findFactor.ts';
import { stepOf } from './totp.ts';

/** How long a challenge waits for its code, in seconds. */
const CHALLENGE_FOR = 300;

const body = v.object({ challenge_id: v.nullish(v.string(), ''), code: v.nullish(v.string(), '') });

type FactorRequest = FastifyRequest<{ Params: { id: string } }>;

/** `POST /factors/<id>/challenge`, `POST /factors/<id>/verify` and `DELETE /factors/<id>`. */
export function factorRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/factors/:id/challenge', async (request: FactorRequest, reply) => {
    context.limits.count('challenge', request);
    const { userId } = await requireUser(context, request);
    const { id: factorId } = await findFactor(context.database, userId, request.params.id);
    const id = randomUUID();
    await context.database.transaction(async (session) => {
      await session.query('insert into auth.mfa_challenges (id, factor_id, ip_address) values ($1, $2, $3)', [
        id,
        factorId,
        addressOf(request),
      ]);
      await session.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [factorId]);
    });
    return reply.send({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_FOR });
  });

  app.post('/factors/:id/verify', async (request: FactorRequest, reply) => {
    context.limits.count('factor', request);
    const caller = await requireUser(context, request);
    const given = readBody(body, request.body);
    if (given.code === '') throw new AuthError(400, 'validation_failed', 'Code needs to be non-empty');
    void reply.header('cache-control', 'no-store');
    return context.database.transaction(async (session) => {
      const factor = await findFactor(session, caller.userId, request.params.id);
      await checkChallenge(session, factor, given.challenge_id, addressOf(request));
      const attempt = context.guesses.begin(request, { kind: 'factor', of: factor.id });
      await attempt.look(() => useCode(session, factor, given));
      attempt.right();
      const refreshToken = await lift(session, caller, factor);
      return tokenResponse(session, context, { ...caller, refreshToken });
    });
  });

  app.delete('/factors/:id', async (request: FactorRequest, reply) => {
    const { userId, sessionId } = await requireUser(context, request);
    const { id } = request.params;
    await context.database.transaction(async (session) => {
      const factor = await findFactor(session, userId, id);
      const [own] = await session.query<{ aal: string }>('select aal from auth.sessions where id = $1', [sessionId]);
      if (factor.verified && own?.aal !== 'aal2') {
        throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      }
      await dropFactor(session, factor);
    });
    return reply.send({ id });
  });
}

async function checkChallenge(session: Queryable, factor: Factor, id: string, ip: string): Promise<void> {
  const [challenge] = isUuid(id)
    ? await session.query<{ fits: boolean; expired: boolean }>(
        `select verified_at is null and ip_address = $3::inet as fits,
                created_at <= now() - make_interval(secs => $4) as expired
         from auth.mfa_challenges where id = $1 and factor_id = $2`,
        [id, factor.id, ip, CHALLENGE_FOR],
      )
    : [];
  if (!challenge) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (!challenge.fits) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (!challenge.expired) return;
  const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
  throw new AuthError(422, 'mfa_challenge_expired', message);
}

/** A code is valid once: somebody who has watched it being typed must not be able to use it again. */
async function useCode(
  session: Queryable,
  factor: Factor,
  given: { challenge_id: string; code: string },
): Promise<void> {
  const step = stepOf(factor.secret, given.code, Date.now());
  if (step === null || step <= factor.lastStep) {
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await session.query('update auth.mfa_challenges set verified_at = now() where id = $1', [given.challenge_id]);
  await session.query(
    `update auth.mfa_factors set status = 'verified', last_used_step = $2, updated_at = now() where id = $1`,
    [factor.id, step],
  );
}

/** The session is of the second level from now on; sessions of the first, and what else was begun, end. */
async function lift(session: Queryable, { userId, sessionId }: Caller, { id }: Factor): Promise<string> {
  await session.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'totp')
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId],
  );
  await session.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [sessionId, id]);
  await session.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [userId]);
  await session.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId]);
  const [replaced] = await session.query<{ token: string }>(
    `update auth.refresh_tokens set revoked = true, updated_at = now()
     where session_id = $1 and not revoked returning token`,
    [sessionId],
  );
  return addRefreshToken(session, { userId, sessionId, parent: replaced?.token ?? null });
}

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Queryable } from '../../database/database.ts';
import { findById, type Account } from '../accounts/findAccount.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { readBody } from '../readBody.ts';
import { requireUser } from '../requireUser.ts';
import { newTotp } from './totp.ts';

/** Nobody scans for longer than this, in seconds. */
const UNVERIFIED_FOR = 300;

const LONGEST_NAME = 100;

const body = v.object({
  factor_type: v.nullish(v.string(), ''),
  friendly_name: v.nullish(v.string(), ''),
  issuer: v.nullish(v.string(), ''),
});

interface PresentFactor {
  name: string;
  verified: boolean;
}

/** `POST /factors`: begins with an authenticator app; it counts once a code of it was verified. */
export function enrollRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/factors', async (request, reply) => {
    const { userId, sessionId } = await requireUser(context, request);
    const given = readBody(body, request.body);
    refuseType(given.factor_type);
    refuseLong('friendly_name', given.friendly_name);
    refuseLong('issuer', given.issuer);
    void reply.header('cache-control', 'no-store');
    return context.database.transaction(async (session) => {
      const account = await accountOf(session, userId);
      const name = given.friendly_name;
      const factors = await present(session, userId);
      if (factors.length >= context.settings.mostFactors) {
        const message = 'Maximum number of verified factors reached, unenroll to continue';
        throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
      }
      if (factors.some((factor) => factor.name === name)) {
        const message = `A factor with the friendly name "${name}" for this user already exists`;
        throw new AuthError(422, 'mfa_factor_name_conflict', message);
      }
      if (factors.some((factor) => factor.verified)) await requireSecondLevel(session, sessionId);
      const id = randomUUID();
      const issuer = given.issuer || new URL(context.siteUrl()).host;
      const { secret, uri, qrCode } = newTotp(issuer, account.email);
      await session.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
         values ($1, $2, $3, 'totp', 'unverified', $4)`,
        [id, userId, name, secret],
      );
      return {
        id,
        type: 'totp',
        ...(name === '' ? {} : { friendly_name: name }),
        totp: { qr_code: qrCode, secret, uri },
      };
    });
  });
}

/** The issuer is part of a picture to scan, which holds only so much. */
function refuseLong(field: string, text: string): void {
  if (text.length <= LONGEST_NAME) return;
  throw new AuthError(400, 'validation_failed', `${field} may have ${LONGEST_NAME} characters at most`);
}

function refuseType(type: string): void {
  if (type === 'totp') return;
  if (type === 'phone') throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  if (type === 'webauthn') {
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  }
  throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
}

async function accountOf(session: Queryable, userId: string): Promise<Account> {
  const account = await findById(session, userId);
  if (account && !account.isAnonymous) return account;
  throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
}

/** What was begun and left lying is removed first. */
async function present(session: Queryable, userId: string): Promise<PresentFactor[]> {
  await session.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and created_at < now() - make_interval(secs => $2)`,
    [userId, UNVERIFIED_FOR],
  );
  return session.query<PresentFactor>(
    `select coalesce(friendly_name, '') as name, status = 'verified' as verified from auth.mfa_factors where user_id = $1`,
    [userId],
  );
}

async function requireSecondLevel(session: Queryable, sessionId: string): Promise<void> {
  const [own] = await session.query<{ aal: string }>('select aal from auth.sessions where id = $1', [sessionId]);
  if (own?.aal === 'aal2') return;
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}

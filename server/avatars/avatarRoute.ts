/** Serves each learner their own picture, and nobody else's. */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AVATAR_PATH } from '#contract/avatar.ts';
import '../http/requestContext.ts';
import { RequestError } from '../http/requestError.ts';
import type { AskSupabase } from '../sessions/askSupabase.ts';
import type { Avatars } from './Avatars.ts';

const account = v.object({ user_metadata: v.object({ avatar_url: v.string() }) });

export function avatarRoute(api: FastifyInstance, avatars: Avatars, ask: AskSupabase): void {
  api.get(AVATAR_PATH, async ({ session }, reply) => {
    if (session === null) throw new Error('The gate let a call without a session pass.');
    const { status, body } = await ask.account(session.token).catch(unavailable);
    if (status !== 200) unavailable();
    const parsed = v.safeParse(account, body);
    const picture = parsed.success ? await avatars.of(session.learnerId, parsed.output.user_metadata.avatar_url) : null;
    if (picture === null)
      throw new RequestError(
        404,
        { code: 'PICTURE_NOT_FOUND', facts: {} },
        'There is no picture of yours that can be shown.',
      );
    return reply.type(picture.type).send(picture.bytes);
  });
}

function unavailable(): never {
  throw new RequestError(
    503,
    { code: 'ACCOUNT_UNCHECKED', facts: {} },
    'Your account cannot be checked at the moment. Please try again.',
  );
}

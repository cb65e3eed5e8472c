/** Serves each learner their own picture, and nobody else's. */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AVATAR_PATH } from '#contract/avatar.ts';
import '../http/requestContext.ts';
import { RequestError } from '../http/requestError.ts';
import type { AskSupabase } from '../sessions/askSupabase.ts';
import type { Session } from '../sessions/session.ts';
import type { Avatars, Picture } from './Avatars.ts';

const account = v.object({ user_metadata: v.object({ avatar_url: v.string() }) });

export function avatarRoute(api: FastifyInstance, avatars: Avatars, ask: Pick<AskSupabase, 'account'>): void {
  api.get(AVATAR_PATH, async (request, reply) => {
    const { session } = request;
    if (session === null) throw new Error('The gate let a call without a session pass.');
    // A picture is kept once it is here: whoever deletes the account has to wait for that.
    const picture = await api.callsUnderWay.during(session.learnerId, request, () => pictureOf(session));
    if (picture === null)
      throw new RequestError(
        404,
        { code: 'PICTURE_NOT_FOUND', facts: {} },
        'There is no picture of yours that can be shown.',
      );
    return reply.type(picture.type).send(picture.bytes);
  });

  async function pictureOf({ learnerId, token }: Session): Promise<Picture | null> {
    const { status, body } = await ask.account(token).catch(unavailable);
    if (status !== 200) unavailable();
    const parsed = v.safeParse(account, body);
    return parsed.success ? avatars.of(learnerId, parsed.output.user_metadata.avatar_url) : null;
  }
}

function unavailable(): never {
  throw new RequestError(
    503,
    { code: 'ACCOUNT_UNCHECKED', facts: {} },
    'Your account cannot be checked at the moment. Please try again.',
  );
}

/** Somebody with one thing of each kind that others must not reach. */
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import * as v from 'valibot';
import { procedures } from '#contract/procedures.ts';
import { contentVersion } from '#server/files/contentVersion.ts';
import { ask, callAs, newLearner, phoneOf, type Learner } from './newLearner.ts';
import type { World } from './openWorld.ts';

export interface Owner extends Learner {
  processId: string;
  submissionId: number;
  /** The version of the file. */
  version: string;
  factorId: string;
  challengeId: string;
  /** What the authenticator app shows now. */
  code: string;
  /** What no answer to anybody else may contain. */
  secrets: readonly string[];
}

export const FILE = '/ws/src/gazebo_test_pkg/scripts/owned.py';

export async function newOwner(world: World, name: string): Promise<Owner> {
  const { server } = world;
  const learner = await newLearner(world, { name });
  const { id, email, token, refreshToken, identityId } = learner;
  await addSecondIdentity(world, learner);
  const code = `# only ${name} may read this`;
  const factor = await enrol(world, token, `Telephone of ${name}`);
  const submissionId = await handIn(world, learner, code);
  const save = { method: 'POST', url: `/api/file/save?file_path=${FILE}`, payload: { content: code } } as const;
  await server.send(token, save);
  const run = { command: 'rostopic', args: ['list'], name: `Process of ${name}` };
  const started = await server.send(token, { method: 'POST', url: '/api/execute', payload: run });
  const { process_id: processId } = started.json<{ process_id: string }>();
  const words = [`${name} title`, phoneOf(name), `Telephone of ${name}`, run.name, code];
  const secrets = [id, email, token, refreshToken, identityId, factor.factorId, factor.secret, processId, ...words];
  return { ...learner, ...factor, processId, submissionId, version: contentVersion(Buffer.from(code)), secrets };
}

/** Answers the number of the submission. */
export async function handIn(world: World, { id, token }: Learner, code: string): Promise<number> {
  const args = { auth_id: id, challenge_id: 1, code };
  const answer = await callAs(world, token, 'user_ssp_submit_challenge', args);
  const [stored] = v.parse(procedures.user_ssp_submit_challenge.data, answer);
  if (stored === undefined) throw new Error('Nothing was stored.');
  return stored.id;
}

/** Of two ways to sign in one may be taken away. */
export async function addSecondIdentity({ supabase }: World, { id, email }: Learner): Promise<void> {
  await supabase.database.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider) values ($1, $2, $3, 'google')`,
    [randomUUID(), id, { email }],
  );
}

async function enrol(world: World, token: string, name: string) {
  const headers = { authorization: `Bearer ${token}` };
  const factor = await ask<{ id: string; totp: { secret: string } }>(world, {
    method: 'POST',
    url: '/auth/v1/factors',
    headers,
    payload: { factor_type: 'totp', friendly_name: name },
  });
  const url = `/auth/v1/factors/${factor.id}/challenge`;
  const challenge = await ask<{ id: string }>(world, { method: 'POST', url, headers, payload: {} });
  const { secret } = factor.totp;
  return { factorId: factor.id, challengeId: challenge.id, secret, code: new TOTP({ secret }).generate() };
}

/** A built server with a class of learners, who may call as often as they like. */
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { runtimeConfig } from '#contract/runtimeConfig.ts';
import { type BenchServer, enter, type Learner, startServer } from '../benchServer.ts';

const OFTEN = '1000000';
const unlimited = {
  GOTRUE_RATE_LIMITS: 'off',
  GOTRUE_MAILER_AUTOCONFIRM: 'true',
  ...Object.fromEntries(
    ['READ', 'SAVE', 'BUILD', 'EXECUTE', 'TOPICS', 'OTHER', 'ADDRESS', 'SOCKETS'].map((name) => [
      `RATE_LIMIT_${name}_PER_MINUTE`,
      OFTEN,
    ]),
  ),
};

const signedUp = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) });

export interface Pupil extends Learner {
  id: string;
  /** Asks a procedure of the database as this learner. */
  rpc: (procedure: string, params: object) => Promise<unknown>;
}

export interface OpenClass {
  server: BenchServer;
  learners: Pupil[];
}

/** Calls `work` with a class of so many, and closes the server whatever becomes of it. */
export async function withClass<Result>(count: number, work: (open: OpenClass) => Promise<Result>): Promise<Result> {
  const server = await startServer(unlimited);
  try {
    const learners: Pupil[] = [];
    for (let number = 1; number <= count; number += 1) learners.push(await newLearner(server.address, number));
    return await work({ server, learners });
  } finally {
    await server.close();
  }
}

async function newLearner(address: string, number: number): Promise<Pupil> {
  const { supabaseAnonKey: apikey } = v.parse(runtimeConfig, await (await fetch(`${address}/config.json`)).json());
  const ask = async (path: string, token: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', apikey, authorization: `Bearer ${token}` };
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  };
  const email = `pupil-${number}@example.com`;
  const account = await ask('/auth/v1/signup', apikey, { email, password: 'a-password-of-their-own' });
  const { access_token: token, user } = v.parse(signedUp, account);
  const details = { title: 'Student', phone: '+1 202 555 0100', address: null, gender: 'other', linkedin_url: null };
  const rpc = (procedure: string, params: object) =>
    ask(`/rest/v1/rpc/${procedure}`, token, { auth_id: user.id, ...params });
  await rpc('upsert_user_details', details);
  const profile = { email, user_name: `Pupil ${number}`, login_method: 'email' };
  await rpc('user_upsert_profile', profile);
  return { ...(await enter(address, token)), id: user.id, rpc };
}

/** A page of the learner. */
export function openPage({ address, headers }: Learner): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers });
    socket.once('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

/** A batch of lines, as a page receives it. */
export interface Batch {
  seq: number;
  missed?: number;
  lines: readonly string[];
}

/** Has the page hear what a program prints, behind the line that it has seen. */
export function hear(page: WebSocket, processId: string, afterSeq: number, heard: (batch: Batch) => void): void {
  page.on('message', (data: Buffer) => {
    // Parsed by hand: the contract's schema would measure itself.
    const frame = JSON.parse(data.toString()) as { type: string; data: string; seq: number; missed?: number };
    if (frame.type === 'process_output') heard({ ...frame, lines: frame.data.split('\n') });
  });
  const request = { type: 'subscribe_process', process_id: processId, request_id: 'report', after_seq: afterSeq };
  page.send(JSON.stringify(request));
}

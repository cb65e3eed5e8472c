/** Servers of a cluster as processes of their own, with a real NATS server, a real Supabase and one folder for all files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import * as v from 'valibot';
import type { ProcedureName } from '#contract/procedures.ts';
import { bundlePath } from '#server/config/bundles.ts';
import { freePort } from '#server/config/freePort.ts';
import { giveTemplate } from '../giveTemplate.ts';
import { TestSocket } from '../socket/openTestSocket.ts';
import { type Nats, startNats } from './startNats.ts';
import { type HostedProject, openHostedProject } from '../sessions/openHostedProject.ts';

/** Of the page: what all servers of the cluster are reached by. */
const SITE = 'http://localhost:3000';
/** The first learner of a cluster runs the site. */
const OPERATOR = 'learner-1@example.com';

export interface Node {
  url: string;
  /** What it alone has. */
  dataDir: string;
  process: ChildProcess;
  /** Ends it as a power cut would, or in order. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export interface Learner {
  id: string;
  /** The access token. */
  token: string;
  cookie: string;
}

export interface TestCluster {
  project: HostedProject;
  nats: Nats;
  /** Of all servers. */
  files: string;
  startNode(): Promise<Node>;
  learner(): Promise<Learner>;
  /** Stores a solution of the first challenge; answers its number. */
  handIn(learner: Learner, code: string): Promise<number>;
  /** As the database has it: null before there is a verdict. */
  outcomeOf(learner: Learner, submissionId: number): Promise<string | null>;
  close(): Promise<void>;
}

export async function openCluster(): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'servolab-cluster-'));
  const [project, nats] = await Promise.all([openHostedProject(SITE), startNats(join(folder, 'nats'))]);
  const files = join(folder, 'files');
  await mkdir(files);
  const nodes: Node[] = [];

  async function startNode(): Promise<Node> {
    const port = await freePort('127.0.0.1');
    const url = `http://127.0.0.1:${port}`;
    const dataDir = join(folder, `node-${port}`);
    await giveTemplate(dataDir);
    const child = spawn(process.execPath, [bundlePath('main')], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        SITE_URL: SITE,
        OPERATORS: OPERATOR,
        SUPABASE_URL: project.url,
        SUPABASE_ANON_KEY: project.anonKey,
        SUPABASE_SERVICE_ROLE_KEY: project.serviceKey,
        CLUSTER_NATS: nats.url,
        CLUSTER_FILES: files,
        CLUSTER_URL: url,
      },
    });
    const ended = once(child, 'exit');
    const node = {
      url,
      dataDir,
      process: child,
      async end(signal: 'SIGKILL' | 'SIGTERM') {
        child.kill(signal);
        await ended;
      },
    };
    nodes.push(node);
    await untilReady(child);
    return node;
  }

  async function rpc({ token }: Learner, procedure: ProcedureName, params: object): Promise<Record<string, unknown>[]> {
    const answer = await fetch(`${project.url}/rest/v1/rpc/${procedure}`, {
      method: 'POST',
      headers: { apikey: project.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(params),
    });
    return v.parse(v.array(v.record(v.string(), v.unknown())), await answer.json());
  }

  return {
    project,
    nats,
    files,
    startNode,
    async learner() {
      const { id, session } = await project.signIn();
      return { id, token: session.access_token, cookie: `servolab_session=${session.access_token}` };
    },
    async handIn(learner, code) {
      const params = { auth_id: learner.id, challenge_id: 1, code };
      const [stored] = await rpc(learner, 'user_ssp_submit_challenge', params);
      return v.parse(v.number(), stored?.['id']);
    },
    async outcomeOf(learner, submission_id) {
      const [stored] = await rpc(learner, 'user_ssp_submission', { auth_id: learner.id, submission_id });
      return v.parse(v.nullable(v.string()), stored?.['outcome']);
    },
    async close() {
      const running = nodes.filter((node) => node.process.exitCode === null && node.process.signalCode === null);
      await Promise.all(running.map((node) => node.end('SIGKILL')));
      await nats.end();
      await project.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A call as a page of the site makes it. */
export async function send(node: Node, learner: Learner, path: string, body?: object) {
  const answer = await fetch(`${node.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin: SITE,
      cookie: learner.cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Whether a server says that it can do all of its work. */
export async function isReady({ url }: Node): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).ok;
}

/** Asked as if another server had passed the call on, a server answers only at whose home it is. */
export async function isHome(node: Node, { cookie }: Learner, path = '/api/processes'): Promise<boolean> {
  const answer = await fetch(`${node.url}${path}`, { headers: { cookie, 'x-servolab-passed-on': 'test' } });
  return answer.status === 200;
}

/** The same, again while the workspace is on its way to another server or a server is gone. */
export async function sendUntilAnswered(node: Node, learner: Learner, path: string, body?: object) {
  for (;;) {
    const answer = await send(node, learner, path, body).catch(() => undefined);
    if (answer !== undefined && answer.status !== 503) return answer;
    await after(100);
  }
}

export function openSocket(node: Node, { cookie }: Learner): TestSocket {
  return new TestSocket(`${node.url.replace('http', 'ws')}/ws`, { origin: SITE, cookie });
}

async function untilReady(child: ChildProcess): Promise<void> {
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Servolab is ready')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The server has ended: ${printed}`)));
  });
}

/** The server as a process of its own, as it is shipped, and somebody who is signed in there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundlePath } from '#server/config/bundles.ts';
import { giveTemplate } from './giveTemplate.ts';

export interface MainServer {
  child: ChildProcess;
  url: string;
  /** Sends the signal and answers how it ended, and after how many milliseconds. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<{ code: number | null; ms: number }>;
}

/** Rejects with what it complained of when it does not start. */
export async function startMain(dataDir: string, env: Record<string, string> = {}): Promise<MainServer> {
  const own = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  await giveTemplate(dataDir);
  const child = spawn(process.execPath, [bundlePath('main')], { env: { ...own, ...env } });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close');
  const failed = ended.then((): never => {
    throw new Error(errors);
  });
  failed.catch(() => undefined);
  const [line] = (await Promise.race([once(child.stdout, 'data'), failed])) as [Buffer];
  const url = /^Servolab is ready: (http:\/\/localhost:\d+)\n$/.exec(line.toString())?.[1];
  if (url === undefined) throw new Error(`It said: ${line.toString()}`);
  return {
    child,
    url,
    async end(signal = 'SIGTERM') {
      const begun = performance.now();
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return { code, ms: performance.now() - begun };
    },
  };
}

/** The calls of the sample learner, from a page of the site. */
export async function signInAt(url: string) {
  const { supabaseAnonKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseAnonKey: string };
  const token = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: supabaseAnonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'learner@example.com', password: 'learner-password' }),
  });
  const { access_token: accessToken } = (await token.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${accessToken}`, origin: url };
  const opened = await fetch(`${url}/api/session`, { method: 'POST', headers });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const send = (path: string, body?: object) =>
    fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { send, cookie };
}

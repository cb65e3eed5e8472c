/** WebKitGTK, which has Safari's engine, driven by WebDriver on a screen that nobody sees: https://w3c.github.io/webdriver/ */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { freePort } from '#server/config/freePort.ts';
import { wait } from '../Measure.ts';
import { type Browser, endProgram } from './Browser.ts';

const answer = v.object({ value: v.unknown() });
const failure = v.object({ value: v.object({ error: v.string(), message: v.string() }) });
const session = v.object({ sessionId: v.string(), capabilities: v.object({ browserVersion: v.string() }) });
const LOOKS = 100;
const LOOK_MS = 100;

export async function openWebKit(): Promise<Browser> {
  const port = await freePort('127.0.0.1');
  const program = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // Its own sandbox needs a desktop's services; nothing but the own server is opened.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  await once(program, 'spawn');
  const ask = asking(`http://127.0.0.1:${port}`);
  await ready(ask);
  const alwaysMatch = { unhandledPromptBehavior: 'accept' };
  const opened = v.parse(session, await ask('POST', '/session', { capabilities: { alwaysMatch } }));
  const inSession = (path: string, body: object) => ask('POST', `/session/${opened.sessionId}${path}`, body);
  await inSession('/window/rect', { width: 1280, height: 900 });
  await inSession('/timeouts', { script: 60_000 });
  return {
    name: `WebKitGTK ${opened.capabilities.browserVersion}`,
    async open(url) {
      await inSession('/url', { url });
    },
    async reload() {
      await inSession('/refresh', {});
    },
    async run(script) {
      return v.parse(v.fallback(v.string(), ''), await inSession('/execute/sync', { script, args: [] }));
    },
    async perform(actions) {
      await inSession('/actions', { actions });
    },
    async close() {
      await ask('DELETE', `/session/${opened.sessionId}`);
      endProgram(program);
    },
  };
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function asking(address: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(
      address + path,
      body === undefined ? { method } : { method, body: JSON.stringify(body) },
    );
    const said: unknown = await response.json();
    const refused = v.safeParse(failure, said);
    if (refused.success) throw new Error(`${path}: ${refused.output.value.message || refused.output.value.error}`);
    return v.parse(answer, said).value;
  };
}

async function ready(ask: Ask): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const isReady = await ask('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(LOOK_MS);
  }
  throw new Error('WebKitWebDriver does not answer');
}

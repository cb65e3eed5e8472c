/** Firefox, driven by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { type Browser, endProgram, startProgram } from './Browser.ts';

const answer = v.object({
  id: v.nullish(v.number()),
  type: v.string(),
  message: v.optional(v.string()),
  result: v.optional(v.unknown()),
});
const session = v.object({ capabilities: v.object({ browserVersion: v.string() }) });
const tree = v.object({ contexts: v.array(v.object({ context: v.string() })) });
const evaluated = v.object({
  type: v.string(),
  result: v.optional(v.object({ value: v.optional(v.unknown()) })),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});

export async function openFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'servolab-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const { program, address } = await startProgram('firefox-esr', args, /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const ask = asking(socket);
  const accept = { unhandledPromptBehavior: { default: 'accept' } };
  const { capabilities } = v.parse(session, await ask('session.new', { capabilities: { alwaysMatch: accept } }));
  const { contexts } = v.parse(tree, await ask('browsingContext.getTree', {}));
  const context = contexts[0]?.context ?? '';
  await ask('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await ask('browsingContext.reload', { context, wait: 'complete' });
    },
    async run(script) {
      const functionDeclaration = `async () => { ${script} }`;
      const call = { functionDeclaration, awaitPromise: true, target: { context } };
      const { result, exceptionDetails } = v.parse(evaluated, await ask('script.callFunction', call));
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return v.parse(v.fallback(v.string(), ''), result?.value);
    },
    async perform(sources) {
      await ask('input.performActions', { context, actions: sources });
    },
    async close() {
      socket.terminate();
      endProgram(program);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** One command after another; an error of the browser rejects. */
function asking(socket: WebSocket): (method: string, params: object) => Promise<unknown> {
  let last = 0;
  return async (method, params) => {
    const id = (last += 1);
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = await once(socket, 'message');
      const said = v.parse(answer, JSON.parse(String(data)));
      if (said.id !== id) continue;
      if (said.type === 'error') throw new Error(`${method}: ${said.message ?? 'refused'}`);
      return said.result;
    }
  };
}

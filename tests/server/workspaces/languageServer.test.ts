import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LanguageServer } from '#server/languages/LanguageServer.ts';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import { type OpenWorkspaces, openWorkspaces } from './openWorkspaces.ts';

let open: OpenWorkspaces;
let workspace: LearnerWorkspace;
beforeAll(async () => {
  open = await openWorkspaces();
  workspace = await open.newcomer();
});
afterAll(() => open.close());

interface Message {
  id?: number;
  method?: string;
  result?: unknown;
  params?: { uri: string; diagnostics: { message: string; source: string }[] };
}

/** Somebody who speaks with a real language server: `ask` answers its result, `heard` is all it said. */
async function speak() {
  const heard: Message[] = [];
  const ended: string[] = [];
  let asked = 0;
  const server: LanguageServer = await workspace.startLanguageServer({
    received: (message) => void heard.push(JSON.parse(message)),
    ended: (reason) => void ended.push(reason),
  });
  const tell = (method: string, params: unknown) => server.send(JSON.stringify({ jsonrpc: '2.0', method, params }));
  const ask = async (method: string, params: unknown): Promise<unknown> => {
    const id = (asked += 1);
    server.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    await expect.poll(() => heard.some((message) => message.id === id)).toBe(true);
    return heard.find((message) => message.id === id)?.result;
  };
  await ask('initialize', { processId: null, rootUri: 'file:///ws', capabilities: {} });
  tell('initialized', {});
  return { server, heard, ended, tell, ask };
}

const uri = 'file:///ws/src/gazebo_test_pkg/scripts/written.py';
const openText = (text: string) => ({ textDocument: { uri, languageId: 'python', version: 0, text } });
const labelsOf = (result: unknown) => (result as { items: { label: string }[] }).items.map(({ label }) => label);

it('knows the fields of a message, and finds a fault, while a program runs', async () => {
  await workspace.execute({ command: 'rostopic', args: ['echo', '/clock'], isLongRunning: true, name: 'clock' });
  const { ask, tell, heard, server } = await speak();
  const text = 'from sensor_msgs.msg import LaserScan\n\ndef nearest(scan: LaserScan):\n    nobody\n    scan.ra';
  tell('textDocument/didOpen', openText(text));
  const at = { textDocument: { uri }, position: { line: 4, character: 11 } };
  expect(labelsOf(await ask('textDocument/completion', at))).toEqual(['range_max', 'range_min', 'ranges']);
  const found = () => heard.flatMap(({ params }) => params?.diagnostics ?? []).map(({ message }) => message);
  await expect.poll(found).toContain("undefined name 'nobody'");
  const options = { tabSize: 4, insertSpaces: true };
  expect(await ask('textDocument/formatting', { textDocument: { uri }, options })).not.toEqual(null);
  server.end();
});

it('is seen inside its walls alone, leaves nothing behind, and ends with its sandbox', async () => {
  const first = await speak();
  expect(String(await workspace.sandbox?.processes())).toContain('pylsp');
  expect(workspace.list().map(({ command }) => command)).not.toContain('pylsp');
  first.server.end();
  await expect.poll(async () => String(await workspace.sandbox?.processes())).not.toContain('pylsp');
  expect(first.ended).toEqual([]);

  const second = await speak();
  second.tell('exit', null);
  await expect.poll(() => second.ended).toEqual(['crashed']);

  const third = await speak();
  await workspace.sandbox?.close();
  await expect.poll(() => third.ended).toEqual(['crashed']);
});

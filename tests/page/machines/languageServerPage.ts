import { expect } from 'playwright/test';
import type { ClientFrame } from '#contract/socket.ts';
import { languageServerModel } from '../../models/languageServerModel.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { agree } from '../border/Connections.ts';
import { buttonOf, editorOf, openFile, statusOf } from '../engine/workspacePage.ts';

/** What the page has asked for of each visit, since it was last given something. */
const heard = new WeakMap<Visit, ClientFrame[]>();

export const languageServerPage: PageModel = {
  name: 'languageServer',
  model: languageServerModel,
  async open(visit) {
    const { connections } = visit.border;
    connections.isPaused = true;
    heard.set(visit, []);
    connections.reply = (frame) => {
      heard.get(visit)?.push(frame);
      return frame.type === 'start_language_server' ? undefined : agree(frame);
    };
    await openFile(visit);
    await visit.stopTime();
  },
  // Nothing is heard before it was asked for, and only who runs is greeted.
  isPossible: (state, { type }) => {
    if (type === 'connection.closed') return state.matches('connected');
    if (type === 'server.started') return state.matches({ connected: { helping: 'starting' } });
    if (type === 'server.ended') return state.matches({ connected: 'helping' });
    if (type.startsWith('greeting.')) return state.matches({ connected: { helping: 'greeting' } });
    return type !== 'typing.began' || state.matches({ connected: 'off' });
  },
  deeds: {
    async 'connection.opened'(visit) {
      await visit.untilCalled();
      visit.border.connections.accept();
      await expect(statusOf(visit.page).getByText('WebSocket connected')).toBeVisible();
    },
    async 'connection.closed'({ border }) {
      await border.connections.close();
    },
    async 'typing.began'({ page }) {
      await editorOf(page).press('ArrowDown');
    },
    async 'server.started'(visit) {
      await hears(visit, isAsked);
      heard.set(visit, []);
      visit.border.connections.send({ type: 'language_server_started' });
    },
    async 'server.ended'(visit, { reason }) {
      const { connections } = visit.border;
      await expect.poll(() => connections.isOpen).toBe(true);
      connections.send({ type: 'language_server_ended', reason });
    },
    async 'greeting.answered'(visit) {
      await answer(visit, { result: { capabilities: {} } });
    },
    async 'greeting.failed'(visit) {
      await answer(visit, { error: { code: -32_603, message: 'broken' } });
    },
    async 'retry.requested'({ page }) {
      await buttonOf(page, 'Start code help again').click();
    },
    async 'xstate.after.languageStartDelay.languageServer.connected.helping.starting'(visit) {
      await visit.wait(20_000);
    },
    async 'xstate.after.languageRestartDelay.languageServer.connected.restarting'(visit) {
      await visit.wait(1000);
    },
  },
  async shows({ page }, state) {
    await expect(statusOf(page).getByText(wordsFor(state.value), { exact: true })).toBeVisible();
  },
};

const isAsked = ({ type }: ClientFrame): boolean => type === 'start_language_server';
const isGreeting = (frame: ClientFrame): boolean =>
  frame.type === 'language_message' && frame.text.includes('"initialize"');

async function hears(visit: Visit, isMeant: (frame: ClientFrame) => boolean): Promise<ClientFrame> {
  await expect.poll(() => heard.get(visit)?.some(isMeant)).toBe(true);
  return heard.get(visit)!.findLast(isMeant)!;
}

async function answer(visit: Visit, more: object): Promise<void> {
  const greeting = await hears(visit, isGreeting);
  const { id } = JSON.parse(greeting.type === 'language_message' ? greeting.text : '{}');
  visit.border.connections.send({ type: 'language_message', text: JSON.stringify({ jsonrpc: '2.0', id, ...more }) });
}

function wordsFor(value: unknown): string {
  const words: Record<string, string> = {
    restarting: 'Code help starting again…',
    failed: 'Code help stopped',
    crowded: 'Code help is on in three other pages of yours',
    unavailable: 'No code help on this server',
  };
  const connected = typeof value === 'object' && value !== null && 'connected' in value ? value.connected : 'off';
  if (typeof connected === 'string') return words[connected] ?? 'Code help starts with your first key';
  return JSON.stringify(connected).includes('ready') ? 'Code help on' : 'Code help starting…';
}

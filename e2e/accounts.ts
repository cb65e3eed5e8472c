/** Accounts made by the administrator for one journey alone, so that no journey meets what another did to an account. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from 'playwright/test';
import type { RunningServer } from './startServer.ts';

export interface Account {
  id: string;
  email: string;
  password: string;
}

interface Session {
  access_token: string;
  refresh_token: string;
}

export interface Administrator {
  /** Somebody whose address is confirmed, and who has told nothing else. */
  addNewcomer(): Promise<Account>;
  /** Somebody whose profile is complete, too. */
  addLearner(): Promise<Account>;
  /** Signs them in beside every browser, as another device of theirs would. */
  openSession(account: Account): Promise<Session>;
  /** Ends all their sessions, wherever they are. */
  endSessions(account: Account): Promise<void>;
  ban(account: Account): Promise<void>;
  /** Nothing happens when nobody has this address. */
  remove(account: Pick<Account, 'email'>): Promise<void>;
}

/** Has the keys that the server keeps in its data folder. */
export async function administratorOf(server: RunningServer, request: APIRequestContext): Promise<Administrator> {
  const keys: unknown = JSON.parse(await readFile(join(server.dataFolder, 'keys.json'), 'utf8'));
  const { anonKey, serviceKey } = keys as { anonKey: string; serviceKey: string };

  async function ask(method: string, path: string, key: string, data?: unknown): Promise<unknown> {
    const headers = { apikey: key === serviceKey ? serviceKey : anonKey, authorization: `Bearer ${key}` };
    const answer = await request.fetch(server.address + path, {
      method,
      headers,
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
    const text = await answer.text();
    return text === '' ? null : JSON.parse(text);
  }
  const openSession = async ({ email, password }: Account) =>
    (await ask('POST', '/auth/v1/token?grant_type=password', anonKey, { email, password })) as Session;

  async function addNewcomer(): Promise<Account> {
    const account = { email: `${randomUUID()}@example.com`, password: 'a-password-of-their-own' };
    const made = await ask('POST', '/auth/v1/admin/users', serviceKey, { ...account, email_confirm: true });
    return { ...account, id: (made as { id: string }).id };
  }

  return {
    addNewcomer,
    openSession,
    async addLearner() {
      const account = await addNewcomer();
      const { access_token: token } = await openSession(account);
      const details = {
        title: 'Student',
        phone: '+1 202 555 0100',
        gender: 'other',
        address: null,
        linkedin_url: null,
      };
      await ask('POST', '/rest/v1/rpc/upsert_user_details', token, { auth_id: account.id, ...details });
      await ask('POST', '/auth/v1/logout?scope=local', token);
      return account;
    },
    async endSessions(account) {
      const { access_token: token } = await openSession(account);
      await ask('POST', '/auth/v1/logout?scope=global', token);
    },
    async ban({ id }) {
      await ask('PUT', `/auth/v1/admin/users/${id}`, serviceKey, { ban_duration: '24h' });
    },
    async remove({ email }) {
      const { users } = (await ask('GET', '/auth/v1/admin/users?per_page=1000', serviceKey)) as { users: Account[] };
      const known = users.find((user) => user.email === email);
      if (known !== undefined) await ask('DELETE', `/auth/v1/admin/users/${known.id}`, serviceKey);
    },
  };
}

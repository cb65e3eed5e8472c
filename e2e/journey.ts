/** What every journey walks with: a server for each worker, a page at its address, and accounts. */
import { type Page, test as base, expect } from 'playwright/test';
import { type Account, type Administrator, administratorOf } from './accounts.ts';
import { expectReplayed } from './expectReplayed.ts';
import { type Replay, startReplay } from './startReplay.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { watchToasts } from './toasts.ts';
import { watchViolations } from './violations.ts';
import { markWelcomed } from './welcomed.ts';

/** The accounts that every fresh server has; the learner runs the site, too. Journeys of one worker share them: whoever changes an account makes one. */
export const learner = { email: 'learner@example.com', password: 'learner-password' };
export const newcomer = { email: 'newcomer@example.com', password: 'newcomer-password' };

interface People {
  administrator: Administrator;
  /** A newcomer whom no other journey knows. */
  freshNewcomer: Account;
  /** A learner whom no other journey knows, with an untouched workspace. */
  freshLearner: Account;
}

export const journey = base.extend<People, { server: RunningServer; replay: Replay }>({
  server: [
    // Playwright reads a fixture's needs from this pattern, which has to be there even when it is empty.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startServer(undefined, { OPERATORS: learner.email });
      await provide(server);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  replay: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const replay = startReplay();
      await provide(replay);
      await replay.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.address);
  },
  context: async ({ context, replay, server }, provide, info) => {
    await watchToasts(context);
    await markWelcomed(context);
    const violations = await watchViolations(context);
    await provide(context);
    await expectReplayed(context, info, { replay, address: server.address });
    expect(violations, 'what a page did against the security policy of its contents').toEqual([]);
  },
  administrator: async ({ server, request }, provide) => {
    await provide(await administratorOf(server, request));
  },
  freshNewcomer: async ({ administrator }, provide) => {
    await provide(await administrator.addNewcomer());
  },
  freshLearner: async ({ administrator }, provide) => {
    await provide(await administrator.addLearner());
  },
});

/** Fills in the sign-in form of the page that shows it. */
export async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

export { expect };

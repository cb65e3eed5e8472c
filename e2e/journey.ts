/** What every journey walks with: a server for each worker, a page at its address, and the seeded accounts. */
import { type Page, test as base, expect } from 'playwright/test';
import { type RunningServer, startServer } from './startServer.ts';

export const learner = { email: 'learner@example.com', password: 'learner-password' };
export const newcomer = { email: 'newcomer@example.com', password: 'newcomer-password' };

export const journey = base.extend<object, { server: RunningServer }>({
  server: [
    // Playwright reads a fixture's needs from this pattern, which has to be there even when it is empty.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.address);
  },
});

/** Fills in the sign-in form of the page that shows it. */
export async function signIn(page: Page, { email, password }: typeof learner): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

export { expect };

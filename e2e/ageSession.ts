import type { Page } from 'playwright/test';

/**
 * Makes the session that the browser keeps an old one: a token that nobody accepts any more, and a record that says so.
 * The page is left for one where nothing of the site runs: whoever looks after the session there would renew it before
 * anybody counts.
 */
export async function ageSession(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string };
    const aged = { ...kept, access_token: `${kept.access_token.slice(0, -8)}AAAAAAAA`, expires_at: 1_000_000_000 };
    localStorage.setItem(key, JSON.stringify(aged));
  }, 'servolab-session');
}

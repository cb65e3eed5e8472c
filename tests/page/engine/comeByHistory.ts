/** From one workspace to another without leaving the page: by the history of the browser. */
import { type Page, expect } from 'playwright/test';
import { statusOf } from './workspacePage.ts';
import { travel } from './travel.ts';
import type { Visit } from './Visit.ts';

/**
 * The history of such a visit: the second challenge, the list, and the first challenge, whose problem is not answered when it
 * is to be held.
 */
export async function comeByHistory(visit: Visit, ...blocked: readonly string[]): Promise<void> {
  await comeFrom(visit, '/challenge/2', ...blocked);
}

/** The same from another workspace. */
export async function comeFrom(visit: Visit, path: string, ...blocked: readonly string[]): Promise<void> {
  await visit.remember();
  await comeAgainFrom(visit, path, ...blocked);
}

/** The same by a learner who has been here already: what the browser has kept since is still there. */
export async function comeAgainFrom(visit: Visit, path: string, ...blocked: readonly string[]): Promise<void> {
  const { page } = visit;
  await visit.goto(path);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await page.getByRole('link', { name: 'Challenges' }).first().click();
  visit.border.questions.hold(...blocked);
  await page.getByRole('link', { name: 'Course 1' }).click();
}

/** To the other challenge, which is two entries away: what a long press on the button for going back offers. */
export async function goToOther(page: Page): Promise<void> {
  await travel(page, page.url().endsWith('/challenge/1') ? -2 : 2);
}

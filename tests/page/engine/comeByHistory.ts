/** From one workspace to another without leaving the page: by the history of the browser. */
import { type Page, expect } from 'playwright/test';
import { statusOf, titleOf } from './workspacePage.ts';
import { travel } from './travel.ts';
import type { Visit } from './Visit.ts';

/** The history of such a visit: a workspace without a challenge, the challenges, and the first of them. */
export async function comeByHistory(visit: Visit): Promise<void> {
  const { page } = visit;
  await visit.remember();
  await visit.goto('/challenge');
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  await page.getByRole('link', { name: 'Challenges' }).first().click();
  await page.getByRole('link', { name: 'Course 1' }).click();
}

/**
 * Two entries apart: what a long press on the button for going back offers. The file is told when the workspace knows its
 * challenge, and nothing else on the page may say so: while it is being saved, another one only waits.
 */
export async function goTo(page: Page, challenge: 1 | null): Promise<void> {
  await travel(page, challenge === null ? -2 : 2);
  await expect(titleOf(page)).toHaveText(challenge === null ? 'Workspace' : `Course ${challenge}`);
}

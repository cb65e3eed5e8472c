/** The workspace in the words of its page. */
import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Visit } from './Visit.ts';

/** Also while a dialog keeps the page shut: it is still seen. */
export const statusOf = (page: Page): Locator => page.getByRole('region', { name: 'Status', includeHidden: true });
/** What is worked on. */
export const titleOf = (page: Page): Locator => page.getByRole('heading', { level: 1, includeHidden: true });
export const editorOf = (page: Page): Locator => page.getByRole('textbox', { name: /code editor/ });
export const buttonOf = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const dialogButton = (page: Page, name: RegExp): Locator =>
  page.getByRole('dialog').getByRole('button', { name });

/** A learner who is known comes to a workspace. */
export async function enterWorkspace(visit: Visit, path = '/challenge/1'): Promise<void> {
  await visit.remember();
  await visit.goto(path);
  await expect(statusOf(visit.page)).toBeVisible();
}

/** The same, and the file is there. */
export async function openFile(visit: Visit, path?: string): Promise<void> {
  await enterWorkspace(visit, path);
  await expect(statusOf(visit.page).getByText('File ready')).toBeVisible();
  await expect(editorOf(visit.page)).toBeVisible();
}

/** Replaces all of the editor's text, as a paste does. */
export async function replaceText(page: Page, text: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press('Control+A');
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(text);
}

export async function disconnect({ page, border }: Visit): Promise<void> {
  await border.connections.close();
  await expect(statusOf(page).getByText('WebSocket disconnected')).toBeVisible();
}

export async function expectBusy(button: Locator, isBusy = true): Promise<void> {
  if (isBusy) await expect(button).toHaveAttribute('aria-busy', 'true');
  else await expect(button).not.toHaveAttribute('aria-busy');
}

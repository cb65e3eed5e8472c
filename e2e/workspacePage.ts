/** What a learner does in a workspace, in the words of its page. */
import type { Locator, Page } from 'playwright/test';
import { expect } from './journey.ts';

export interface Command {
  command: string;
  args: string;
  name: string;
}

export const statusOf = (page: Page): Locator => page.getByRole('region', { name: 'Status' });

export const outputOf = (page: Page): Locator => page.getByRole('region', { name: 'Real-time Process Output' });

/** What the consoles say of file, build and connection. */
export const messagesOf = (page: Page): Locator => page.getByRole('region', { name: 'Messages of the workspace' });

/** Replaces all of the editor's text, as a paste does. */
export async function replaceText(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /code editor/ }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

/** Executes a long-running command from the console and listens to it. */
export async function execute(page: Page, { command, args, name }: Command): Promise<void> {
  await page.getByLabel('Command', { exact: true }).selectOption(command);
  await page.getByLabel('Arguments').fill(args);
  await page.getByLabel('Process name').fill(name);
  await page.getByLabel('Long running').check();
  await page.getByLabel('Auto-subscribe').check();
  await page.getByRole('button', { name: 'Execute' }).click();
}

/** The entry of a process in the list, which this opens. */
export async function processEntry(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name: /Processes/ }).click();
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry).toBeVisible();
  return entry;
}

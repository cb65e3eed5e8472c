/**
 * How soon a learner who opens a challenge can type: from the click on its card to the frame that shows the first letter, beside a bare page
 * that opens the same program in CodeMirror. By turns, each in a browser context of its own, with nothing kept from before.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { markWelcomed } from '../e2e/welcomed.ts';
import { launchBrowser } from './benchBrowser.ts';
import { account, median, startServer } from './benchServer.ts';
import { servePages } from './firstSight/servePages.ts';

const ROUNDS = 15;
/** From the moment at which a pointer is over a card to the press: no hand is quicker. */
const AIMING_MS = 150;

const server = await startServer();
const pages = await servePages(server.address, 'editor.html');
const browser = await launchBrowser();
try {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await inContext(openChallenge));
    bare.push(await inContext(openBareEditor));
  }
  const [one, other] = [median(ours), median(bare)];
  console.log(
    `from the card to the first letter, ms   ${one.toFixed(0)}, bare ${other.toFixed(0)}: × ${(one / other).toFixed(2)}`,
  );
} finally {
  await browser.close();
  pages.close();
  await server.close();
}

async function inContext(work: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await markWelcomed(context);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openChallenge(page: Page): Promise<number> {
  await page.goto(`${server.address}/challenges`);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.locator('a[href="/challenge/1"]').first().waitFor();
  return typed(page);
}

async function openBareEditor(page: Page): Promise<number> {
  await page.goto(`${pages.address}/bare/editor.html`);
  return typed(page);
}

async function typed(page: Page): Promise<number> {
  // Whoever reads a page has it whole before they press something.
  await page.waitForLoadState('networkidle');
  await page.locator('a[href="/challenge/1"]').first().hover();
  await wait(AIMING_MS);
  return page.evaluate(openAndType);
}

/** Runs in the page. A letter is typed as soon as the editor takes it. */
async function openAndType(): Promise<number> {
  const begun = performance.now();
  document.querySelector<HTMLElement>('a[href="/challenge/1"]')?.click();
  // What runs in the page takes nothing along from around it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const isTyped = (): boolean => {
    const editor = document.querySelector<HTMLElement>('.cm-content[contenteditable="true"]');
    if (editor === null || !editor.textContent.includes('rospy')) return false;
    editor.focus();
    document.execCommand('insertText', false, 'typed');
    return editor.textContent.includes('typed');
  };
  while (!isTyped()) await new Promise((resolve) => void requestAnimationFrame(resolve));
  // Over once that frame was painted: the first thing that runs behind it, before whatever else waits for the frame to be there.
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => void scheduler.postTask(resolve, { priority: 'user-blocking' }));
  });
  return performance.now() - begun;
}

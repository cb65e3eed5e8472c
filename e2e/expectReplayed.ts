/** Every journey is replayed: the machines of these sources have to become what its pages have written down. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, type TestInfo, expect } from 'playwright/test';
import { allVisitsKept } from './keptVisits.ts';
import { expectEqualInPage } from './replayPage.ts';
import { reportWhole } from './reportedVisit.ts';
import type { Replay } from './startReplay.ts';

const isFull = process.env['FULL_TESTS'] === '1';

/** The annotation of a journey whose last pages have their log, but do not leave it in the browser. */
export const signedOut = {
  type: 'log is reported',
  description: 'Whoever signs out has their visits deleted; the page itself can still report what led to it.',
} as const;

/** Replays what the pages of a context have kept, and in the full tests in a browser, too. A journey that keeps nothing has to say so, and why; of one that has failed the logs are left for whoever looks for the reason. */
export async function expectReplayed(
  context: BrowserContext,
  info: TestInfo,
  { replay, address }: { replay: Replay; address: string },
): Promise<void> {
  if (info.status !== 'passed') return leaveLogs(context, info, replay);
  const logs = await logsOf(context, info);
  const differences = await replay.differences(logs);
  await writeLogs(
    info,
    differences.map(({ log }) => log),
  );
  expect(
    differences.flatMap(({ said }) => said),
    `the logs of the journey are not as they were; they lie in ${folderOf(info)}`,
  ).toEqual([]);
  if (isFull) await expectEqualInPage(context, address, await writeLogs(info, await replay.texts(logs)));
}

/** `npm run replay` reads them. */
async function leaveLogs(context: BrowserContext, info: TestInfo, replay: Replay): Promise<void> {
  // A page that cannot be asked any more is no further reason to fail.
  const visits = await allVisitsKept(context).catch(() => []);
  await writeLogs(info, await replay.texts(visits));
}

async function writeLogs(info: TestInfo, logs: readonly string[]): Promise<readonly string[]> {
  const files = logs.map((_, index) => join(folderOf(info), `${index}.jsonl`));
  if (logs.length > 0) await mkdir(folderOf(info), { recursive: true });
  await Promise.all(files.map((file, index) => writeFile(file, logs[index] ?? '')));
  return files;
}

const folderOf = (info: TestInfo): string => info.outputPath('logs');

async function logsOf(context: BrowserContext, info: TestInfo): Promise<readonly unknown[]> {
  if (info.annotations.some(({ type }) => type === signedOut.type)) {
    expect((await allVisitsKept(context)).length, 'the visits that are left to whoever comes next').toBe(0);
    return reportedLogs(context, info);
  }
  await expect
    // What writes a log comes after the first sight of a page.
    .poll(async () => (await allVisitsKept(context)).length, {
      message: `visits that are kept: where none are to be, say why by an annotation such as "${signedOut.type}"`,
    })
    .toBeGreaterThan(0);
  return allVisitsKept(context);
}

/** The log of each page that is open, as whoever sees it would send it. */
async function reportedLogs(context: BrowserContext, info: TestInfo): Promise<readonly string[]> {
  const logs: string[] = [];
  for (const [index, page] of context.pages().entries()) {
    const file = info.outputPath(`${index}.jsonl`);
    await reportWhole(page, file);
    logs.push(await readFile(file, 'utf8'));
  }
  return logs;
}

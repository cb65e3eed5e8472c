/** Every journey is replayed: the machines of these sources have to become what its pages have written down. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, type TestInfo, expect } from 'playwright/test';
import { allVisitsKept } from './keptVisits.ts';
import { reportWhole } from './reportedVisit.ts';
import type { Replay } from './startReplay.ts';

/** The annotation of a journey whose last pages have their log, but do not leave it in the browser. */
export const signedOut = {
  type: 'log is reported',
  description: 'Whoever signs out has their visits deleted; the page itself can still report what led to it.',
} as const;

/** Replays what the pages of a context have kept. A journey that keeps nothing has to say so, and why; one that has failed has said enough. */
export async function expectReplayed(context: BrowserContext, info: TestInfo, replay: Replay): Promise<void> {
  if (info.status !== 'passed') return;
  const logs = await logsOf(context, info);
  const differences = await replay.differences(logs);
  const folder = info.outputPath('logs');
  if (differences.length > 0) await mkdir(folder);
  await Promise.all(differences.map(({ log }, index) => writeFile(join(folder, `${index}.jsonl`), log)));
  expect(
    differences.flatMap(({ said }) => said),
    `the logs of the journey are not as they were; they lie in ${folder}`,
  ).toEqual([]);
}

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

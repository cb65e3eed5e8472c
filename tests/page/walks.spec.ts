/** Every machine is walked through the built site in a browser; afterwards the page's own log is replayed on the machines. */
import { writeFile } from 'node:fs/promises';
import type { TestInfo } from 'playwright/test';
import type { Walk } from '../models/engine/edgeWalks.ts';
import { testWalk } from '../models/engine/testWalk.ts';
import { possibleOnPage } from './engine/PageModel.ts';
import type { PageModel } from './engine/PageModel.ts';
import { pageWalker } from './engine/pageWalker.ts';
import { playedLog } from './engine/playedLog.ts';
import { reportedLog } from './engine/reportedLog.ts';
import { transitionWalks, transitionsOn } from './engine/transitionWalks.ts';
import type { Visit } from './engine/Visit.ts';
import { expect, test } from './engine/walkTest.ts';
import { pageModels } from './machines/pageModels.ts';

/** Where learners work: its first walk guards a landing. The journeys go through app and session, in which all others stand. */
const guarding = 'workspace';

/** The rest, and what all of them took together, with the full tests. */
for (const pageModel of pageModels) {
  const { machine } = pageModel.model;
  const isFirst = pageModels.find(({ model }) => model.machine.id === machine.id) === pageModel;
  for (const [index, walk] of transitionWalks(possibleOnPage(pageModel)).entries())
    test(
      `${pageModel.name}, walk ${index + 1}`,
      { tag: isFirst && index === 0 && machine.id === guarding ? [] : '@full' },
      async ({ visit }, info) => walkThrough(pageModel, walk, visit, info),
    );
}

async function walkThrough(pageModel: PageModel, walk: Walk, visit: Visit, info: TestInfo): Promise<void> {
  const { page, border } = visit;
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  // What React recovered from is told as an error of React's, which has the reason within.
  page.on('console', (message) => {
    if (message.text().startsWith('caused by')) thrown.push(message.text());
  });
  await page.addInitScript(() => {
    window.addEventListener('error', ({ error }: { error: unknown }) => {
      const cause = error instanceof Error ? error.cause : undefined;
      if (cause !== undefined) window.console.warn('caused by', cause instanceof Error ? cause.stack : cause);
    });
  });
  await info.attach('walk', { body: walk.map((event) => JSON.stringify(event)).join('\n') });

  await pageModel.open(visit);
  await testWalk(pageModel.model, walk, pageWalker(pageModel, visit));
  // What opens the report may wait for a moment to pass.
  await visit.letTimePass();
  const log = await reportedLog(page);
  await writeFile(info.outputPath('servolab-log.jsonl'), log);
  const { divergence, taken } = await playedLog(log);
  const meant = transitionsOn(pageModel.model, walk);
  await writeFile(info.outputPath('taken.json'), JSON.stringify(taken));

  expect(divergence, 'the log replays to the same end').toBeNull();
  const went = taken[pageModel.model.machine.id] ?? [];
  expect(
    meant.filter((transition) => !went.includes(transition)),
    'what the machine on the page did not do',
  ).toEqual([]);
  expect(border.faults, 'the page asks only what the contract knows').toEqual([]);
  if (pageModel.mayThrow !== true) expect(thrown, 'nothing breaks on the page').toEqual([]);
}

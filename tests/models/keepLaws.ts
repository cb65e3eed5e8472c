/**
 * Each transition of each machine names a law that stands for it (`tests/models/laws`). While a law is tried it is seen that it
 * takes the transitions that name it. `npm run laws` writes those pages, by what is noted and tried here.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { RunnerTestCase, RunnerTestSuite } from 'vitest';
import { readLawPages } from '../../scripts/lawPages.js';
import { takenTransitions, watchTransitions } from './engine/watchedTransitions.ts';

const machines = join(import.meta.dirname, '../machines');
const file = relative(machines, expect.getState().testPath ?? '');
/** Replays go wherever they were recorded to go, and advice asks no machine. */
const statesLaws = /^((?!advice|recording)\w+\/|recording\/(replay|inspection|visit))/.test(file);

/** Where `npm run laws` wants to know what each law takes. */
const notes = process.env['LAWS_NOTES'];
/** For each law that is to be tried the transition that it is tried without. */
const trials = process.env['LAWS_TRIALS'] === undefined ? undefined : readTrials(process.env['LAWS_TRIALS']);

/** The transitions that name a law, by the law. */
const transitionsByLaw = new Map<string, string[]>();
for (const page of readLawPages(join(import.meta.dirname, '../..')).values()) {
  for (const [transition, law] of page)
    if (law !== undefined) transitionsByLaw.set(law, [...(transitionsByLaw.get(law) ?? []), transition]);
}

if (statesLaws) {
  // A law that waits for what is missing waits in vain.
  if (trials !== undefined) vi.setConfig({ testTimeout: 2000 });

  beforeEach(({ task, skip }) => {
    const law = nameOf(task);
    if (trials !== undefined && !(law in trials)) skip();
    watchTransitions(trials?.[law]);
  });

  afterEach(({ task }) => {
    const taken = takenTransitions();
    const law = nameOf(task);
    if (notes !== undefined)
      appendFileSync(join(notes, `${process.pid}.jsonl`), `${JSON.stringify({ law, taken: [...taken] })}\n`);
    if (notes !== undefined || trials !== undefined || task.result?.state === 'fail') return;
    const missing = transitionsByLaw.get(law)?.filter((transition) => !taken.has(transition)) ?? [];
    if (missing.length > 0)
      throw new Error(
        `This law no longer takes transitions that name it in tests/models/laws: ${missing.join('; ')}. Run \`npm run laws\` and read what changes.`,
      );
  });
}

function nameOf(task: RunnerTestCase): string {
  const titles = [task.name];
  for (let suite: RunnerTestSuite | undefined = task.suite; suite?.suite !== undefined; suite = suite.suite)
    titles.unshift(suite.name);
  return `${file}: ${titles.join(' > ')}`;
}

function readTrials(path: string): Record<string, string> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
}

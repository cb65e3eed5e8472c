/** Prints of every promise what it comes to in this run, and ends with 1 where a bar is missed or nothing could be measured. */
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { aClass, oneHostile } from './beside.ts';
import { brokenCalls, brokenMessages } from './fuzz.ts';
import { hostileTrees } from './hostileTrees.ts';
import { killedSaves } from './killedSaves.ts';
import { killedSockets } from './killedSockets.ts';
import { manyPages } from './manyPages.ts';
import type { Measure } from './Measure.ts';
import { otherBrowsers } from './browsers/otherBrowsers.ts';
import { rehomed } from './rehomed.ts';
import { stuckPages } from './stuckPages.ts';
import { authorization, escapes } from './suites.ts';

const measures: Readonly<Record<string, Measure>> = {
  saves: killedSaves,
  sockets: killedSockets,
  calls: brokenCalls,
  messages: brokenMessages,
  trees: hostileTrees,
  escapes,
  authorization,
  pages: manyPages,
  stuck: stuckPages,
  hostile: oneHostile,
  class: aClass,
  lost: rehomed,
  browsers: otherBrowsers,
};

const isQuick = process.argv.includes('--quick');
const choice = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const chosen = Object.entries(measures).filter(([name]) => name.includes(choice));
if (chosen.length === 0) {
  console.error(`There is no promise called ${choice}: say one of ${Object.keys(measures).join(', ')}, or nothing.`);
  process.exit(1);
}

const rows = [['promise', 'figure', 'bar', 'holds']];
for (const [name, measure] of chosen) {
  process.stderr.write(`${name} …`);
  const begun = performance.now();
  rows.push(await rowOf(measure));
  process.stderr.write(` ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
}
const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
console.log([head, '| --- | --- | --- | --- |', ...body].join('\n'));
const gigabytes = (totalmem() / 1_073_741_824).toFixed(0);
const load = loadavg().map((value) => value.toFixed(1));
console.log(
  `\n${availableParallelism()} processors, ${gigabytes} GB, load ${load.join(' ')}, ${new Date().toISOString()}`,
);
if (body.some((row) => !row.endsWith(' yes |'))) process.exitCode = 1;

async function rowOf({ promise, bar, take }: Measure): Promise<string[]> {
  try {
    const { figure, holds } = await take(isQuick);
    return [promise, figure, bar, holds ? 'yes' : 'NO'];
  } catch (error) {
    process.stderr.write(` ${error instanceof Error ? error.message : String(error)}`);
    return [promise, 'not measured', bar, '?'];
  }
}

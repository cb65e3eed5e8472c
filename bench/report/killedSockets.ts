/** Pages whose connections break again and again see every line once. */
import type { Learner } from '../benchServer.ts';
import { saveOver, startProgram } from '../benchServer.ts';
import { type Measure, until, wait } from './Measure.ts';
import { hear, openPage, withClass } from './openClass.ts';

const PAGES_EACH = 10;
const LINES_A_SECOND = 500;

const printing = (lines: number) => `#!/usr/bin/env python3
import time
begin = time.time()
for number in range(1, ${lines} + 1):
    print(number, flush=True)
    time.sleep(max(0, begin + number / ${LINES_A_SECOND} - time.time()))
`;

export const killedSockets: Measure = {
  promise: 'Connections that are killed under load lose no line and double none',
  bar: '0 lost, 0 doubled',
  take: (quick) =>
    withClass(2, async ({ learners }) => {
      const kills = quick ? 5 : 50;
      const lines = (quick ? 4 : 24) * LINES_A_SECOND;
      const pages = await Promise.all(
        learners.map(async (learner) => {
          await saveOver(learner, printing(lines));
          const id = await startProgram(learner, 'Lines');
          return Promise.all(Array.from({ length: PAGES_EACH }, () => readOn(learner, id, kills, lines)));
        }),
      );
      const all = pages.flat();
      const [lost, doubled] = [sum(all.map((one) => one.lost)), sum(all.map((one) => one.doubled))];
      const figure = `${lost} lost, ${doubled} doubled of ${all.length * lines} after ${all.length * kills} kills`;
      return { figure, holds: lost + doubled === 0 };
    }),
};

/** Reads to the last line over so many killed connections. */
async function readOn(learner: Learner, processId: string, kills: number, lines: number) {
  const seen = { last: 0, lost: 0, doubled: 0 };
  for (let connection = 0; connection <= kills; connection += 1) {
    const page = await openPage(learner);
    const closed = new Promise((resolve) => page.once('close', resolve));
    hear(page, processId, seen.last, (batch) => {
      for (const index of batch.lines.keys()) {
        const seq = batch.seq + index;
        if (seq <= seen.last) seen.doubled += 1;
        else seen.lost += seq - seen.last - 1;
        seen.last = Math.max(seen.last, seq);
      }
    });
    if (connection < kills) await wait(20 + Math.random() * 150);
    else await until(() => seen.last >= lines);
    page.terminate();
    await closed;
  }
  return seen;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

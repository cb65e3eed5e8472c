/** Programs that hide from their end are gone when they are stopped. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { post, saveOver, startProgram } from '../benchServer.ts';
import { type Measure, until, wait } from './Measure.ts';
import { withClass } from './openClass.ts';

const AT_A_TIME = 10;
/** Each leaves four: itself, a child, one with a session of its own, and a daemon. */
const tree = (marker: string) => `#!/usr/bin/env python3
import os, signal
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP): signal.signal(number, signal.SIG_IGN)
def hide(): os.execv('/bin/sleep', ['${marker}', '600'])
if os.fork() == 0: hide()
if os.fork() == 0:
    os.setsid()
    hide()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0: hide()
    os._exit(0)
hide()
`;
const EACH = 4;

export const hostileTrees: Measure = {
  promise: 'Process trees that fork, leave their session and ignore signals are gone a second after they are stopped',
  bar: '0 survivors',
  take: (quick) =>
    withClass(1, async ({ learners: [learner] }) => {
      if (learner === undefined) throw new Error('There is nobody in the class.');
      const trees = quick ? AT_A_TIME : 30;
      const marker = `tree-${randomUUID()}`;
      await saveOver(learner, tree(marker));
      let [grown, survivors] = [0, 0];
      for (let done = 0; done < trees; done += AT_A_TIME) {
        const names = Array.from({ length: AT_A_TIME }, (_, index) => `Tree ${done + index}`);
        const ids = await Promise.all(names.map((name) => startProgram(learner, name)));
        await until(() => countOf(marker) >= AT_A_TIME * EACH, 30_000);
        grown += countOf(marker);
        if (grown === 0) throw new Error('no tree has grown');
        await Promise.all(ids.map((id) => post(learner, `/api/processes/${id}/stop`, {})));
        await wait(1000);
        survivors += countOf(marker);
      }
      return { figure: `${survivors} survivors of ${grown} processes in ${trees} trees`, holds: survivors === 0 };
    }),
};

/** How many processes of this machine call themselves so. */
function countOf(marker: string): number {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).startsWith(marker)).length;
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** A learner who takes everything that the limits give. */
import type { WebSocket } from 'ws';
import { type Learner, post, saveOver, startProgram } from '../benchServer.ts';
import { wait } from './Measure.ts';
import { hear, openPage } from './openClass.ts';

const PROGRAMS = 12;
const KINDS = ['busy', 'memory', 'disk', 'flood'];

const hostile = `#!/usr/bin/env python3
import os, sys, time
kind = sys.argv[1]
def fork(times):
    for _ in range(times):
        try:
            if os.fork() == 0:
                os.setsid()
                return
        except OSError: return
if kind == 'busy':
    fork(60)
    while True: pass
if kind == 'memory':
    held = []
    while True:
        held.append(b'x' * (8 << 20))
        time.sleep(0.01)
if kind == 'disk':
    while True:
        for number in range(200):
            with open('/tmp/%d' % number if number % 2 else 'filler-%d' % number, 'w') as file: file.write('x' * 200000)
while True:
    print('x' * 1000)
`;

export interface Hostility {
  /** Begins again where limits have ended something; resolves when everything is up. */
  begin: () => Promise<void>;
  end: () => Promise<void>;
}

export async function hostilityOf(learner: Learner): Promise<Hostility> {
  await saveOver(learner, hostile);
  let pages: WebSocket[] = [];
  let running: Promise<void> | null = null;
  const activity = { holds: false };
  const ids = new Set<string>();

  /** What is refused is tried again: the limits are what is measured. */
  const fill = async () => {
    for (let number = 0; number < PROGRAMS && activity.holds; number += 1) {
      const kind = KINDS[number % KINDS.length] ?? '';
      const id = await startProgram(learner, kind, [kind]).catch(() => null);
      if (id === null) return;
      ids.add(id);
    }
  };
  const goOn = async () => {
    while (activity.holds) {
      await fill();
      await wait(1000);
    }
  };

  return {
    begin: async () => {
      activity.holds = true;
      await fill();
      pages = await Promise.all(Array.from({ length: 5 }, () => openPage(learner)));
      for (const page of pages) {
        page.on('error', () => undefined);
        page.setMaxListeners(PROGRAMS + 1);
        for (const id of ids) hear(page, id, 0, () => undefined);
        page.pause();
      }
      running = goOn();
    },
    end: async () => {
      activity.holds = false;
      await running;
      for (const page of pages) page.terminate();
      await Promise.all([...ids].map((id) => post(learner, `/api/processes/${id}/stop`, {}).catch(() => undefined)));
      ids.clear();
    },
  };
}

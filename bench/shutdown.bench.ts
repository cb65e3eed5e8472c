/** How long a server takes that is told to end, with nobody there and with a learner whose programs will not go. */
import { DEFAULT_FILE_PATH, DEFAULT_PACKAGE } from '#contract/limits.ts';
import { basename } from 'node:path';
import { median, post, saveOver, signIn, startServer } from './benchServer.ts';

const ROUNDS = 3;
/** As many as one learner may run. */
const PROGRAMS = 12;

const stubborn = `#!/usr/bin/env python3
import os, signal, time
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP): signal.signal(number, signal.SIG_IGN)
if os.fork() == 0: os.setsid()
print('ready', flush=True)
time.sleep(600)
`;

const quiet = await repeat(0);
const busy = await repeat(PROGRAMS);
console.log(`SIGTERM to the end, nobody there             ${line(quiet)}`);
console.log(`SIGTERM to the end, ${PROGRAMS} stubborn programs      ${line(busy)}`);

async function repeat(programs: number): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) took.push(await endWith(programs));
  return took;
}

/** With so many programs that will not go. */
async function endWith(programs: number): Promise<number> {
  const server = await startServer();
  if (programs > 0) {
    const learner = await signIn(server.address);
    await saveOver(learner, stubborn);
    const args = [DEFAULT_PACKAGE, basename(DEFAULT_FILE_PATH)];
    for (let number = 0; number < programs; number += 1)
      await post(learner, '/api/execute', {
        command: 'rosrun',
        args,
        name: `stubborn ${number}`,
        is_long_running: true,
      });
  }
  const took = await server.stop();
  await server.close();
  return took;
}

function line(took: readonly number[]): string {
  return `${median(took).toFixed(0)} ms, the longest of ${took.length} ${Math.max(...took).toFixed(0)} ms`;
}

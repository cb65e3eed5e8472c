/** What a server hears whose npm is gone: a process of its own, with a shell between it and this one, as npm has it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';

/** Says its number once it is asked to look after its npm; what is done every now and then is done when it is asked to. */
const beginning = `
  setInterval(() => {}, 60_000);
  const looks = new Set();
  globalThis.setInterval = (look) => {
    looks.add(look);
    return { look, unref() {} };
  };
  globalThis.clearInterval = ({ look }) => looks.delete(look);
  const { endWithNpm } = await import(${JSON.stringify(join(projectRoot, 'scripts', 'endWithNpm.js'))});
  endWithNpm();
`;

/** Says each signal that it hears. On SIGUSR2 it looks ten times, and says so when it has heard whatever came of that. */
const listening = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log(signal));
  process.once('SIGUSR2', () => {
    process.on('SIGUSR2', () => console.log('looked'));
    for (let count = 0; count < 10; count += 1) for (const look of looks) look();
    process.kill(process.pid, 'SIGUSR2');
  });
`;

let shell: ChildProcess;
// One of the two is still there.
afterEach(() => process.kill(-shell.pid!, 'SIGKILL'));

async function start(more: string) {
  const script = '"$0" --input-type=module --eval "$1"; echo ended with $?; read wait';
  shell = spawn('sh', ['-c', script, process.execPath, `${beginning}${more}console.log(process.pid);`], {
    detached: true,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const server = Number(await said());
  return { tell: (signal: NodeJS.Signals) => process.kill(server, signal) };
}

async function said(): Promise<string> {
  const [line] = (await once(shell.stdout!, 'data')) as [Buffer];
  return line.toString().trim();
}

async function endShell() {
  const gone = once(shell, 'exit');
  shell.kill('SIGTERM');
  await gone;
}

/** Everything that it says until it has looked. */
async function saidAfterLooking(): Promise<string[]> {
  const lines: string[] = [];
  while (lines.at(-1) !== 'looked') lines.push(...(await said()).split('\n'));
  return lines;
}

it('is told once to end, however long that takes', async () => {
  const { tell } = await start(listening);
  await endShell();
  tell('SIGUSR2');
  expect(await saidAfterLooking()).toEqual(['SIGTERM', 'looked']);
});

it.each(['SIGINT', 'SIGTERM'] as const)('is told nothing more after a %s that came to both', async (signal) => {
  const { tell } = await start(listening);
  tell(signal);
  expect(await said()).toBe(signal);
  await endShell();
  tell('SIGUSR2');
  expect(await saidAfterLooking()).toEqual(['looked']);
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('ends with %s at once while nothing of it is running yet', async (signal, code) => {
  const { tell } = await start('');
  tell(signal);
  expect(await said()).toBe(`ended with ${code}`);
});

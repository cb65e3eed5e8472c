import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundlePath, projectRoot } from '#server/config/bundles.ts';
import { giveTemplate } from '../giveTemplate.ts';

/** A copy of the product where only its owner may walk, as a clone in a home folder is. */
let installation: string;
const servers: ChildProcess[] = [];

beforeAll(async () => {
  installation = mkdtempSync(join(tmpdir(), 'servolab-installation-'));
  for (const name of ['package.json', 'challenges', 'workspace']) {
    cpSync(join(projectRoot, name), join(installation, name), { recursive: true });
  }
  const parts = join(installation, 'dist', 'server');
  mkdirSync(parts, { recursive: true });
  for (const name of ['agent', 'robot'] as const) cpSync(bundlePath(name), join(parts, `${name}.js`));
  cpSync(join(dirname(bundlePath('robot')), 'physics.wasm'), join(parts, 'physics.wasm'));
  cpSync(process.execPath, join(installation, 'node'));
  const build = await rolldown({
    cwd: projectRoot,
    input: 'tests/server/workspaces/lonelyServer.ts',
    platform: 'node',
    external: /^node:/,
    checks: { eval: false },
  });
  await build.write({ file: join(parts, 'lonelyServer.js'), format: 'esm', codeSplitting: false });
});
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
  rmSync(installation, { recursive: true, force: true });
});

async function startServer({ account, isNew = false }: { account?: number; isNew?: boolean } = {}) {
  const data = mkdtempSync(join(installation, 'data-'));
  if (!isNew) await giveTemplate(data);
  const marker = `survivor-${randomUUID()}`;
  const node = join(installation, 'node');
  const owner = account === undefined ? {} : { uid: account, gid: account };
  if (account !== undefined) {
    chownSync(installation, account, account);
    execFileSync('chown', ['-R', `${account}:${account}`, data]);
  }
  const server = spawn(
    '/bin/bash',
    // As a careless supervisor does, it leaves a file open that nobody asked for.
    [
      '-c',
      'exec 77</etc/hostname; exec "$@"',
      'bash',
      node,
      join(installation, 'dist/server/lonelyServer.js'),
      data,
      marker,
    ],
    { ...owner, stdio: ['ignore', 'pipe', 'inherit'], env: { SECRET: 'hidden' } },
  );
  servers.push(server);
  const lines = createInterface({ input: server.stdout });
  const [line] = await once(lines, 'line');
  return { server, data, marker, found: JSON.parse(String(line)) };
}

/** How many processes of this computer have the word in their arguments. */
function countOf(word: string): number {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && argumentsOf(pid).includes(word)).length;
}

function argumentsOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

describe('a server in a folder of its owner’s', () => {
  let own: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => void (own = await startServer({ isNew: true })));

  it('runs from folders where the learners may not walk, and hands no open file on', () => {
    const { found } = own;
    expect(found).toMatchObject({
      sandbox: { available: true, reason: null },
      logged: [],
      build: { outcome: 'succeeded' },
    });
    expect(found.probe.descriptors).toEqual([0, 1, 2]);
    expect(Object.keys(found.probe.environment)).not.toContain('SECRET');
    expect(found.topics).toContain('/scan');
  });

  it('takes every process with it when it is killed', async () => {
    const { server, data, marker } = own;
    expect(countOf(marker)).toBeGreaterThan(2);
    expect(countOf(data)).toBeGreaterThan(1);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await expect.poll(() => countOf(marker) + countOf(data), { interval: 20 }).toBe(0);
  });
});

it.runIf(process.getuid?.() === 0)('runs as a usual user too', async () => {
  const { server, marker, found } = await startServer({ account: 59_978 });
  expect(found).toMatchObject({
    sandbox: { available: true, reason: null },
    logged: [],
    build: { outcome: 'succeeded' },
  });
  expect(found.probe.descriptors).toEqual([0, 1, 2]);
  server.kill('SIGKILL');
  await expect.poll(() => countOf(marker), { interval: 20 }).toBe(0);
});

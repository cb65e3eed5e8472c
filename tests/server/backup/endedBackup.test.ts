/** A backup that is told to end while the server still sends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundlePath } from '#server/config/bundles.ts';

/** A server that has begun to answer and does not end. */
const sending = createServer((_request, response) => void response.write('the first of it'));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-ended-'));
  await once(sending.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  sending.close();
  sending.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

/** How much of the data lies beside the target by now. */
async function written(): Promise<number> {
  const [name = ''] = await readdir(folder);
  const data = await stat(join(folder, name, 'data.tar')).catch(() => null);
  return data?.size ?? 0;
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leaves nothing beside its target: %s', async (signal) => {
  // It listens on a port, so its address has a number.
  const { port } = sending.address() as AddressInfo;
  const command = spawn(process.execPath, [bundlePath('backup'), join(folder, 'servolab.tar.gz')], {
    env: { PATH: process.env['PATH'], PORT: String(port), SUPABASE_SERVICE_ROLE_KEY: 'key' },
    stdio: 'inherit',
  });
  const ended = once(command, 'exit');
  await expect.poll(written).toBeGreaterThan(0);
  command.kill(signal);
  expect(await ended).toEqual([null, signal]);
  expect(await readdir(folder)).toEqual([]);
});

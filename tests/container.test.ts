/** What the container starts, in the place of programs that only say what they were started with. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-container-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, script: string): Promise<void> {
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, name), 0o755);
}

async function linesOf(name: string): Promise<string[]> {
  return (await readFile(join(root, name), 'utf8')).split('\n');
}

it('listens on each address of its container, and not on the one of the server itself', async () => {
  await put('hostname', 'echo "172.18.0.2 172.19.0.3 fd00::7 127.0.1.1"');
  await put('socat', 'echo "$1 $2"');
  await put('node', 'echo "node $*"');
  const env = { PATH: `${folder}:${process.env['PATH']}` };
  const { stdout } = await promisify(execFile)('/bin/sh', ['scripts/container.sh'], { cwd: root, env });
  expect(stdout.trim().split('\n').toSorted()).toEqual([
    'TCP4-LISTEN:3000,bind=172.18.0.2,fork,reuseaddr TCP4:127.0.0.1:3000',
    'TCP4-LISTEN:3000,bind=172.19.0.3,fork,reuseaddr TCP4:127.0.0.1:3000',
    'TCP6-LISTEN:3000,bind=[fd00::7],fork,reuseaddr TCP4:127.0.0.1:3000',
    'node -r ./scripts/requireNode.cjs scripts/start.js',
  ]);
});

it('comes up again by itself, and keeps backups in the clone out of the image and out of git', async () => {
  expect(await linesOf('compose.yaml')).toContain('    restart: unless-stopped');
  expect(await linesOf('.dockerignore')).toContain('**/*.tar.gz');
  expect(await linesOf('.gitignore')).toContain('*.tar.gz');
});

it('looks for each tool of its image by itself', async () => {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
  const looking = /for tool in .*done/.exec(dockerfile)?.[0] ?? '';
  for (const tool of ['bwrap', 'rosmaster']) await put(tool, 'true');
  const look = promisify(execFile)('/bin/sh', ['-c', looking], { env: { PATH: folder } });
  await expect(look).rejects.toMatchObject({ code: 1 });
});

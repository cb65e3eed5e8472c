import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/supabase/database/openDatabase.ts';
import { prepareDatabase } from '#server/supabase/database/prepareDatabase.ts';
import { postgresEngine } from './postgresEngine.ts';
import type { PostgresServer } from './postgresServer.ts';

const PROGRAMS = '/usr/lib/postgresql/15/bin';
const TEMPLATE = 'prepared';

/** Starts a PostgreSQL of its own in a temporary folder, reached by a socket there, and prepares a database in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'servolab-postgres-'));
  const owner = ownerOfPostgres();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(PROGRAMS, program), args, { ...owner, cwd: folder, stdio: 'pipe', env: { LC_ALL: 'C' } });
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const options = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const child = spawn(join(PROGRAMS, 'postgres'), options, {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(child);
  const server = { host: folder, user: 'postgres', template: TEMPLATE };
  await prepareTemplate(server);
  project.provide('postgres', server);
  return async () => {
    child.kill('SIGINT');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
}

/** PostgreSQL refuses to run as root. */
function ownerOfPostgres(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

async function prepareTemplate(server: PostgresServer): Promise<void> {
  const keeper = await postgresEngine(server, 'postgres');
  await keeper.run(`create database ${TEMPLATE}`);
  await keeper.close();
  const database = await openDatabase({ start: () => postgresEngine(server, TEMPLATE), patienceMs: 60_000 });
  await prepareDatabase(database);
  await database.close();
}

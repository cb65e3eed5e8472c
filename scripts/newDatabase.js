/** The database of a server that nobody has come to yet, made once by the build: making it takes PostgreSQL much longer than unpacking it. */
import { existsSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from './command.js';
import { fingerprint } from './fingerprint.js';
import { stamp } from './stamp.js';
import { draftOf, sweepDrafts } from './sweepDrafts.js';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'dist', 'server');
const file = join(dist, 'database.tar');

/** What it is made from: a change of any of it makes a new one. */
const ingredients = ['server/supabase/bootstrap', 'server/supabase/database', 'supabase', 'package-lock.json'];

/** Whether it was made from the present sources. */
export function newDatabaseIsFresh() {
  return existsSync(file) && stamp(root, 'database').matches(fingerprint(root, ingredients));
}

/** Makes it unless nothing has changed since; the server has to be bundled. */
export async function buildNewDatabase() {
  if (newDatabaseIsFresh()) return;
  const mark = fingerprint(root, ingredients);
  sweepDrafts(dist);
  const draft = draftOf(file);
  await run(process.execPath, [join(dist, 'makeDatabase.js'), draft], { cwd: root });
  renameSync(draft, file);
  stamp(root, 'database').set(mark);
}

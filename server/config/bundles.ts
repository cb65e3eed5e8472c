/** Where the built parts of the server lie, whether this code runs from `dist/server` or from its source in a test. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type BundleName =
  | 'main'
  | 'databaseWorker'
  | 'passwordWorker'
  | 'prerenderWorker'
  | 'backup'
  | 'restore'
  | 'agent'
  | 'robot';

/** The absolute path of the folder with `package.json`, `supabase/` and `workspace/` in it. */
export const projectRoot: string = nearestPackage(import.meta.dirname);

/** The absolute path of a part as `scripts/bundle.js` wrote it; whether it is there is not checked. */
export function bundlePath(name: BundleName): string {
  return join(projectRoot, 'dist', 'server', `${name}.js`);
}

/** The database of a server that nobody has come to yet, a tar, as `scripts/newDatabase.js` had it made. */
export const newDatabasePath: string = join(projectRoot, 'dist', 'server', 'database.tar');

/** The pages, what pages of the build before still ask for, and what draws the home page ahead, as `scripts/spa.js` has put them in place. */
export const builtSite = {
  staticFolder: join(projectRoot, 'dist', 'spa'),
  earlierStaticFolder: join(projectRoot, 'dist', 'before'),
  prerender: join(projectRoot, 'dist', 'prerender', 'prerender.js'),
};

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server: start it from its own folder.');
  return nearestPackage(parent);
}

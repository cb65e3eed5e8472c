import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type Plugin, createServer } from 'vite';
import { icons } from '../../scripts/icons.js';

/** One line more in a file that is there, and the line that it goes above. */
export interface Addition {
  file: string;
  line: string;
  above: string;
}

/** The sources as they would be with these lines and one new file: served without touching any, and counted. */
export async function serveWith(additions: readonly Addition[], file: string, text: string) {
  const read = new Set<string>();
  const changed: Plugin = {
    name: 'changed',
    enforce: 'pre',
    resolveId: (id, importer = '.') => (resolve(dirname(importer), id) === resolve(file) ? resolve(file) : undefined),
    load(id) {
      const path = relative('.', id);
      const lines = additions.filter((addition) => addition.file === path);
      if (path !== file && lines.length === 0) return undefined;
      read.add(path);
      return path === file ? text : lines.reduce(withLine, readFileSync(path, 'utf8'));
    },
  };
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [changed, icons()],
  });
  return { server, read };
}

function withLine(text: string, { line, above }: Addition): string {
  const [head, tail, ...more] = text.split(above);
  if (tail === undefined || more.length > 0) throw new Error(`There must be one place to add to: ${above}`);
  return `${head}${line}\n${above}${tail}`;
}

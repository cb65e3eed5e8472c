import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '#server/config/bundles.ts';

/** The folders whose code is ours to keep in order. */
const folders = ['contract', 'machines', 'src', 'server', 'tests', 'e2e', 'bench', 'scripts'];

export interface SourceFile {
  /** From the project's root, with `/`. */
  path: string;
  text: string;
  tree: ts.SourceFile;
}

/** Every program text of the project, parsed. */
export const sourceFiles: readonly SourceFile[] = folders
  .filter((folder) => existsSync(join(projectRoot, folder)))
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(ts|tsx|js|cjs)$/.test(path))
  .map(read);

function read(path: string): SourceFile {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

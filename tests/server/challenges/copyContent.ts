/** A copy of what a course is made of, in which a test may write. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/config/bundles.ts';

export interface ContentCopy {
  root: string;
  /** Replaces the first occurrence; the text must be there. */
  edit: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
}

const copies: string[] = [];

export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'servolab-content-'));
  copies.push(root);
  for (const folder of [
    'challenges',
    'workspace',
    'supabase',
    'public/worlds',
    'src/texts/en/course',
    'src/texts/es/course',
  ]) {
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  }
  return {
    root,
    edit(file, from, to) {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
      writeFileSync(join(root, file), text.replace(from, to));
    },
    remove: (file) => rmSync(join(root, file), { recursive: true }),
  };
}

export function removeCopies(): void {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
}

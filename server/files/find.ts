import { spawn } from 'node:child_process';
import { bytewise } from './tar.ts';

export interface Search {
  /** What it looks through. */
  root: string;
  /** Where in it; nothing is looked through where this is empty. */
  names: readonly string[];
  /** Arguments for `find`; what they print ends with a zero byte. */
  that: readonly string[];
  signal?: AbortSignal;
}

/** What the `find` of the system prints, a byte for each letter, whatever is closed or vanishes meanwhile. It goes deeper than any path. Learners come first. */
export async function* find({ root, names, that, signal }: Search): AsyncGenerator<string> {
  if (names.length === 0) return;
  const child = spawn('nice', ['-n', '10', 'find', ...names, ...that], {
    cwd: root,
    env: { ...process.env, ...bytewise },
    stdio: ['ignore', 'pipe', 'ignore'],
    signal,
  });
  const ended = new Promise<void>((resolve, reject) => child.on('error', reject).on('close', () => resolve()));
  // Whoever reads to the end hears of it.
  ended.catch(() => undefined);
  let begun = '';
  for await (const text of child.stdout.setEncoding('latin1')) {
    const records = (begun + String(text)).split('\0');
    begun = records.pop() ?? '';
    yield* records;
  }
  await ended;
}

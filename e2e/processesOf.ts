/** What the host runs, seen from outside every sandbox. */
import { readFile, readdir } from 'node:fs/promises';

/** The command lines of all processes of this host that name `word`. */
export async function processesOf(word: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map(commandLine));
  return lines.filter((line) => line.includes(word));
}

/** Empty for a process that has ended meanwhile. */
async function commandLine(pid: string): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

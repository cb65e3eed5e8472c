/**
 * A program that saves, for tests that kill it or give it no room: `forever` saves on and on, counting from a number, `once` saves one text,
 * `asked` one for each number in its input.
 */
import { createInterface } from 'node:readline';
import { errorCode } from '#server/files/errorCode.ts';
import { createWorkspaceFiles } from '#server/files/workspaceFiles.ts';

const [root = '', versionsFolder = '', task = 'once', size = '0', first = '1'] = process.argv.slice(2);
const files = createWorkspaceFiles({ versionsFolder, startersFolder: root, builtFolders: [] });
const owner = { learnerId: '00000000-0000-4000-8000-000000000001', root };

/** A text that says at both ends which one it is. */
const textOf = (number: number) => `${number}\n${'x'.repeat(Number(size))}\n${number}`;

async function saveText(number: number): Promise<string> {
  const request = {
    content: textOf(number),
    base: undefined,
    force: true,
    forceBase: undefined,
    cause: 'saved',
  } as const;
  try {
    const outcome = await files.save(owner, 'a.py', request);
    return outcome.kind === 'rejected' ? outcome.fault : outcome.kind;
  } catch (error) {
    return errorCode(error);
  }
}

async function save(number: number): Promise<void> {
  process.stdout.write(`${number} ${await saveText(number)}\n`);
}

if (task === 'asked') {
  process.stdout.write('ready\n');
  for await (const line of createInterface(process.stdin)) await save(Number(line));
} else {
  const last = task === 'forever' ? Number.MAX_SAFE_INTEGER : Number(first);
  for (let number = Number(first); number <= last; number += 1) await save(number);
}

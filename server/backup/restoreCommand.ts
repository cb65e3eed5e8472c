/** `npm run restore -- servolab.tar.gz [--replace]`: checks a backup, says what is in it, and puts it into the data folder. */
import { join, resolve } from 'node:path';
import { projectRoot } from '../config/bundles.ts';
import { CommandError } from './CommandError.ts';
import type { OpenedBackup } from './openBackup.ts';
import { restoreData } from './restoreData.ts';
import { reportFailure } from './reportFailure.ts';
import { setting } from './serverAddress.ts';
import { sizeInWords } from './sizeInWords.ts';
import { leftOutInWords } from './tooDeep.ts';

process.umask(0o077);
await reportFailure(async () => {
  const words = process.argv.slice(2);
  const [file, ...more] = words.filter((word) => word !== '--replace');
  if (file === undefined || more.length > 0 || file.startsWith('-'))
    throw new CommandError(
      'Name the backup: npm run restore -- servolab.tar.gz, and --replace to put it in place of what is there.',
    );
  const dataFolder = resolve(setting(process.env, 'DATA_DIR') ?? join(projectRoot, 'data'));
  const before = await restoreData({
    file: resolve(file),
    dataFolder,
    replaces: words.includes('--replace'),
    opened: (backup) => say(inWords(backup)),
  });
  say(`It is in ${dataFolder} now: start the server.`);
  if (before !== null) say(`What was there lies in ${before}; delete it when you are sure.`);
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

function inWords({ madeAt, database, workspaces, files, versions, leftOut }: OpenedBackup): string {
  const accounts =
    database === null
      ? 'no database, for that is kept elsewhere'
      : [
          counted(database.accounts, 'account'),
          counted(database.submissions, 'submitted program'),
          counted(database.messages, 'message'),
        ].join(', ');
  return [
    `The backup of ${madeAt.slice(0, 19).replace('T', ' ')} UTC is whole. It holds ${accounts},`,
    `${counted(workspaces, 'workspace')} with ${counted(files.files, 'file or folder', 'files and folders')} (${sizeInWords(files.bytes)})`,
    `and ${counted(versions.files, 'file')} of earlier versions (${sizeInWords(versions.bytes)}).`,
    ...leftOutInWords(leftOut),
  ].join('\n');
}

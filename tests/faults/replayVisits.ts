/** A program: `record <file>` writes down the visits, `replay <file>` says where today's machines part from each of them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { logOf } from '../machines/recording/openRecorded.ts';
import { recorded, visits } from './visits.ts';

const [task, path = ''] = process.argv.slice(2);
if (task === 'record') {
  const logs: string[] = [];
  for (const visit of visits) logs.push(await recorded(visit));
  writeFileSync(path, JSON.stringify(logs));
} else {
  const logs: string[] = JSON.parse(readFileSync(path, 'utf8'));
  process.stdout.write(JSON.stringify(logs.map((log) => appPlayer(logOf(log)).run() ?? null)));
}
// A visit that is not left waits for ever.
process.exit(0);

/** `npm run backup -- out.tar.gz`: everything that the running server stores, in one file. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { projectRoot } from '../config/bundles.ts';
import { CommandError } from './CommandError.ts';
import { makeBackup } from './makeBackup.ts';
import { reportFailure } from './reportFailure.ts';
import { serverAddress, setting } from './serverAddress.ts';
import { sizeInWords } from './sizeInWords.ts';
import { leftOutInWords } from './tooDeep.ts';

await reportFailure(async () => {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new CommandError('Name the file to write: npm run backup -- servolab.tar.gz');
  const dataFolder = setting(process.env, 'DATA_DIR') ?? join(projectRoot, 'data');
  const key = setting(process.env, 'SUPABASE_SERVICE_ROLE_KEY') ?? keyOf(resolve(dataFolder));
  const { bytes, sha256, left_out } = await makeBackup({
    address: serverAddress(process.env),
    key,
    target: resolve(target),
  });
  process.stdout.write(`${target} holds ${sizeInWords(bytes)}, SHA-256 of the data ${sha256}.\n`);
  for (const sentence of leftOutInWords(left_out)) process.stdout.write(`${sentence}\n`);
  process.stdout.write('It holds keys and personal data: keep it where nobody else can read it.\n');
});

/** The key that the server made when it started for the first time. */
function keyOf(dataDir: string): string {
  const file = join(dataDir, 'keys.json');
  if (!existsSync(file)) throw new CommandError(`${file} is not there: name the folder of the server with DATA_DIR.`);
  return v.parse(v.object({ serviceKey: v.string() }), JSON.parse(readFileSync(file, 'utf8'))).serviceKey;
}

/** `node dist/server/makeDatabase.js FILE`: writes the database of an empty server into FILE. The build runs it. */
import { makeNewDatabase } from './database/newDatabase.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to write.');
await makeNewDatabase(file);

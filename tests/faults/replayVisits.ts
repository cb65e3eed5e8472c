/**
 * A program: `record <file>` writes down the visits, `replay <file> <name of a fault>` says of each of them where today's machines,
 * which have that fault, first do otherwise, where the replay parts from its log, and whether that leads to the fault.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { logOf } from '../machines/recording/openRecorded.ts';
import { faults } from './faults.ts';
import { firstOther, lived } from './lived.ts';
import { type Sight, isLocated } from './located.ts';
import { recorded } from './visits/visit.ts';
import { visits } from './visits/visits.ts';

/** What of a visit without a fault is kept: its log, and what was lived in each of its steps. */
interface Kept {
  log: string;
  steps: readonly string[];
}

/** What is said of a fault. */
export interface Answer {
  isLocated: boolean;
  sights: readonly (Sight & { visit: string })[];
}

async function record(): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const visit of visits) kept.push({ log: await recorded(visit), steps: await lived(visit) });
  return kept;
}

async function look(name: string | undefined, kept: readonly Kept[]): Promise<Answer> {
  const fault = faults.find((known) => known.name === name);
  if (fault === undefined) throw new Error(`There is no fault called ${name}`);
  const sights: Answer['sights'][number][] = [];
  for (const [index, visit] of visits.entries()) {
    const { log = '', steps = [] } = kept[index] ?? {};
    const acts = firstOther(steps, await lived(visit));
    sights.push({ visit: visit.name, acts, parts: appPlayer(logOf(log)).run() ?? null });
  }
  return { isLocated: isLocated(fault, sights), sights };
}

// A machine that throws in nobody's hands is a machine that does otherwise: what became of everybody by it is looked at.
process.on('uncaughtException', () => undefined);
const [task, file = '', name] = process.argv.slice(2);
if (task === 'record') writeFileSync(file, JSON.stringify(await record()));
else process.stdout.write(JSON.stringify(await look(name, JSON.parse(readFileSync(file, 'utf8')))));
// A visit that is not left waits for ever.
process.exit(0);

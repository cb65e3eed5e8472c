/** Whether the server lives, and whether it can do its work. */
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sharedAnswer } from '../limits/sharedAnswer.ts';
import { withinTime } from '../limits/withinTime.ts';
import type { AskSupabase } from '../sessions/askSupabase.ts';
import type { SandboxReport } from '../workspaces/workspace.ts';
import type { Neighbours } from './Neighbours.ts';

export interface HealthSources {
  sandbox: SandboxReport;
  dataFolder: string;
  ask: AskSupabase;
  anonKey: string;
  neighbours: Neighbours | null;
}

const MIN_FREE_BYTES = 64 * 1_048_576;
const ANSWER_WITHIN_MS = 2000;
/** Anybody may ask, as often as they like, and the database answers one question at a time. */
const ANSWER_HOLDS_MS = 1000;

export function healthRoutes(app: FastifyInstance, sources: HealthSources): void {
  app.get('/healthz', () => ({ alive: true }));

  const look = sharedAnswer(
    () => Promise.all([diskTakes(sources.dataFolder), databaseAnswers(sources)]),
    ANSWER_HOLDS_MS,
  );
  app.get('/readyz', async (_request, reply) => {
    const [disk, database] = await look();
    const { sandbox } = sources;
    const isConnected = sources.neighbours?.isConnected() ?? true;
    const ready = disk && database && isConnected;
    return reply.code(ready ? 200 : 503).send({ ready, degraded: !sandbox.available, disk, database, sandbox });
  });
}

async function diskTakes(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

/** A procedure that everybody may call goes the whole way to the tables. */
async function databaseAnswers({ ask, anonKey }: HealthSources): Promise<boolean> {
  const call = { procedure: 'user_ssp_list_challenges_categories', params: {}, bearer: anonKey } as const;
  const answer = withinTime(ask.procedure(call), ANSWER_WITHIN_MS, () => new Error('The database does not answer.'));
  return answer.then(
    ({ status }) => status === 200,
    () => false,
  );
}

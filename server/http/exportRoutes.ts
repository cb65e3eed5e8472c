/** Gives a learner everything that belongs to them. */
import type { FastifyInstance } from 'fastify';
import { exportFiles } from '../exports/exportFiles.ts';
import { readRecord } from '../exports/readRecord.ts';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import { exportLimit } from '../limits/exportLimit.ts';
import { RateLimiter } from '../limits/rateLimiter.ts';
import type { AskSupabase } from '../sessions/askSupabase.ts';
import type { Workspaces } from '../workspaces/workspace.ts';
import { ownerOf } from './fileRoutes.ts';
import { tooManyRequests } from './requestError.ts';
import { serveOperation } from './serveOperation.ts';

/** When the database was asked too often, it is not known for how long. */
const ASK_AGAIN_SECONDS = 60;

export interface ExportParts {
  files: WorkspaceFiles;
  workspaces: Workspaces;
  ask: AskSupabase;
}

export function exportRoutes(api: FastifyInstance, { files, workspaces, ask }: ExportParts): void {
  const limiter = new RateLimiter();

  serveOperation(api, 'exportAccount', { beforeProfile: true }, async ({ request, learner }) => {
    const seconds = limiter.take(learner.learnerId, exportLimit.amount, exportLimit.withinSeconds);
    if (seconds > 0) throw tooManyRequests(seconds);
    const record = await readRecord(ask, learner);
    if (record === 'tooOften') throw tooManyRequests(ASK_AGAIN_SECONDS);
    // Whoever never told of themselves has never had a workspace, and gets none by asking.
    const exported =
      record.details === null
        ? { files: [], left_out: [] }
        : await exportFiles(files, await ownerOf(workspaces, learner));
    const counts = { files: exported.files.length, leftOut: exported.left_out.length };
    // An operator can say who took what and when, so it stands in the log as it is set up by itself.
    request.log.warn({ learner: learner.learnerId, ...counts }, 'A learner has taken their data.');
    return { exported_at: new Date().toISOString(), ...record, ...exported };
  });
}

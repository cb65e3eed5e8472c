/** Has what a learner handed in judged, and says what came of it. */
import type { FastifyInstance } from 'fastify';
import { type AnswerOf, workspaceApi } from '#contract/rest.ts';
import type { Verdict } from '#contract/verdict.ts';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import { measuredJob } from '../judge/measuredJob.ts';
import { JudgingQueue } from '../judge/JudgingQueue.ts';
import { keepSubmitted } from './keepSubmitted.ts';
import { readSubmission, type StoredSubmission, storeVerdict } from '../judge/submissions.ts';
import type { AskSupabase } from '../sessions/askSupabase.ts';
import type { Workspaces } from '../workspaces/workspace.ts';
import { RequestError, tooManyRequests } from './requestError.ts';
import { parseRequest, serveOperation } from './serveOperation.ts';

/** How many are judged at a time: each is a graph of its own, and takes most of a core. */
const WORKERS = 2;

/** So many submissions of one learner may wait or run. */
const MOST_OF_ONE = 3;
const ASK_AGAIN_SECONDS = 10;

export interface VerdictParts {
  files: WorkspaceFiles;
  workspaces: Workspaces;
  ask: AskSupabase;
  /** Null where nothing may be stored. */
  serviceKey: string | null;
  metrics: Metrics;
}

type Answer = AnswerOf<'judgeSubmission'>;

export function verdictRoutes(
  api: FastifyInstance,
  { files, workspaces, ask, serviceKey, metrics }: VerdictParts,
): void {
  const queue = new JudgingQueue(WORKERS, (text) => api.log.error(text));
  api.addHook('preClose', async () => queue.close());
  metrics.show('servolab_verdicts_waiting', () => queue.counts.waiting);
  metrics.show('servolab_verdicts_running', () => queue.counts.running);

  serveOperation(api, 'judgeSubmission', {}, async ({ request, learner }): Promise<Answer> => {
    const { submission_id: id } = parseRequest(workspaceApi.judgeSubmission.body, request.body);
    const known = queue.stateOf(id, learner.learnerId);
    if (known !== undefined) return known;
    const submission = await readSubmission(ask, learner, id);
    if (submission === undefined)
      throw new RequestError(404, { code: 'SUBMISSION_NOT_FOUND', facts: {} }, 'There is no such submission.');
    if (submission.outcome !== null) return judged(submission);
    await keepSubmitted(files, workspaces, learner, submission);
    if (serviceKey === null)
      throw new RequestError(503, { code: 'VERDICTS_NOT_STORED', facts: {} }, 'This server cannot store verdicts.');
    if (!workspaces.sandbox.available) {
      await storeVerdict(ask, serviceKey, id, null);
      return judged({ ...submission, outcome: 'unjudged' });
    }
    if (queue.countOf(learner.learnerId) >= MOST_OF_ONE) throw tooManyRequests(ASK_AGAIN_SECONDS);
    const { challenge_id: challengeId, code } = submission;
    const job = {
      id,
      learnerId: learner.learnerId,
      judge: (progress: (seconds: number) => void) => workspaces.judge({ challengeId, code, progress }),
      keep: (verdict: Verdict) => storeVerdict(ask, serviceKey, id, verdict),
    };
    queue.add(measuredJob(job, metrics));
    return queue.stateOf(id, learner.learnerId) ?? { state: 'failed' };
  });
}

function judged({ outcome, verdict, best_seconds }: StoredSubmission): Answer {
  return { state: 'judged', outcome: outcome ?? 'unjudged', verdict, best_seconds };
}

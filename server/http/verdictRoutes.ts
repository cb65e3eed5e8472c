/** Has what a learner handed in judged, and says what came of it. */
import type { FastifyInstance } from 'fastify';
import { type AnswerOf, workspaceApi } from '#contract/rest.ts';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import { measuredJob } from '../judge/measuredJob.ts';
import { JudgingQueue } from '../judge/JudgingQueue.ts';
import type { HandedIn, Job, VerdictQueue } from '../judge/VerdictQueue.ts';
import { keepSubmitted } from './keepSubmitted.ts';
import type { Neighbours } from './Neighbours.ts';
import { readSubmission, readUnjudged, type StoredSubmission, storeVerdict } from '../judge/submissions.ts';
import type { AskSupabase } from '../sessions/askSupabase.ts';
import type { Workspaces } from '../workspaces/workspace.ts';
import { RequestError, tooManyRequests } from './requestError.ts';
import { parseRequest, serveOperation } from './serveOperation.ts';

/** How many are judged at a time: each is a graph of its own, which takes most of a core and waits for the rest of the time. */
const WORKERS = 3;

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
  /** Null for a server that judges alone. */
  neighbours: Neighbours | null;
}

type Answer = AnswerOf<'judgeSubmission'>;

/** Answers the queue in which submissions wait. */
export function verdictRoutes(api: FastifyInstance, parts: VerdictParts): VerdictQueue {
  const { files, workspaces, ask, serviceKey, metrics } = parts;
  const queue = queueOf(api, parts);
  api.addHook('preClose', async () => queue.close());
  metrics.show('servolab_verdicts_waiting', async () => (await queue.counts).waiting);
  metrics.show('servolab_verdicts_running', async () => (await queue.counts).running);

  serveOperation(api, 'judgeSubmission', {}, async ({ request, learner }): Promise<Answer> => {
    const { submission_id: id } = parseRequest(workspaceApi.judgeSubmission.body, request.body);
    const known = await queue.stateOf(id, learner.learnerId);
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
    if ((await queue.countOf(learner.learnerId)) >= MOST_OF_ONE) throw tooManyRequests(ASK_AGAIN_SECONDS);
    await queue.add(jobOf({ id, learnerId: learner.learnerId }, submission, parts, serviceKey));
    return (await queue.stateOf(id, learner.learnerId)) ?? { state: 'failed' };
  });
  return queue;
}

/** With neighbours, what is handed in to any of them is judged by whoever has a place for it. */
function queueOf(api: FastifyInstance, parts: VerdictParts): VerdictQueue {
  const { neighbours, workspaces, ask, serviceKey } = parts;
  const log = (text: string) => api.log.error(text);
  if (neighbours === null) return new JudgingQueue(WORKERS, log);
  return neighbours.judgeTogether({
    workers: serviceKey !== null && workspaces.sandbox.available ? WORKERS : 0,
    async jobOf(handedIn, waited) {
      if (serviceKey === null) return undefined;
      const unjudged = await readUnjudged(ask, serviceKey, handedIn.id);
      return unjudged && jobOf(handedIn, unjudged, parts, serviceKey, waited);
    },
    log,
  });
}

function jobOf(
  { id, learnerId }: HandedIn,
  { challenge_id: challengeId, code }: Pick<StoredSubmission, 'challenge_id' | 'code'>,
  { workspaces, ask, metrics }: VerdictParts,
  serviceKey: string,
  waited = 0,
): Job {
  const job: Job = {
    id,
    learnerId,
    judge: (progress) => workspaces.judge({ challengeId, code, progress }),
    keep: (verdict) => storeVerdict(ask, serviceKey, id, verdict),
  };
  return measuredJob(job, metrics, waited);
}

function judged({ outcome, verdict, best_seconds }: StoredSubmission): Answer {
  return { state: 'judged', outcome: outcome ?? 'unjudged', verdict, best_seconds };
}

/** What the operator's page asks of the server. To anybody else there is nothing at these addresses, so they are no part of the described API. */
import * as v from 'valibot';

const learnerId = v.pipe(v.string(), v.uuid('must be the id of a learner'));

export const runningProgram = v.object({ process_id: v.string(), name: v.string(), start_time: v.string() });

export const learnerSight = v.object({
  learner_id: v.string(),
  /** As their session names it; null while no page of theirs is open. */
  email: v.nullable(v.string()),
  /** When the page was opened that is open for longest; null while none is. */
  since: v.nullable(v.string()),
  sockets: v.number(),
  /** Null while no sandbox of theirs runs. */
  load: v.nullable(v.object({ memory_bytes: v.number(), processes: v.number(), processors: v.number() })),
  /** What they keep on the disk, as last counted; null where it was not yet. */
  kept_bytes: v.nullable(v.number()),
  programs: v.array(runningProgram),
  /** Whether an operator allows the inspection for a sign-in that a page of theirs is open on. */
  inspected: v.boolean(),
});
export type LearnerSight = v.InferOutput<typeof learnerSight>;

export const siteSight = v.object({
  /** When the server looked. */
  at: v.string(),
  /** Who has a page open or something running, who came first first. */
  learners: v.array(learnerSight),
  disk: v.object({ free_bytes: v.number(), total_bytes: v.number() }),
  /** How many servers there are, and of how many this tells; one that stands alone is one. */
  servers: v.object({ all: v.number(), answered: v.number() }),
});
export type SiteSight = v.InferOutput<typeof siteSight>;

/** Whether there was something to end. */
const ended = v.object({ ended: v.boolean() });

export const operatorApi = {
  look: { method: 'GET', path: '/api/operator/learners', answer: siteSight },
  stopProgram: {
    method: 'POST',
    path: '/api/operator/stop',
    body: v.strictObject({ learner_id: learnerId, process_id: v.pipe(v.string(), v.maxLength(100)) }),
    answer: ended,
  },
  closeWorkspace: {
    method: 'POST',
    path: '/api/operator/close',
    body: v.strictObject({ learner_id: learnerId }),
    answer: ended,
  },
  permitInspection: {
    method: 'POST',
    path: '/api/operator/inspection',
    body: v.strictObject({ learner_id: learnerId, allowed: v.boolean('must be true or false') }),
    /** Whether there was a page of theirs to allow it for, or something that had been allowed. */
    answer: v.object({ done: v.boolean() }),
  },
} as const;

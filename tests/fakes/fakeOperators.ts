import type { SiteSight } from '#contract/operatorApi.ts';
import type { OperatorPort } from '#machines/ports/operatorPort.ts';

const MEGABYTE = 1024 ** 2;

/** Ada with a page open and a program that runs, and somebody whose page is closed and of whom nothing runs any more. */
export const busySite: SiteSight = {
  at: '1970-01-02T10:30:00.000Z',
  learners: [
    {
      learner_id: 'ada-id',
      email: 'ada@example.com',
      since: '1970-01-02T10:00:00.000Z',
      sockets: 1,
      load: { memory_bytes: 256 * MEGABYTE, processes: 12, processors: 1.5 },
      kept_bytes: 3 * MEGABYTE,
      programs: [{ process_id: 'p1', name: 'driver', start_time: '1970-01-02T10:20:00.000Z' }],
      inspected: false,
    },
    {
      learner_id: 'other-id',
      email: null,
      since: null,
      sockets: 0,
      load: null,
      kept_bytes: null,
      programs: [],
      inspected: false,
    },
  ],
  disk: { free_bytes: 10 * 1024 * MEGABYTE, total_bytes: 100 * 1024 * MEGABYTE },
  servers: { all: 1, answered: 1 },
};

/** Ada, whose open page may be inspected, and the other. */
export const inspectedSite: SiteSight = {
  ...busySite,
  learners: busySite.learners.map((learner) => ({ ...learner, inspected: learner.since !== null })),
};

/** Nobody is on at the one of two servers that answers. */
export const quietSite: SiteSight = { ...busySite, learners: [], servers: { all: 2, answered: 1 } };

/** A server in memory that tells of itself: to whom it shows nothing, is no operator. */
export function fakeOperators(first: SiteSight | null = null) {
  let sight = first;
  let fault: string | undefined;
  let isDone = true;
  const asked: string[] = [];
  const answer = async <Answer>(question: string, value: Answer): Promise<Answer> => {
    asked.push(question);
    if (fault !== undefined) throw new Error(fault);
    return value;
  };
  const port: OperatorPort = {
    look: () => answer('look', sight),
    stopProgram: (learnerId, processId) => answer(`stop ${processId} of ${learnerId}`, isDone),
    closeWorkspace: (learnerId) => answer(`close ${learnerId}`, isDone),
    permitInspection: (learnerId, isAllowed) =>
      answer(`${isAllowed ? 'allow' : 'withdraw'} inspection of ${learnerId}`, isDone),
  };
  return {
    ...port,
    asked,
    show: (next: SiteSight | null) => void (sight = next),
    /** There is nothing any more to end, to allow or to take back. */
    findNothing: () => void (isDone = false),
    break: (message: string) => void (fault = message),
    heal: () => void (fault = undefined),
  };
}

/** What a launch asks of the server. */
import { fromPromise } from 'xstate';
import type { ProcessAnswer, ProcessPort, StartAnswer, StartRequest } from '../ports/processPort.ts';

/** What it starts for a run that nobody waits for any more is ended at once. */
export const execute = fromPromise<StartAnswer, { processes: ProcessPort; request: StartRequest }>(
  async ({ input: { processes, request }, signal }) => {
    const answer = await processes.start(request);
    const isLeft = signal.aborted && !request.isLongRunning;
    if (isLeft && answer.outcome === 'done') await processes.stop(answer.process.process_id);
    return answer;
  },
);

export const stopProcess = fromPromise<ProcessAnswer, { processes: ProcessPort; processId: string }>(
  async ({ input }) => input.processes.stop(input.processId),
);

/** Ends what a run has started. Where that fails, the server does it: it knows how long a run is. */
export const endRun = fromPromise<ProcessAnswer | null, { processes: ProcessPort; processId: string }>(
  async ({ input }) => input.processes.stop(input.processId).catch(() => null),
);

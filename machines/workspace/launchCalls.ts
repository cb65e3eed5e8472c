/** What a launch asks of the server. */
import { fromPromise } from 'xstate';
import type { ExecuteRequest, ProcessAnswer, ProcessPort } from '../ports/processPort.ts';

export const execute = fromPromise<ProcessAnswer, { processes: ProcessPort; request: ExecuteRequest }>(
  async ({ input }) => input.processes.execute(input.request),
);

export const stopProcess = fromPromise<ProcessAnswer, { processes: ProcessPort; processId: string }>(
  async ({ input }) => input.processes.stop(input.processId),
);

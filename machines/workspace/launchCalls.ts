/** What a launch asks of the server. */
import { fromPromise } from 'xstate';
import type { ProcessAnswer, ProcessPort, StartAnswer, StartRequest } from '../ports/processPort.ts';

export const execute = fromPromise<StartAnswer, { processes: ProcessPort; request: StartRequest }>(async ({ input }) =>
  input.processes.start(input.request),
);

export const stopProcess = fromPromise<ProcessAnswer, { processes: ProcessPort; processId: string }>(
  async ({ input }) => input.processes.stop(input.processId),
);

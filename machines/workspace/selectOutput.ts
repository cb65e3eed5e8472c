import type { SnapshotFrom } from 'xstate';
import type { OutputPort } from '../ports/outputPort.ts';
import type { processListMachine } from './processListMachine.ts';

/** Where the lines of the processes can be read. */
export const selectOutput = (list: SnapshotFrom<typeof processListMachine>): OutputPort => list.context.output;

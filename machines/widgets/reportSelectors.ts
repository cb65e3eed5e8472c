/** What is fetched with the dialog of a report, and not with its machine. */
import type { SnapshotFrom } from 'xstate';
import type { LogPort } from '../ports/logPort.ts';
import type { reportMachine } from './reportMachine.ts';

/** The log of this visit, and those before it: a problem may have ended the last. */
export const selectLogs = (report: SnapshotFrom<typeof reportMachine>): LogPort => report.context.log;

/** What is said to a process, and what it says. */
import type { ProcessEntry } from '#contract/entities.ts';
import type { PrintedRange, ProcessRequest } from '../ports/socketPort.ts';
import type { ConsoleLine } from './consoleLine.ts';

export type ProcessEvent =
  | { type: 'entry.changed'; entry: ProcessEntry }
  | { type: 'stop.requested' }
  | { type: 'stop.answered'; success: boolean; error: string | null }
  | { type: 'subscribe.requested' }
  | { type: 'unsubscribe.requested' }
  | { type: 'subscribe.answered'; success: boolean }
  /** There was no connection to ask over. */
  | { type: 'subscribe.refused' }
  | { type: 'unsubscribe.answered' }
  | { type: 'connection.closed' }
  | { type: 'connection.resumed' }
  /** The server was started anew: what was subscribed to is gone. */
  | { type: 'connection.reset' }
  | { type: 'output.printed'; output: PrintedRange }
  | { type: 'size.toggled' };

export type ProcessReport =
  | { type: 'process.framed'; frame: ProcessRequest }
  | { type: 'process.noted'; line: ConsoleLine }
  | { type: 'process.subscribed'; processId: string }
  | { type: 'process.unsubscribed'; processId: string };

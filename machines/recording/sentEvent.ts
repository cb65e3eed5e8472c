import type { InspectedActor } from '../ports/inspectionPort.ts';
import { isRecord } from './isRecord.ts';

/** Why nothing can be sent: there is no such actor any more, or what was typed is no event for it; `unknown` names what its machine takes instead. */
export type SentEventFault =
  | { kind: 'gone' }
  | { kind: 'notJson' }
  | { kind: 'noType' }
  | { kind: 'unknown'; takes: readonly string[] };

export type SentEvent = { event: { type: string }; fault: null } | { event: null; fault: SentEventFault };

/** The event that is written as JSON, such as `{"type":"theme.toggled"}`, or why it is none that the actor could take. */
export function sentEvent(text: string, actor: Pick<InspectedActor, 'takes'> | undefined): SentEvent {
  if (actor === undefined) return { event: null, fault: { kind: 'gone' } };
  const value = parsed(text);
  if (value === undefined) return { event: null, fault: { kind: 'notJson' } };
  if (!isRecord(value) || typeof value['type'] !== 'string') return { event: null, fault: { kind: 'noType' } };
  const event = { ...value, type: value['type'] };
  const { takes } = actor;
  if (takes !== null && !takes.includes(event.type)) return { event: null, fault: { kind: 'unknown', takes } };
  return { event, fault: null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

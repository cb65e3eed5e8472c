import type { ControlFrame, ProcessRequest } from '../ports/socketPort.ts';
import type { ProcessEvent } from './processEvents.ts';

/** What a frame means to the process it names; undefined when it names none. A frame of our own is one that was not sent. */
export function eventFor(frame: ControlFrame | ProcessRequest): { processId: string; event: ProcessEvent } | undefined {
  switch (frame.type) {
    case 'process_stopped':
      return to(frame.process_id, { type: 'stop.answered', success: frame.success, error: frame.error });
    case 'subscribed':
      return to(frame.process_id, { type: 'subscribe.answered', success: frame.success });
    case 'unsubscribed':
      return to(frame.process_id, { type: 'unsubscribe.answered' });
    case 'subscribe_process':
      return to(frame.process_id, { type: 'subscribe.refused' });
    default:
      return undefined;
  }
}

const to = (processId: string, event: ProcessEvent) => ({ processId, event });

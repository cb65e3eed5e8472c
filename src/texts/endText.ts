import type { ProcessEnd } from '#contract/entities.ts';
import type { Texts } from './Texts.ts';

/** Why a process is over; null while it runs. */
export function endText(endTexts: Texts['endTexts'], end: ProcessEnd | null): string | null {
  if (end === null) return null;
  switch (end.reason) {
    case 'exited':
      return end.code === 0 ? endTexts.finished : endTexts.failed(end.code);
    case 'signalled':
      return endTexts.signalled(end.signal);
    case 'stopped':
      return endTexts.stopped;
    case 'timed_out':
      return endTexts.timedOut(end.seconds);
    case 'output_limit':
      return endTexts.outputLimit;
    case 'lost':
      return endTexts.lost;
    default:
      return end satisfies never;
  }
}

import type { ProcessEntry } from '#contract/entities.ts';
import type { Texts } from './Texts.ts';

/** How a process came to its end; null while it runs. */
export function endText(
  endTexts: Texts['endTexts'],
  { end, build }: Pick<ProcessEntry, 'end' | 'build'>,
): string | null {
  if (end === null) return null;
  if (build?.outcome === 'succeeded') return endTexts.buildSucceeded;
  if (build?.outcome === 'failed') return endTexts.buildFailed;
  switch (end.reason) {
    case 'exited':
      return endTexts.exited(end.code);
    case 'signalled':
      return endTexts.signalled(end.signal);
    case 'stopped':
      return endTexts.stopped;
    case 'world_changed':
      return endTexts.worldChanged;
    case 'timed_out':
      return endTexts.timedOut(end.seconds);
    case 'output_limit':
      return endTexts.outputLimit;
    case 'memory_limit':
      return endTexts.memoryLimit(end.megabytes);
    case 'disk_full':
      return endTexts.diskFull;
    case 'workspace_full':
      return endTexts.workspaceFull(end);
    case 'operator':
      return endTexts.operator;
    case 'lost':
      return endTexts.lost;
    default:
      return end satisfies never;
  }
}

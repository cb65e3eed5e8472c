import { LOG_VERSION, type LogHeader, endText } from './logFormat.ts';
import type { Segment } from './segments.ts';

/** A segment as it is written: the first of its lines is what it begins with. */
export interface WrittenSegment extends Omit<Segment, 'entries'> {
  lines: readonly string[];
}

/** The last line of what is kept of a visit whose recorder had to stop: what came then is in no log. */
export const STOPPED = JSON.stringify({ stopped: true });

/** A visit as JSON Lines, from segments that follow each other. Whoever replays it needs a state to start from alone. */
export function visitText(
  about: Omit<LogHeader, 'v' | 'dropped'>,
  segments: readonly WrittenSegment[],
  companion: readonly string[] = [],
): string {
  const lines = segments.flatMap((segment, index) => segment.lines.slice(index === 0 ? 0 : 1));
  const header: LogHeader = { v: LOG_VERSION, ...about, dropped: segments[0]?.before ?? 0 };
  const end = lines.at(-1) === STOPPED ? [] : [endText(lines.length)];
  return [JSON.stringify(header), ...lines, ...companion, ...end, ''].join('\n');
}

import type { ServerFrame } from '#contract/socket.ts';
import type { Line } from '../processes/output.ts';

export type OutputFrame = Extract<ServerFrame, { type: 'process_output' }>;

/** Joins neighbouring lines of one stream, so that a burst travels in few frames. `missed` goes with the first. */
export function outputFrames(processId: string, lines: readonly Line[], missed: number): OutputFrame[] {
  const frames: OutputFrame[] = [];
  let texts: string[] = [];
  lines.forEach((line, index) => {
    texts.push(line.text);
    if (lines[index + 1]?.stream === line.stream) return;
    const first = lines[index - texts.length + 1] ?? line;
    frames.push({
      type: 'process_output',
      process_id: processId,
      data: texts.join('\n'),
      timestamp: first.timestamp,
      stream: first.stream,
      seq: first.seq,
      missed: frames.length === 0 ? missed : 0,
    });
    texts = [];
  });
  return frames;
}

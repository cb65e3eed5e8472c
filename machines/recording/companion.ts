/** What goes with the entries of a log, in lines of its own kinds: what processes printed, and how the robot was seen last. */
import * as v from 'valibot';
import type { OutputLine } from '../ports/outputPort.ts';
import type { RunText } from '../ports/logPort.ts';

/** The beginning of each such line. */
export const COMPANION = '{"companion":';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const milliseconds = v.pipe(v.number(), v.finite());

/** Lines of one process and one stream that came in a row. */
const outputLine = v.pipe(
  v.object({
    companion: v.literal('output'),
    process: v.string(),
    stream: v.string(),
    /** The number of its first line. */
    from: count,
    /** When the first line was printed, and for each other one what ends otherwise than in the time before. */
    at: v.string(),
    after: v.array(v.string()),
    text: v.string(),
  }),
  v.check(({ after, text }) => after.length + 1 === text.split('\n').length),
);
type OutputText = Omit<v.InferOutput<typeof outputLine>, 'companion'>;

const robotLine = v.object({ companion: v.literal('robot'), at: milliseconds, moment: milliseconds, run: v.string() });

export type PrintedLine = OutputLine & { processId: string };

/** The lines of each process, by its id. */
export function byProcess<Line extends PrintedLine>(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const found = new Map<string, Line[]>();
  for (const line of lines) {
    const others = found.get(line.processId);
    if (others === undefined) found.set(line.processId, [line]);
    else others.push(line);
  }
  return found;
}

/** What a log has of something: all of it that was sent, nothing, or less than there was. */
export type Presence = 'here' | 'missing' | 'damaged';

export interface Companion {
  lines: readonly PrintedLine[];
  output: Presence;
  run: RunText | null;
  robot: Presence;
}

/** So many lines of output stand in one line of the log at most: what is damaged is not much. */
const MOST_IN_A_LINE = 500;

/** The lines of the log for these lines of output. */
export function outputTexts(lines: readonly PrintedLine[]): string[] {
  const texts: { first: PrintedLine; lines: PrintedLine[] }[] = [];
  for (const line of lines) {
    const open = texts.at(-1);
    if (open !== undefined && goesOn(open, line)) open.lines.push(line);
    else texts.push({ first: line, lines: [line] });
  }
  return texts.map(({ first, lines: row }) => {
    let before = first.timestamp;
    const after = row.slice(1).map(({ timestamp }) => {
      const end = otherEnd(before, timestamp);
      before = timestamp;
      return end;
    });
    const text: OutputText = {
      process: first.processId,
      stream: first.stream,
      from: first.seq,
      at: first.timestamp,
      after,
      text: row.map((line) => line.text).join('\n'),
    };
    return JSON.stringify({ companion: 'output', ...text });
  });
}

/** Where a time ends otherwise than another one that is as long. */
function otherEnd(before: string, time: string): string {
  let same = 0;
  while (same < time.length && before[same] === time[same]) same += 1;
  return time.slice(same);
}

const goesOn = (open: { first: PrintedLine; lines: readonly PrintedLine[] }, line: PrintedLine): boolean =>
  open.lines.length < MOST_IN_A_LINE &&
  open.first.processId === line.processId &&
  open.first.stream === line.stream &&
  open.first.timestamp.length === line.timestamp.length &&
  open.first.seq + open.lines.length === line.seq;

export const runLine = (run: RunText): string => JSON.stringify({ companion: 'robot', ...run });

const json = v.pipe(v.string(), v.parseJson());
const outputSchema = v.pipe(json, outputLine);
const robotSchema = v.pipe(json, robotLine);

/** Reads these lines of a log, as far as they can be read. Those of another kind are left to whoever knows them. */
export function companionFrom(texts: readonly string[]): Companion {
  const [outputs, robots] = [texts.filter(isOfKind('output')), texts.filter(isOfKind('robot'))];
  const read = outputs.map((text) => v.safeParse(outputSchema, text));
  const lines = read.flatMap((parsed) => (parsed.success ? linesOf(parsed.output) : []));
  const run = v.safeParse(robotSchema, robots.at(-1));
  return {
    lines,
    output: presenceOf(
      outputs,
      read.every(({ success }) => success),
    ),
    run: run.success ? { at: run.output.at, moment: run.output.moment, run: run.output.run } : null,
    robot: presenceOf(robots, run.success),
  };
}

/** By its first letters, as the rest may be damaged. */
const isOfKind = (kind: string) => (text: string) => text.startsWith(`${COMPANION}"${kind}"`);

const presenceOf = (texts: readonly string[], isWhole: boolean): Presence =>
  texts.length === 0 ? 'missing' : isWhole ? 'here' : 'damaged';

function linesOf({ process: processId, stream, from, at, after, text }: OutputText): PrintedLine[] {
  let timestamp = at;
  return text.split('\n').map((line, index) => {
    const end = after[index - 1] ?? '';
    timestamp = timestamp.slice(0, timestamp.length - end.length) + end;
    return { processId, seq: from + index, stream, text: line, timestamp };
  });
}

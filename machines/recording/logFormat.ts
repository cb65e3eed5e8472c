/** The form of a recorded log: JSON Lines, a header first, then one line for each event that came from outside. */
import * as v from 'valibot';

/** The version of this form; a log of another one cannot be read. */
export const LOG_VERSION = 1;

const header = v.object({
  v: v.literal(LOG_VERSION),
  /** The product's version and the id of its build. */
  version: v.string(),
  build: v.string(),
  /** When the recording began: milliseconds since 1970, by the browser's clock. */
  t0: v.number(),
  /** How many entries were dropped at the beginning because the log had become too long. */
  dropped: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Something was masked only after it had been compared: the marks of contexts do not fit the events any more. */
  isMaskedLate: v.boolean(),
});
export type LogHeader = v.InferOutput<typeof header>;

/** `i`: the start. `u`: said from outside, by a learner. `e`: the answer of an effect. `t`: a timer fired. */
const kind = v.picklist(['i', 'u', 'e', 't']);
export type EntryKind = v.InferOutput<typeof kind>;

/** What one actor became in a step: its state (null: as before), and the marks of what changed in its context. */
const change = v.strictTuple([v.nullable(v.string()), v.record(v.string(), v.string())]);
export type Change = v.InferOutput<typeof change>;

const event = v.looseObject({ type: v.string() });

const entryLine = v.strictTuple([v.number(), kind, v.string(), event, v.record(v.string(), change)]);

export interface Entry {
  /** Milliseconds since the recording began. */
  t: number;
  kind: EntryKind;
  /** The path of the actor that was spoken to. */
  to: string;
  event: v.InferOutput<typeof event>;
  /** What changed, by the path of the actor. */
  changes: Readonly<Record<string, Change>>;
}

export interface Log {
  header: LogHeader;
  entries: readonly Entry[];
}

/** Why a text is no log: `line` counts from 1; `version` is what another form says of itself. */
export type LogError =
  | { kind: 'empty' }
  | { kind: 'notALog' }
  | { kind: 'otherForm'; version: string }
  | { kind: 'brokenLine'; line: number };

export type LogAnswer = { outcome: 'read'; log: Log } | { outcome: 'refused'; error: LogError };

/** One entry as a line; the event is given as JSON, as it has been redacted on the way. */
export function entryText({ t, kind: of, to, changes }: Omit<Entry, 'event'>, eventJson: string): string {
  return `[${t},"${of}",${JSON.stringify(to)},${eventJson},${JSON.stringify(changes)}]`;
}

/** Reads a log. Whatever is wrong with it is an answer: it never throws. */
export function parseLog(text: string): LogAnswer {
  const [first = '', ...lines] = text.split(/\r?\n/);
  while (lines.at(-1) === '') lines.pop();
  if (first.trim() === '') return refused({ kind: 'empty' });
  const start = headerFrom(first);
  if ('kind' in start) return refused(start);
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = entryFrom(line);
    if (entry === undefined) return refused({ kind: 'brokenLine', line: index + 2 });
    entries.push(entry);
  }
  return entries.length === 0 ? refused({ kind: 'empty' }) : { outcome: 'read', log: { header: start, entries } };
}

const json = v.pipe(v.string(), v.parseJson());
const headerText = v.pipe(json, header);
const otherHeader = v.pipe(json, v.object({ v: v.union([v.number(), v.string()]), t0: v.unknown() }));
const entryTextSchema = v.pipe(json, entryLine);

const refused = (error: LogError): LogAnswer => ({ outcome: 'refused', error });

function headerFrom(line: string): LogHeader | LogError {
  const parsed = v.safeParse(headerText, line);
  if (parsed.success) return parsed.output;
  const other = v.safeParse(otherHeader, line);
  const isOther = other.success && other.output.v !== LOG_VERSION;
  return isOther ? { kind: 'otherForm', version: String(other.output.v) } : { kind: 'notALog' };
}

/** Reads the line of one entry; undefined when it is none. */
export function entryFrom(line: string): Entry | undefined {
  const parsed = v.safeParse(entryTextSchema, line);
  if (!parsed.success) return undefined;
  const [t, of, to, happened, changes] = parsed.output;
  return { t, kind: of, to, event: happened, changes };
}

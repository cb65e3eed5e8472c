/**
 * The form of a recorded log: JSON Lines, a header first, a line for each event that came from outside, what goes with them
 * (`companion.ts`), and an end mark. Whoever reads it passes over objects that they do not know.
 */
import * as v from 'valibot';
import { COMPANION } from './companion.ts';
import { type StartState, startEvent } from './startState.ts';

/** The version of this form. The one before knew neither states to start from nor companions, and is read still; no other is. */
export const LOG_VERSION = 4;
const FORM_BEFORE = 3;

/** What a calendar has, with room for the longest visit: milliseconds, since 1970 or since the recording began. */
const LONGEST_VISIT_MS = 1e12;
const beginning = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15 - LONGEST_VISIT_MS));
const sinceThen = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_VISIT_MS));

/** Printed and written into tests: nothing that a terminal or a program would take for more than a name. */
const name = v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/));

const header = v.object({
  v: v.picklist([FORM_BEFORE, LOG_VERSION]),
  /** The product's version and the id of its build. */
  version: name,
  build: name,
  /** When the recording began: milliseconds since 1970, by the browser's clock. */
  t0: beginning,
  /** How many entries there were before the state with which the log begins. */
  dropped: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Which calls of ports are written down (`callsAddedLater.ts`); a log of an earlier build does not say. */
  calls: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type LogHeader = v.InferOutput<typeof header>;

/** `i`: the start. `s`: the state from which a log goes on whose beginning is gone. `u`: said from outside, by a learner. `e`: the answer of an effect. `t`: a timer fired. */
const kind = v.picklist(['i', 's', 'u', 'e', 't']);
export type EntryKind = v.InferOutput<typeof kind>;

/** What one actor became in a step: its state (null: as before), and the marks of what changed in its context. */
const change = v.strictTuple([v.nullable(v.string()), v.record(v.string(), v.string())]);
export type Change = v.InferOutput<typeof change>;

/** Calls of ports stand among the changes under this name, each under its own: the second of a kind in a step has a 2 behind it. */
export const CALLS = 'ports';

/** The key of one more call in a step. */
export function callKey(calls: Readonly<Record<string, unknown>>, call: string): string {
  let key = call;
  for (let number = 2; key in calls; number += 1) key = `${call} ${number}`;
  return key;
}

const event = v.looseObject({ type: v.string() });

const entryLine = v.strictTuple([sinceThen, kind, v.string(), event, v.record(v.string(), change)]);

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

/** What a log has lost: its end, or all from a line on that cannot be read; `line` counts from 1. */
export type LogDamage = { kind: 'cut' } | { kind: 'brokenLine'; line: number };

export interface Log {
  header: LogHeader;
  entries: readonly Entry[];
  /** The lines that go with the entries, as they stand there. */
  companion: readonly string[];
  /** Null when all of it is there. */
  damage: LogDamage | null;
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

/** The last line: a log that does not have it, or has another number of entries, has lost some. */
export const endText = (entries: number): string => JSON.stringify({ end: entries });

/** Reads a log, as far as it can be read. Whatever is wrong with it is an answer: it never throws. */
export function parseLog(text: string): LogAnswer {
  const [first = '', ...lines] = withoutMark(text).split(/\r?\n/);
  while (lines.at(-1) === '') lines.pop();
  if (first.trim() === '') return refused({ kind: 'empty' });
  const start = headerFrom(first);
  if ('kind' in start) return refused(start);
  const entries: Entry[] = [];
  const companion: string[] = [];
  let damage: LogDamage | null = { kind: 'cut' };
  for (const [index, line] of lines.entries()) {
    if (line === endText(entries.length)) {
      // What follows is of another log, or of nobody: it is not passed over in silence.
      const more = lines.findIndex((after, at) => at > index && after.trim() !== '');
      damage = more === -1 ? null : { kind: 'brokenLine', line: more + 2 };
      break;
    }
    if (isBeside(line)) {
      companion.push(line);
      continue;
    }
    const entry = entryFrom(line);
    if (entry === undefined) {
      damage = { kind: 'brokenLine', line: index + 2 };
      break;
    }
    entries.push(entry);
  }
  if (entries.length > 0) return { outcome: 'read', log: { header: start, entries, companion, damage } };
  return refused(damage?.kind === 'brokenLine' ? damage : { kind: 'empty' });
}

/** What is damaged of a companion breaks nothing else, and what nobody knows is passed over. */
const isBeside = (line: string): boolean =>
  line.startsWith(COMPANION) || (line.startsWith('{') && !line.startsWith('{"end":') && v.is(json, line));

/** An editor may have put a byte order mark in front. */
const withoutMark = (text: string): string => (text.startsWith('\u{FEFF}') ? text.slice(1) : text);

const json = v.pipe(v.string(), v.parseJson());
const headerText = v.pipe(json, header);
const otherHeader = v.pipe(json, v.object({ v: v.union([v.number(), v.string()]), t0: v.unknown() }));
const entryTextSchema = v.pipe(json, entryLine);

const refused = (error: LogError): LogAnswer => ({ outcome: 'refused', error });

function headerFrom(line: string): LogHeader | LogError {
  const parsed = v.safeParse(headerText, line);
  if (parsed.success) return parsed.output;
  const other = v.safeParse(otherHeader, line);
  const isOther = other.success && other.output.v !== LOG_VERSION && other.output.v !== FORM_BEFORE;
  return isOther ? { kind: 'otherForm', version: String(other.output.v) } : { kind: 'notALog' };
}

/** Reads the line of one entry; undefined when it is none. */
export function entryFrom(line: string): Entry | undefined {
  const parsed = v.safeParse(entryTextSchema, line);
  if (!parsed.success) return undefined;
  const [t, of, to, happened, changes] = parsed.output;
  if (of === 's' && !v.is(startEvent, happened)) return undefined;
  return { t, kind: of, to, event: happened, changes };
}

/** Whether a log has lost what it began with, so that it cannot be replayed: only an older form can have. */
export const isHeadless = ({ entries }: Log): boolean =>
  entries.slice(0, 1).every((first) => first.kind !== 'i' && first.kind !== 's');

/** The state with which a log begins; undefined where it begins with the visit. */
export function startStateIn([first]: readonly Pick<Entry, 'kind' | 'event'>[]): StartState | undefined {
  return first?.kind === 's' && v.is(startEvent, first.event) ? first.event : undefined;
}

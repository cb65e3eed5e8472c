/** Writes down what comes into a tree of actors from outside, so that the same can be said to it again. */
import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate';
import { ROOT_PATH, actorPath, isActor } from './actorPath.ts';
import { boundaryKind } from './boundary.ts';
import { changesOf } from './changesOf.ts';
import { isHeard } from './isHeard.ts';
import { type DraftEntry, keptEntries } from './keptEntries.ts';
import {
  CALLS,
  type EntryKind,
  LOG_VERSION,
  type LogHeader,
  callKey,
  endText,
  entryFrom,
  entryText,
} from './logFormat.ts';
import type { Hear } from './heardPorts.ts';
import { markOf, markText } from './mark.ts';
import { type Redaction, masking } from './redaction.ts';
import { withoutTypedSecrets } from './typedSecrets.ts';

export interface RecorderInput {
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long the timer that is firing was set for, in milliseconds; where nobody says, nobody compares it. */
  firing?: () => number | undefined;
  /** The product's version and the id of its build. */
  version: string;
  build: string;
  /** How many characters may be kept; when there are more, the oldest entries go. */
  room?: number;
  redaction?: Redaction;
}

/** Give `inspect` to the root actor; who tells of something later says whether it was heard then. */
export interface Recorder {
  inspect: (inspected: InspectionEvent, wasHeard?: boolean) => void;
  /** Hears what the machines have done by their ports (`heardPorts`). */
  hear: Hear;
  /** The log so far, as JSON Lines. */
  text: () => string;
}

const ROOM = 4_000_000;

/** Never throws into the actors: a recorder that fails stops recording, and keeps what it has. */
export function recorder({ now, firing, version, build, room = ROOM, redaction = masking() }: RecorderInput): Recorder {
  const t0 = now();
  const kept = keptEntries(room);
  const look = changesOf(redaction);
  let current: DraftEntry | undefined;
  let isBroken = false;

  const begin = (kind: EntryKind, actor: AnyActorRef, event: AnyEventObject) => {
    const t = Math.max(current?.t ?? 0, Math.round(now() - t0));
    const to = actorPath(actor);
    const eventJson = redaction.redact(kind === 't' ? { ...event, delay: firing?.() } : event).json;
    current = { t, kind, to, eventJson, changes: {}, stream: streamOf(to, event) };
    kept.add(current);
  };

  const note = (actor: AnyActorRef, snapshot: Snapshot<unknown>) => {
    const change = look(actor, snapshot);
    if (change === undefined || current === undefined) return;
    const path = actorPath(actor);
    const [state = null, earlier] = current.changes[path] ?? [];
    const mayHoldMasks = redaction.hasMasked();
    const marks: Record<string, string> = { ...earlier };
    for (const key in change.marks) {
      const mark = change.marks[key];
      if (mark !== undefined) marks[key] = markText(mark, mayHoldMasks);
    }
    current.changes[path] = [change.state ?? state, marks];
  };

  const hear: Hear = (call, args) => {
    if (current === undefined) return;
    const [, calls = {}] = current.changes[CALLS] ?? [];
    const mark = markText(markOf(call, args, redaction), redaction.hasMasked());
    current.changes[CALLS] = [null, { ...calls, [callKey(calls, call)]: mark }];
  };

  /** Whatever breaks here must not reach the actors. */
  const safely = (work: () => void) => {
    if (isBroken) return;
    try {
      work();
    } catch {
      isBroken = true;
    }
  };

  const take = (inspected: InspectionEvent, wasHeard: boolean) => {
    const actor = inspected.actorRef;
    if (!isActor(actor)) return;
    if (inspected.type === '@xstate.actor' && actorPath(actor) === ROOT_PATH)
      begin('i', actor, { type: 'xstate.init' });
    if (inspected.type === '@xstate.snapshot') note(actor, inspected.snapshot);
    if (inspected.type !== '@xstate.event') return;
    const kind = boundaryKind(inspected);
    if (kind !== undefined && wasHeard) begin(kind, actor, inspected.event);
  };

  return {
    inspect: (inspected, wasHeard = isHeard(inspected)) => safely(() => take(inspected, wasHeard)),
    hear: (call, args) => safely(() => hear(call, args)),
    text() {
      const lines = kept.lines().map((line) => (redaction.finds(line) ? masked(line, redaction) : line));
      const header: LogHeader = { v: LOG_VERSION, version, build, t0, dropped: kept.dropped() };
      return [JSON.stringify(header), ...withoutTypedSecrets(lines, redaction), endText(lines.length), ''].join('\n');
    },
  };
}

/** The stream of output that an event belongs to. */
function streamOf(path: string, event: AnyEventObject): string | null {
  return event.type === 'output.printed' ? JSON.stringify([path, event['output']?.processId]) : null;
}

/** A line without what turned out to be a secret after it had been written. */
function masked(line: string, { redact }: Redaction): string {
  const entry = entryFrom(line);
  return entry === undefined ? line : entryText(entry, redact(entry.event).json);
}

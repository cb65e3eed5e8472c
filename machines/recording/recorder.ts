/** Writes down what comes into a tree of actors from outside, so that the same can be said to it again. */
import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate';
import { ROOT_PATH, actorPath, isActor } from './actorPath.ts';
import { boundaryKind } from './boundary.ts';
import { changesOf } from './changesOf.ts';
import { isDelivered } from './isDelivered.ts';
import { CALLS_HEARD } from './callsAddedLater.ts';
import type { DraftEntry } from './keptEntries.ts';
import { withoutLateSecrets } from './lateSecrets.ts';
import { CALLS, type EntryKind, type LogHeader, callKey } from './logFormat.ts';
import type { RecordCall } from './recordedPorts.ts';
import { markOf, markText } from './mark.ts';
import type { Seen } from '../ports/logPort.ts';
import { type Redaction, createRedaction } from './redaction.ts';
import { seenTexts } from './seenTexts.ts';
import { type SegmentBounds, Segments, segmentBounds } from './segments.ts';
import { isQuiet, startStateOf, treeOf } from './startState.ts';
import { withoutTypedSecrets } from './typedSecrets.ts';
import { STOPPED, type WrittenSegment, visitText } from './visitText.ts';

export interface RecorderInput {
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long the timer that is firing was set for, in milliseconds; where nobody says, nobody compares it. */
  firing?: () => number | undefined;
  /** The product's version and the id of its build. */
  version: string;
  build: string;
  /** Whether what is heard happens now: of what is told afterwards nobody knows what everybody was then. */
  isLive?: () => boolean;
  bounds?: SegmentBounds;
  redaction?: Redaction;
}

/** Give `inspect` to the root actor; who tells of something later says whether it was heard then. */
export interface Recorder {
  inspect: (inspected: InspectionEvent, wasHeard?: boolean) => void;
  /** Hears what the machines have done by their ports (`recordedPorts`). */
  hear: RecordCall;
  /** Keeps nothing of what it has heard; what comes then begins with the state that everybody is in. */
  beginAnew: () => void;
  /** What a log says of itself before its entries. */
  header: Readonly<Pick<LogHeader, 'version' | 'build' | 't0' | 'calls'>>;
  /** How many entries were heard until now, those included that are not kept any more. */
  heard: () => number;
  /** What is kept, without what is known to be a secret by now. */
  segments: () => readonly WrittenSegment[];
  /** The log so far, as JSON Lines; with what was seen where that is given. */
  text: (seen?: Seen) => string;
}

/** Never throws into the actors: a recorder that fails stops recording, keeps what it has, and says that the rest is missing. */
export function recorder({
  now,
  firing,
  version,
  build,
  isLive = () => true,
  bounds = segmentBounds,
  redaction = createRedaction(),
}: RecorderInput): Recorder {
  const t0 = now();
  const header = { version, build, t0, calls: CALLS_HEARD };
  const segments = new Segments(bounds);
  const look = changesOf(redaction);
  let root: AnyActorRef | undefined;
  let current: DraftEntry | undefined;
  let time = 0;
  let heard = 0;
  let isBroken = false;

  const begin = (kind: EntryKind, actor: AnyActorRef, event: AnyEventObject) => {
    time = Math.max(time, Math.round(now() - t0));
    if (kind === 'i') root = actor;
    // A timer that fires has left the list already: it would not be among those that are waited for.
    else if (kind !== 't' && (segments.isEmpty || segments.isDue(time)) && isLive()) cut();
    const to = actorPath(actor);
    const eventJson = redaction.redact(kind === 't' ? { ...event, delay: firing?.() } : event).json;
    current = { t: time, kind, to, eventJson, changes: {}, stream: streamOf(to, event) };
    heard += 1;
    if (kind === 'i') segments.begin(current);
    else segments.add(current);
  };

  /** Begins a segment where nothing is under way. */
  const cut = () => {
    if (root === undefined || !isQuiet(root)) return;
    const eventJson = JSON.stringify(startStateOf(root, redaction));
    segments.begin({ t: time, kind: 's', to: ROOT_PATH, eventJson, changes: {}, stream: null });
    // What is a change from now on is one of this state, also where the steps to it were never heard.
    for (const actor of treeOf(root)) look(actor, actor.getSnapshot());
  };

  const note = (actor: AnyActorRef, snapshot: Snapshot<unknown>) => {
    const change = look(actor, snapshot);
    if (change === undefined || current === undefined) return;
    const path = actorPath(actor);
    const [state = null, earlier] = current.changes[path] ?? [];
    const marks: Record<string, string> = { ...earlier };
    for (const key in change.marks) {
      const mark = change.marks[key];
      if (mark !== undefined) marks[key] = markText(mark);
    }
    current.changes[path] = [change.state ?? state, marks];
  };

  const hear: RecordCall = (call, args) => {
    if (current === undefined) return;
    const [, calls = {}] = current.changes[CALLS] ?? [];
    const mark = markText(markOf(call, args, redaction));
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

  const written = (): readonly WrittenSegment[] => {
    const all = segments.all.map(({ entries }) => entries.lines());
    const safe = withoutTypedSecrets(withoutLateSecrets(all.flat(), redaction), redaction);
    let at = 0;
    return segments.all.map(({ number, since, before }, index) => {
      const lines = safe.slice(at, (at += all[index]?.length ?? 0));
      // The step in which a recorder had to stop may be half told.
      const isCut = isBroken && index === all.length - 1;
      return { number, since, before, lines: isCut ? [...lines.slice(0, -1), STOPPED] : lines };
    });
  };

  return {
    inspect: (inspected, wasHeard = isDelivered(inspected)) => safely(() => take(inspected, wasHeard)),
    hear: (call, args) => safely(() => hear(call, args)),
    beginAnew() {
      segments.clear();
    },
    header,
    heard: () => heard,
    segments: written,
    text: (seen) => visitText(header, written(), seen === undefined ? [] : seenTexts(seen, redaction)),
  };
}

/** The stream of output that an event belongs to. */
function streamOf(path: string, event: AnyEventObject): string | null {
  return event.type === 'output.printed' ? JSON.stringify([path, event['output']?.processId]) : null;
}

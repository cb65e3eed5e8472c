/** Keeps what was seen of the robot in the last minutes, and shows it as it was to whoever looks back. */
import type { RobotFrame } from '#contract/robot.ts';
import type { ServerFrame } from '#contract/socket.ts';
import type { KeptRun, PastFact, PastPort, WrittenMark } from '#machines/ports/pastPort.ts';
import type { RobotSight, Sightings } from '#machines/ports/robotPort.ts';
import { ProgramMarks } from './ProgramMarks.ts';
import { RunRecord } from './RunRecord.ts';
import { ServerLag } from './ServerLag.ts';
import { type ReadyRun, ghostStore } from './ghostStore.ts';
import { giveFile } from './giveFile.ts';
import { nextFrame } from './nextFrame.ts';
import { onceAFrame } from './onceAFrame.ts';
import { type OtherRun, runOfCompared, runOfJudge, runOfName } from './otherRun.ts';
import { runBag } from './runBag.ts';
import type { WrittenRun } from './runBytes.ts';
import { sinceStart } from './runSpan.ts';

const TELL_EVERY_MS = 250;
const PLAYED_EVERY_MS = 100;

export interface PastStore extends PastPort {
  /** Whatever the server says: of some frames something is kept. */
  take(frame: ServerFrame): void;
  see(frame: RobotFrame): void;
  /** Nothing is left of what was kept. */
  forget(): void;
  /** What is kept, to be written down; null before anything was. */
  toWrite(): WrittenRun | null;
  /** Holds a run ready that was kept under a name, until the next one. */
  prepare(id: string, name: string, run: WrittenRun): void;
}

interface Around {
  /** The robot as it is. */
  live: Sightings;
  now?: () => number;
  /** Calls back when the page is painted next, unless the returned function was called. */
  atNextFrame?: (callBack: () => void) => () => void;
  give?: typeof giveFile;
}

export function pastStore({
  live,
  now = () => performance.now(),
  atNextFrame = nextFrame,
  give = giveFile,
}: Around): PastStore {
  const observers = new Set<(fact: PastFact) => void>();
  const runListeners = new Set<() => void>();
  const sightListeners = new Set<() => void>();
  const programs = new ProgramMarks();
  const lag = new ServerLag();
  let record: RunRecord | null = null;
  let world: number | null = null;
  let lastSeen: number | null = null;
  let kept: KeptRun | null = null;
  let notifiedAt = -Infinity;
  let moment: number | null = null;
  let past: RobotSight | null = null;
  /** A run that is looked at in place of what was seen here. */
  let other: OtherRun | null = null;
  let prepared: ReadyRun | null = null;

  const tellRun = onceAFrame(runListeners, atNextFrame);
  const tellSight = onceAFrame(sightListeners, atNextFrame);
  const ghosts = ghostStore(() => {
    const run = other?.kept ?? kept;
    return run === null ? null : sinceStart(run, moment ?? record?.to ?? run.to);
  }, atNextFrame);

  const tellAll = (fact: PastFact) => {
    for (const observer of observers) observer(fact);
  };

  const leaveWorld = () => {
    ghosts.compare([], null);
    show(null);
    tellAll({ type: 'past.left' });
  };

  const begin = (next: number | null): RunRecord => {
    const begun = new RunRecord();
    record = begun;
    world = next;
    notifiedAt = -Infinity;
    tellAll({ type: 'past.begun' });
    return begun;
  };

  const marksOf = ({ from, marks }: RunRecord): WrittenMark[] =>
    [...marks.filter(({ at }) => at >= from), ...programs.marks(lag.ms, from)].toSorted(
      (one, next) => one.at - next.at,
    );

  const tell = (current: RunRecord) => {
    if (now() - notifiedAt < TELL_EVERY_MS) return;
    notifiedAt = now();
    const { from, to, gaps } = current;
    kept = { from, to, marks: marksOf(current), gaps: gaps.filter(([, end]) => end > from), lag: lag.ms };
    tellRun();
  };

  const show = (at: number | null) => {
    moment = at;
    if (at === null && other !== null) {
      other = null;
      tellRun();
    }
    past = at === null ? null : ((other ?? record)?.sightAt(at) ?? null);
    tellSight();
    ghosts.moved();
  };

  const forget = () => {
    record = null;
    kept = null;
    prepared = null;
    lag.forget();
    programs.forget();
    ghosts.compare([], null);
    show(null);
    tellRun();
  };

  return {
    take(frame) {
      if (frame.type === 'process_output') lag.hear(Date.parse(frame.timestamp), now());
      if (frame.type === 'process_list') programs.take(frame.processes, now());
    },

    see(frame) {
      const since1970 = frame.era + frame.at;
      // While the simulation stands still, so does what it says of the time.
      if (since1970 !== lastSeen) lag.hear(since1970, now());
      lastSeen = since1970;
      // A robot that is seen for the first time takes nobody away from a run of its world.
      const isAnotherWorld = record !== null && world !== frame.world;
      if (isAnotherWorld || (other !== null && other.world !== frame.world)) leaveWorld();
      const current = record === null || isAnotherWorld ? begin(frame.world) : record;
      current.take(frame, now());
      tell(current);
      if (moment === null) ghosts.moved();
    },

    read: () => other?.kept ?? kept,

    subscribe(changed) {
      runListeners.add(changed);
      return () => void runListeners.delete(changed);
    },

    shown: {
      read: () => (moment === null ? live.read() : past),

      subscribe(changed) {
        const leave = live.subscribe(() => {
          if (moment === null) changed();
        });
        sightListeners.add(changed);
        return () => {
          leave();
          sightListeners.delete(changed);
        };
      },
    },

    moment: () => moment,

    show,

    open(run, challengeId, failures = []) {
      other = runOfJudge(run, challengeId, failures);
      tellRun();
    },

    openKept(id) {
      if (prepared?.id !== id) return;
      other = prepared.run;
      tellRun();
    },

    ghosts: { ...ghosts, areAlone: () => moment !== null && other?.kept.isComparison === true },

    forget,

    compare: (ids) => ghosts.compare(ids, prepared),

    openCompared() {
      other = runOfCompared(ghosts.runs());
      tellRun();
    },

    toWrite: () => (record === null ? null : { record, world, began: record.from - lag.ms, marks: marksOf(record) }),

    prepare(id, name, run) {
      prepared = { id, run: runOfName(name, run) };
    },

    play(from, tellPlayed) {
      const startedAt = now();
      let playedAt = startedAt;
      const step = () => {
        const at = from + (now() - startedAt) * (other?.speed ?? 1);
        const end = other?.kept.to ?? record?.to ?? 0;
        if (at >= end) return tellPlayed({ type: 'past.ended', at: end });
        show(at);
        if (now() - playedAt >= PLAYED_EVERY_MS) {
          playedAt = now();
          tellPlayed({ type: 'past.played', at });
        }
        stop = atNextFrame(step);
      };
      let stop = atNextFrame(step);
      return () => stop();
    },

    offerBag(odometry) {
      const parts = other === null ? record && runBag(record, lag.ms, odometry) : other.bag(odometry);
      if (parts !== null) give('servolab-run.bag', 'application/octet-stream', parts);
    },

    watch(observer) {
      observers.add(observer);
      forget();
      return () => void observers.delete(observer);
    },
  };
}

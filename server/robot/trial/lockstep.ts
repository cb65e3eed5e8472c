/**
 * Keeps what a program is told in step with what it does, so that no clock on the wall decides what happens: it is told the next thing when it has nothing left
 * to do about the last one. How long that takes is the computer's affair.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { ProgramThreads } from './programThreads.ts';

/** A program at rest that has not commanded anything may wait for a clock on the wall: it has as much time for each scan as in life. */
const SCAN_PERIOD_MS = 100;

/** So much of a processor's time a program may take over one message before it counts as one that never rests. */
const PATIENT_MS = 2000;

/** And so much from then on, until it rests: with five messages for a scan, which is usual, as much as in life. */
const RESTLESS_MS = 20;

/** Before each look; a program mostly takes a part of a millisecond over a message. */
const PAUSES_MS = [0.5, 0.3, 0.5, 1, 2, 4, 8];
const LONGEST_PAUSE_MS = 16;

/** So long a program is looked at after a longer pause: one that looks every ten milliseconds whether something has come, as `rospy.wait_for_message` does, runs once in each of those. */
const LOOK_MS = 0.5;

/** What came in meanwhile is heard, and answered: a call takes the event loop more than one turn. */
const TURNS = 3;

export interface Lockstep {
  /** A command has come. */
  came(): void;
  /** The program has ended: nothing is waited for. */
  end(): void;
  /** Resolves when the program has nothing left to do about what it was told, as far as that is waited for. */
  dealtWith(): Promise<void>;
  /** Resolves when the program has commanded something since this was called last, or was waited for as long as in life. */
  answered(): Promise<void>;
  /** Whether the program does most of what it does when nothing was told it, as one does that sleeps by the clock on the wall. */
  isByWallClock(): boolean;
}

const nobody = (): void => {};

async function listen(): Promise<void> {
  for (let times = 0; times < TURNS; times += 1) await turn();
}

/** `isOver` tells that enough real time has passed. */
export function createLockstep(threads: ProgramThreads, isOver: () => boolean): Lockstep {
  const program = { isEnded: false };
  let isRestless = false;
  let commands = 0;
  let unasked = 0;
  let answers = 0;
  let heard = nobody;

  const dealtWith = async (): Promise<void> => {
    const heardBefore = commands;
    let workedBefore: number | undefined;
    for (let times = 0; !program.isEnded && !isOver(); times += 1) {
      const pause = PAUSES_MS[times] ?? LONGEST_PAUSE_MS;
      sleep(pause);
      await listen();
      if (times === 0 || pause > LOOK_MS) threads.note();
      if (pause > LOOK_MS) sleep(LOOK_MS);
      workedBefore ??= threads.workedMs();
      await listen();
      if (threads.haveRested()) {
        isRestless = false;
        return;
      }
      const worked = threads.workedMs() - workedBefore;
      if (isRestless && (commands > heardBefore || worked > RESTLESS_MS)) return;
      if (worked > PATIENT_MS) isRestless = true;
    }
  };

  /** In life a command may come at any time, also from one that waits for a processor. */
  const untilHeard = (): Promise<void> =>
    new Promise((resolve) => {
      const settle = (): void => {
        clearTimeout(timer);
        heard = nobody;
        resolve();
      };
      const timer = setTimeout(settle, SCAN_PERIOD_MS);
      heard = settle;
    });

  return {
    came() {
      commands += 1;
      answers += 1;
      heard();
    },
    end() {
      program.isEnded = true;
      heard();
    },
    dealtWith,
    async answered() {
      if (answers === 0 && !program.isEnded) {
        await untilHeard();
        await dealtWith();
        unasked += answers;
      }
      answers = 0;
    },
    isByWallClock: () => unasked > commands / 2,
  };
}

const nothing = new Int32Array(new SharedArrayBuffer(4));

/** Shorter than a timer can, and nothing else is to be done meanwhile: what comes in is heard afterwards. */
function sleep(ms: number): void {
  Atomics.wait(nothing, 0, 0, ms);
}

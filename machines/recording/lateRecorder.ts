/** A recorder that hears a visit from its first moment on, and is fetched when the visitor has seen the page. */
import { isDelivered } from './isDelivered.ts';
import type { Recorder, RecorderInput } from './recorder.ts';

interface LateRecorderInput {
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long the timer that is firing was set for, in milliseconds. */
  firing: () => number | undefined;
  /** Fetches the recorder, and makes it with the clock that it is to go by. */
  load: () => Promise<(clock: Required<Pick<RecorderInput, 'now' | 'firing' | 'isLive'>>) => Recorder>;
}

export interface LateRecorder extends Pick<Recorder, 'inspect' | 'hear' | 'beginAnew'> {
  /** The recorder, which has written down by then what was heard before. Rejects when it cannot be had, and tries again when it is asked again. */
  bring: () => Promise<Recorder>;
}

/** What is said to a recorder, and when it was. */
interface Heard {
  at: number;
  firing: number | undefined;
  tell: (recorder: Recorder) => void;
}

/** Whoever cannot fetch the recorder is not to fill the memory: they have a log that begins when it comes. */
const MOST_REMEMBERED = 20_000;

/** Writes what a recorder writes that was there from the start. */
export function lateRecorder({ now, firing, load }: LateRecorderInput): LateRecorder {
  const heard: Heard[] = [];
  let present: Recorder | undefined;
  let fetching: Promise<Recorder> | undefined;
  let hasMissed = false;
  /** The moment that is being told of afterwards; undefined while what is heard is written down at once. */
  let past: Omit<Heard, 'tell'> | undefined = { at: now(), firing: undefined };
  const clock = {
    now: () => (past === undefined ? now() : past.at),
    firing: () => (past === undefined ? firing() : past.firing),
    isLive: () => past === undefined,
  };

  const remember = (tell: Heard['tell']) => {
    if (present !== undefined) tell(present);
    else if (heard.length < MOST_REMEMBERED) heard.push({ at: now(), firing: firing(), tell });
    else hasMissed = true;
  };

  const write = async () => {
    const recorder = (await load())(clock);
    for (const one of heard) {
      past = one;
      one.tell(recorder);
    }
    heard.length = 0;
    past = undefined;
    present = recorder;
    if (hasMissed) recorder.beginAnew();
    return recorder;
  };

  return {
    inspect(inspected, wasHeard = isDelivered(inspected)) {
      remember((recorder) => recorder.inspect(inspected, wasHeard));
    },
    hear: (call, args) => remember((recorder) => recorder.hear(call, args)),
    beginAnew: () => remember((recorder) => recorder.beginAnew()),
    bring() {
      fetching ??= write().catch((error: unknown) => {
        fetching = undefined;
        throw error;
      });
      return fetching;
    },
  };
}

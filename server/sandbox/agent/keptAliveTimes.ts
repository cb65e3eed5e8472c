/**
 * How soon what has ended, or is not well any more, is started again. A learner who shuts the master down or takes the robot its topics has both
 * back within five seconds: these waits take half of that, and leave the rest to what is started.
 */
export const keptAliveTimes = {
  askEveryMs: 1000,
  /** After so many bad answers in a row it is started again; one may only mean a busy computer. */
  maxBadAnswers: 2,
  restartMs: 250,
  pollMs: 25,
} as const;

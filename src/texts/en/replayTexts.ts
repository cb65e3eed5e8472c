import type { Compared, DivergenceKind } from '#machines/recording/divergence.ts';
import type { EntryKind, LogDamage } from '#machines/recording/logFormat.ts';
import type { Build } from '#machines/recording/isSameBuild.ts';
import type { ReplayError } from '#machines/recording/replayMachine.ts';
import type { WordsFor } from '../textOf.ts';

/** The page that shows a recorded log. */
export const replayTexts = {
  title: 'Replay a log',
  intro: 'Choose a log that was downloaded by “Report a problem”, or drop it here. It stays in this browser.',
  choose: 'Choose a log',
  other: 'Choose another log',
  play: 'Play',
  pause: 'Pause',
  back: 'One step back',
  forward: 'One step on',
  timeLine: 'Time line',
  search: 'Search for an event or an actor',
  next: 'Find next',
  actors: 'Actors',
  stage: 'The site as it was',
  onThisPage: 'Here the learner looked at a log.',
  equal: 'Equal: the machines of this build become what they were.',
  divergence: 'First divergence',
  toDivergence: 'Go there',
  recorded: ({ version, build }: Build) => `Recorded with version ${version}, build ${build}.`,
  otherBuild: ({ version, build }: Build) =>
    `This page is version ${version}, build ${build}: a divergence may be a change that was meant.`,
  howCompared: ({ exact, shape, unknown }: Compared) =>
    `${exact.toLocaleString('en')} of ${(exact + shape + unknown).toLocaleString('en')} values were compared exactly, the others, which hold what was masked or very long, by their length or not at all.`,
  step: (position: number, last: number, milliseconds: number) =>
    `Step ${position} of ${last}, ${(milliseconds / 1000).toFixed(3)} s after the start`,
  diverged: (step: number, path: string, key: string | null) =>
    `The machines of this build part from the log at step ${step}, in ${path}${key === null ? '' : `, ${key}`}.`,
  compared: (expected: string, actual: string) => `Expected ${expected}, found ${actual}.`,
} as const;

export const entryKindTexts = {
  i: 'start',
  u: 'from outside',
  e: 'answer',
  t: 'timer',
} as const satisfies Record<EntryKind, string>;

export const divergenceTexts = {
  actorMissing: 'An actor is not there.',
  timerMissing: 'A timer is not running.',
  timerDelay: 'A timer was set for another time.',
  state: 'A state is another one.',
  context: 'Something that is remembered is another thing.',
  strayEffect: 'An effect goes past the ports.',
  failure: 'A machine threw.',
} as const satisfies Record<DivergenceKind, string>;

/** What a log has lost; what is left of it is replayed. */
export const logDamageTexts: WordsFor<LogDamage> = {
  cut: () => 'The end of this log is missing: what happened after its last step is not known.',
  brokenLine: ({ line }) => `Line ${line} of this log is broken: it is replayed up to there.`,
};

/** Why a log cannot be replayed. */
export const replayErrorTexts: WordsFor<ReplayError> = {
  empty: () => 'This file is empty.',
  notALog: () => 'This file is not a log of Servolab: its first line is not the header of one.',
  otherForm: ({ version }) => `This log has form ${version}, and only form 2 can be read.`,
  brokenLine: ({ line }) => `Line ${line} of this log is broken.`,
  headless: ({ dropped }) =>
    `This log cannot be replayed: its first ${dropped} entries were dropped when it became too long.`,
};

import type { Compared, Divergence, DivergenceKind } from '#machines/recording/divergence.ts';
import type { LaneName } from '#machines/recording/lanes.ts';
import type { LogDamage } from '#machines/recording/logFormat.ts';
import type { Sender } from '#machines/recording/logRows.ts';
import type { Build } from '#machines/recording/isSameBuild.ts';
import type { ReplayError } from '#machines/recording/replayContext.ts';
import type { WordsFor } from '../textOf.ts';

/** The page that shows a recorded log. */
export const replayTexts = {
  title: 'Replay a log',
  intro: 'Choose a log that was downloaded by “Report a problem”, or drop it here. It stays in this browser.',
  choose: 'Choose a log',
  reading: 'Reading the log, and comparing it with the machines of this build…',
  /** `step`: where the machines part from it. */
  wasRead: (step: number | undefined, isWhole: boolean) => {
    if (step !== undefined) return `The log was read: the machines part from it at step ${step}.`;
    return isWhole ? 'The log was read: equal.' : 'The log was read: equal as far as it goes.';
  },
  other: 'Choose another log',
  play: 'Play',
  pause: 'Pause',
  back: 'One step back',
  forward: 'One step on',
  timeLine: 'Time line',
  events: 'Events',
  eventsHint: 'J and K, or the arrow keys, go from event to event; Home and End to the first and the last.',
  actor: 'Actor',
  allActors: 'All actors',
  search: 'Search events and what they brought',
  listed: (shown: number, total: number) =>
    shown === total
      ? `${total.toLocaleString('en')} events`
      : `${shown.toLocaleString('en')} of ${total.toLocaleString('en')} events`,
  noneListed: 'No event is like that. Choose another actor, or look for other words.',
  next: 'Find next',
  actors: 'Actors',
  stage: 'The site as it was',
  onThisPage: 'Here the learner looked at a log.',
  equal: 'Equal: the machines of this build become what they were.',
  equalSoFar: 'Equal as far as it goes: the machines of this build become what they were.',
  divergence: 'First divergence',
  event: (type: string, position: number, last: number) => `${type}, step ${position} of ${last}`,
  parted: 'parts here',
  seconds: (milliseconds: number) => `${(milliseconds / 1000).toFixed(3)} s`,
  toDivergence: 'Go there',
  recorded: ({ version, build }: Build) => `Recorded with version ${version}, build ${build}.`,
  midway: 'It begins in the middle of the visit, with the state in which everything was then.',
  otherBuild: ({ version, build }: Build) =>
    `This page is version ${version}, build ${build}: a divergence may be a change that was meant.`,
  howCompared: ({ exact, shape, unknown }: Compared, isParted: boolean) =>
    shape + unknown === 0
      ? `${isParted ? 'Until they part, all' : 'All'} ${exact.toLocaleString('en')} values were compared exactly.`
      : [
          isParted ? 'Until they part, ' : '',
          `${exact.toLocaleString('en')} of ${(exact + shape + unknown).toLocaleString('en')} values were compared exactly`,
          shape === 0 ? '.' : `, ${shape.toLocaleString('en')} by their length, as something in them was masked.`,
          unknown === 0
            ? ''
            : ` Not compared: ${unknown.toLocaleString('en')}, as something in them was masked afterwards, or this log is too old to have them.`,
        ].join(''),
  step: (position: number, last: number, milliseconds: number) =>
    `Step ${position} of ${last}, ${(milliseconds / 1000).toFixed(3)} s after the start`,
  diverged: (step: number) => `The machines of this build part from the log at step ${step}.`,
  bothValues: (of: string, recorded: string, found: string) =>
    `${of} is ${recorded} in the log after that step, and ${found} on these machines.`,
  oneValue: (of: string, before: string, found: string) =>
    `${of} was ${before} before that step and is ${found} on these machines after it. In the log it became something else: what, cannot be told, as a log keeps only a fingerprint of it.`,
  nothing: 'nothing',
} as const;

/** The drawing of a machine, beside a step of a log. */
export const replayDrawingTexts = {
  title: 'Diagram of',
  follow: 'whoever is told at each step',
  drawing: (machine: string) => `The machine ${machine}, its active states and what it took in this step marked`,
  states: 'In:',
  ended: 'no state, as it has ended',
  taken: 'Taken in this step:',
  nothingTaken: 'nothing',
  noMachine: 'There is no such actor at this step, or it has no machine of its own.',
  missing: 'The drawing of this machine could not be fetched. Go to another step to ask for it again.',
} as const;

/** A step of a log, made into a test. */
export const replayTestTexts = {
  title: 'A test of this step',
  intro:
    'It tells the machines what led here, in as few events as are found in ten seconds. Where what was seen at this step is the fault, take the test that denies it: it fails until the fault is mended.',
  demand: 'Write a test that demands this',
  deny: 'Write a test that denies this',
  writing: 'Writing the test…',
  written: (events: number, steps: number, name: string) =>
    `The test tells ${events} of the ${steps.toLocaleString('en')} events up to this step. Keep it as tests/machines/replays/${name}.`,
  test: 'The test',
  copy: 'Copy the test',
  download: 'Download the test',
  behind: (step: number) =>
    `The machines of this build part from the log at step ${step}: what was seen later is not known. Take an earlier step.`,
  untestable: 'There is nothing at this step that a test could ask for.',
  failed: 'No test was written: something on this page broke.',
} as const;

/** What happened in one step of a log. */
export const replayStepTexts = {
  title: (step: number) => `Step ${step}`,
  brought: 'What it brought',
  broughtNothing: 'Nothing but its name.',
  changed: 'What changed',
  changedNothing: 'Nothing that an actor is or knows.',
  absent: 'not there',
  told: 'Who told whom',
  toldNobody: 'Nobody told anybody anything.',
  list: (length: number) => `a list of ${length}`,
  more: (letters: number) => `… and ${letters.toLocaleString('en')} letters more`,
} as const;

/** The lanes of the time line, by what stands in them. */
export const laneTexts = {
  typing: 'Typing',
  deeds: 'Deeds',
  answers: 'Answers',
  timers: 'Timers',
  errors: 'Errors',
} as const satisfies Record<LaneName, string>;

export const senderTexts = {
  start: 'start',
  outside: 'outside',
  timer: 'timer',
  watcher: 'watcher',
} as const satisfies Record<Exclude<Sender['kind'], 'work'>, string>;

/** Where machines and log part in something else than a value. */
export const divergenceTexts: Readonly<Record<DivergenceKind, (divergence: Divergence) => string>> = {
  actorMissing: ({ path, expected }) => `${path} was told ${expected}, but on these machines there is no such actor.`,
  timerMissing: ({ path, expected }) =>
    `The timer ${expected} fired in ${path}, but on these machines it is not running.`,
  timerDelay: ({ path, key, expected, actual }) =>
    `The timer ${key} of ${path} was set for ${expected}; on these machines it is set for ${actual}.`,
  state: ({ path, expected, actual }) => `The state of ${path}: ${expected} in the log, ${actual} on these machines.`,
  context: ({ path, key, expected, actual }) =>
    `${key} of ${path}: ${expected} in the log, ${actual} on these machines.`,
  strayEffect: ({ path, actual }) =>
    `${path} hears ${actual}, of which the log says nothing: an effect goes past the ports.`,
  failure: ({ actual }) => `A machine throws: ${actual}`,
};

/** What a log has lost; what is left of it is replayed. */
export const logDamageTexts: WordsFor<LogDamage> = {
  cut: () => 'The end of this log is missing: what happened after its last step is not known.',
  brokenLine: ({ line }) => `Line ${line} of this log is broken: it is replayed up to there.`,
};

/** Why a log cannot be replayed. */
export const replayErrorTexts: WordsFor<ReplayError> = {
  empty: () => 'This file is empty.',
  notALog: () => 'This file is not a log of Servolab: its first line is not the header of one.',
  otherForm: ({ version }) => `This log has form ${version}, which this version of the site cannot read.`,
  brokenLine: ({ line }) => `Line ${line} of this log is broken.`,
  unopened: () => 'This file could not be read: it is a folder, or it is not there any more.',
  unread: () => 'This log could not be read: something on this page broke.',
  headless: ({ dropped }) =>
    `This log cannot be replayed: its first ${dropped} entries were dropped when it became too long.`,
};

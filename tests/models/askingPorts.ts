import type { Ports } from '#machines/app/ports.ts';
import { askerNow } from './engine/knownAskers.ts';
import type { World } from './engine/World.ts';

const nothing = () => undefined;
const nothingTraced = { end: 0, times: [], values: new Map() };
const noGhosts = [] as const;
const nothingPrinted = { rows: [], trims: 0, processes: new Map() };

/** Who asks for what the browser remembers under which name. */
const readersOf: Readonly<Record<string, string>> = {
  theme: 'readTheme',
  panes: 'readLayout',
  longLines: 'readLongLines',
  processes: 'readMemory',
  robotDisplay: 'readDisplay',
  welcome: 'readSeen',
};

/** Ports that leave every answer to the walk: each call waits for the actor, by its id, that makes it. */
export function askingPorts({ ask }: World) {
  return {
    accounts: { delete: () => ask('deleteAccount') },
    api: { describe: () => ask('describe'), tryOut: () => ask('tryOut') },
    auth: {
      watch: () => nothing,
      passwordLength: () => ask('askPasswordLength'),
      signIn: () => ask('signIn'),
      signUp: () => ask('signUp'),
      resendConfirmation: () => ask('sendEmail'),
      sendRecovery: () => ask('sendRecovery'),
      changePassword: () => ask('changePassword'),
      leaveForGoogle: () => ask('leave'),
      finishCallback: () => ask('finishCallback'),
      signOut: () => ask('signOut'),
      forgetSession: () => ask('signOut'),
    },
    board: {
      list: () => ask('listRuns', 'addRuns'),
      share: () => ask('shareRun'),
      report: () => ask('reportRun'),
      takeBack: () => ask('takeBackRun'),
    },
    builds: { build: () => ask('build'), outcomeOf: () => ask('askOutcome') },
    challenges: {
      list: () => ask('listChallenges'),
      paths: () => ask('listPaths'),
      problemOf: () => ask('loadProblem'),
      start: () => ask('startChallenge', 'startLeft'),
      submit: () => ask('storeSolution'),
      lastSubmission: () => ask('recallSubmission'),
    },
    demo: { subscribe: () => ask('subscribe') },
    drafts: {
      find: () => ask('findDraft'),
      keep: () => ask('keepDraft'),
      drop: () => ask('dropDraft', 'discardDraft'),
    },
    exports: { give: () => ask('giveExport') },
    files: {
      // What was refused looks whether it is stored all the same: it is not.
      load: () =>
        ['saveFile', 'build'].includes(askerNow() ?? '')
          ? Promise.resolve({ outcome: 'absent' })
          : ask('loadFile', 'loadTheirs'),
      save: () => ask('saveFile'),
      versions: () => ask('listVersions'),
      version: () => ask('readVersion'),
      keep: () => ask('keepText'),
    },
    keptRuns: {
      list: () => ask('listRuns'),
      keep: () => ask('keepRun'),
      load: () => ask('loadRun'),
      drive: () => ask('readDrive'),
      drop: () => ask('dropRun'),
    },
    languages: { send: nothing, subscribe: () => nothing },
    locales: {
      preferences: () => ask('askReader') as never,
      remember: nothing,
      watch: () => nothing,
      load: () => ask('loadWords'),
    },
    location: { watch: () => nothing, go: nothing, guardUnload: () => nothing },
    log: {
      download: nothing,
      openRuns: () => ask('openRuns'),
      visits: { list: () => ask('listVisits'), read: () => ask('readVisit', 'giveVisit'), give: nothing },
    },
    messages: { send: () => ask('sendMessage') },
    operators: {
      look: () => ask('look'),
      stopProgram: () => ask('stopProgram'),
      closeWorkspace: () => ask('closeWorkspace'),
      permitInspection: () => ask('permitInspection'),
    },
    output: {
      read: () => nothingPrinted,
      subscribe: () => nothing,
      describe: nothing,
      begin: nothing,
      end: nothing,
      clear: nothing,
      offer: nothing,
    },
    past: {
      read: () => null,
      subscribe: () => nothing,
      shown: { read: () => null, subscribe: () => nothing },
      ghosts: { read: () => noGhosts, areAlone: () => false, subscribe: () => nothing },
      compare: nothing,
      moment: () => null,
      show: nothing,
      open: nothing,
      openKept: nothing,
      openCompared: nothing,
      offerBag: nothing,
      play: () => nothing,
      watch: () => nothing,
    },
    // What this port answers at once arrives later: that moment, too, is the walk's to choose.
    preferences: {
      read: (name: string) => ask(readersOf[name]!) as unknown as string,
      write: nothing,
      watch: () => nothing,
    },
    processes: {
      execute: () => ask('execute'),
      start: () => ask('execute'),
      stop: () => ask('stopProcess'),
      list: () => ask('listProcesses'),
    },
    profiles: {
      isVerified: () => ask('verifyUser'),
      loadDetails: () => ask('loadDetails'),
      checkDetails: () => ask('checkDetails'),
      saveDetails: () => ask('saveDetails'),
      watchDetails: () => nothing,
      loadProfile: () => ask('loadProfile'),
      saveProfile: () => ask('saveProfile'),
    },
    progress: { load: () => ask('loadProgress'), achievements: () => ask('loadAchievements') },
    robot: { read: () => null, subscribe: () => nothing, watch: () => nothing },
    ros: {
      rates: () => ask('countRates'),
      openWorld: () => ask('openWorld'),
      world: () => ask('loadWorld', 'askWorld'),
      commands: () => ask('listCommands'),
      topics: () => ask('listTopics'),
      graph: () => ask('examine'),
    },
    // As what is remembered, above.
    runClock: { begin: nothing, elapsed: () => ask('readElapsed') as unknown as number },
    topics: {
      read: () => null,
      subscribe: () => nothing,
      watch: () => nothing,
      traces: { read: () => nothingTraced, subscribe: () => nothing, trace: nothing, hold: nothing, release: nothing },
    },
    siteData: { erase: () => ask('eraseTraces') },
    verdicts: { ask: () => ask('askVerdict') },
    sockets: { connect: () => ({ send: nothing, close: nothing }) },
  } satisfies Ports;
}

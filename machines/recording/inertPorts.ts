import type { Ports } from '../app/ports.ts';

const endless = new Promise<never>(() => undefined);
const never = async (): Promise<never> => endless;
const unwatch = (): void => undefined;
const nothingTraced = { end: 0, times: [], values: new Map() };
const noTraces = {
  read: () => nothingTraced,
  subscribe: () => unwatch,
  trace: () => undefined,
  hold: () => undefined,
  release: () => undefined,
};
const noGhosts = [] as const;
const nothingPrinted = { rows: [], trims: 0, processes: new Map() };

/** A world that takes everything and never answers: what a replay runs in. */
export function inertPorts(): Ports {
  return {
    accounts: { delete: never },
    api: { describe: never, tryOut: never },
    auth: {
      watch: () => unwatch,
      passwordLength: never,
      signIn: never,
      signUp: never,
      resendConfirmation: never,
      sendRecovery: never,
      changePassword: never,
      leaveForGoogle: never,
      finishCallback: never,
      signOut: never,
      forgetSession: never,
    },
    board: { list: never, share: never, report: never, takeBack: never },
    builds: { build: never, outcomeOf: never },
    challenges: { list: never, paths: never, problemOf: never, start: never, submit: never, lastSubmission: never },
    demo: { subscribe: never },
    drafts: { find: never, keep: never, drop: never },
    exports: { give: never },
    files: { load: never, save: never, versions: never, version: never, keep: never },
    keptRuns: { list: never, keep: never, load: never, drive: never, drop: never },
    languages: { send: () => undefined, subscribe: () => unwatch },
    // The same holds for the wishes of a reader as for what is remembered, below.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    locales: { preferences: () => endless as never, remember: () => undefined, watch: () => unwatch, load: never },
    location: { watch: () => unwatch, go: () => undefined, guardUnload: () => unwatch },
    messages: { send: never },
    operators: { look: never, stopProgram: never, closeWorkspace: never, permitInspection: never },
    log: { download: () => undefined, openRuns: never, visits: { list: never, read: never, give: () => undefined } },
    output: {
      read: () => nothingPrinted,
      subscribe: () => unwatch,
      describe: () => undefined,
      begin: () => undefined,
      end: () => undefined,
      clear: () => undefined,
      offer: () => undefined,
    },
    past: {
      read: () => null,
      subscribe: () => unwatch,
      shown: { read: () => null, subscribe: () => unwatch },
      ghosts: { read: () => noGhosts, areAlone: () => false, subscribe: () => unwatch },
      compare: () => undefined,
      moment: () => null,
      show: () => undefined,
      open: () => undefined,
      openKept: () => undefined,
      openCompared: () => undefined,
      offerBag: () => undefined,
      play: () => unwatch,
      watch: () => unwatch,
    },
    // Machines await what is remembered: a promise, though the port does not speak of one, is an answer that never comes.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    preferences: { read: () => endless as never, write: () => undefined, watch: () => unwatch },
    processes: { execute: never, start: never, stop: never, list: never },
    profiles: {
      isVerified: never,
      loadDetails: never,
      checkDetails: never,
      saveDetails: never,
      watchDetails: () => unwatch,
      loadProfile: never,
      saveProfile: never,
    },
    progress: { load: never, achievements: never },
    robot: { read: () => null, subscribe: () => unwatch, watch: () => unwatch },
    ros: { openWorld: never, world: never, commands: never, topics: never, rates: never, graph: never },
    // What this port answers at once is awaited, too.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    runClock: { begin: () => undefined, elapsed: () => endless as never },
    topics: { read: () => null, subscribe: () => unwatch, watch: () => unwatch, traces: noTraces },
    siteData: { erase: never },
    verdicts: { ask: never },
    sockets: { connect: () => ({ send: () => undefined, close: () => undefined }) },
  };
}

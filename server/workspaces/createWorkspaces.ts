/** Every learner's workspace on this machine, in one folder of data. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_FILE_PATH } from '#contract/limits.ts';
import { projectRoot } from '../config/bundles.ts';
import { composeStarters } from '../challenges/composeStarters.ts';
import { type Course, programPathInside, worldOf } from '../challenges/course.ts';
import { DiskReserve } from '../limits/DiskReserve.ts';
import { unlockFolder } from '../files/unlockFolder.ts';
import type { LearnerQuota } from '../files/quota/LearnerQuota.ts';
import type { Quotas } from '../files/quota/Quotas.ts';
import type { Middleware } from '../middleware/Middleware.ts';
import type { Excess } from '../sandbox/budget/Excess.ts';
import { type BudgetListener, BudgetWatch } from '../sandbox/budget/BudgetWatch.ts';
import { canary } from '../sandbox/canary.ts';
import { type Account, learnerAccounts } from '../sandbox/learnerAccounts.ts';
import { buildLimits } from '../sandbox/programLimits.ts';
import { runProgram } from '../sandbox/runProgram.ts';
import { sandboxFaultSentences } from '../sandbox/sandboxFaultSentences.ts';
import type { ControlGroups } from '../sandbox/groups/controlGroups.ts';
import { type Sandbox, startSandbox } from '../sandbox/startSandbox.ts';
import type { TrialRules } from '../sandbox/trialMessages.ts';
import { judgeFromStarts } from '../judge/judgeFromStarts.ts';
import { judgedWorlds } from '../judge/judgedWorlds.ts';
import { usualTrialRules } from '../judge/judgeProgram.ts';
import { LearnerWorkspace } from './LearnerWorkspace.ts';
import { openJudge } from './openJudge.ts';
import { keepBundles } from './keepBundles.ts';
import { OpenedWorkspaces } from './OpenedWorkspaces.ts';
import { BWRAP, type SandboxOptions, sandboxParts } from './sandboxParts.ts';
import { sightOf } from './sightOf.ts';
import { copyTemplate, changeOwner, prepareTemplate } from './prepareTemplate.ts';
import { withOpenFolder } from './withOpenFolder.ts';
import { sweepDataFolder, trialsFolder } from './sweepDataFolder.ts';
import { type SandboxReport, stopping, WorkspaceUnavailableError, type Workspaces, unavailable } from './workspace.ts';
import { placesIn, type WorkspacePlaces } from './WorkspacePlaces.ts';
import { type WorkspaceRules, usualRules } from './WorkspaceRules.ts';
import { WatchedSandboxes } from './WatchedSandboxes.ts';

export interface WorkspacesOptions extends SandboxOptions {
  /** Workspaces, their template and the canary's folders lie below it. It must exist, and no other server may use it. */
  dataDir: string;
  log: (text: string) => void;
  course: Course;
  rules?: Partial<WorkspaceRules>;
  /** Where workspaces lie; in `dataDir` when it is left out. */
  places?: WorkspacePlaces;
  /** What learners may keep on the disk; everything when it is left out. */
  quotas?: Quotas;
  /** Of the kernel, a share of the processors for each sandbox. */
  groups?: ControlGroups | null;
  /** Told when programs of a learner are ended for what they use. */
  exceeded?: (learnerId: string, end: Excess) => void;
  trialRules?: Partial<TrialRules>;
  /** From how many starts a program is judged that passes. */
  judgedStarts?: number;
  /** In place of `/etc/subuid`. */
  subordinateIds?: string;
}

/** Whose sandbox it is; without it nobody's in particular. */
interface StartedFor {
  runsAs?: Account | undefined;
  quota?: LearnerQuota | undefined;
  listener?: BudgetListener;
}

/** The one that the learner sees, and three others. */
const USUAL_STARTS = 4;

/**
 * Resolves when the canary has decided whether anything can be run, within about half a second, and minutes where the machine is busy; the
 * template is made after that, while nobody waits but the first learner. Call it from the main thread: sandboxes die with their thread.
 */
export async function createWorkspaces(options: WorkspacesOptions): Promise<Workspaces> {
  const { dataDir, log, middleware, quotas } = options;
  const rules = { ...usualRules, ...options.rules };
  const accounts = learnerAccounts(options.subordinateIds);
  const account = accounts?.shared;
  const places = options.places ?? (await placesIn(dataDir, log));
  await sweepDataFolder(dataDir, log);
  const bundles = await keepBundles(dataDir, options);
  composeStarters(options.course, join(projectRoot, 'workspace'), startersFolder(dataDir));

  const watched = new WatchedSandboxes(
    new BudgetWatch(rules.memoryBytes, new DiskReserve(places.root, rules.reserveBytes)),
  );
  const start = async (
    folder: string,
    agentArguments: readonly string[],
    { runsAs = account, quota = quotas?.apart(folder), listener }: StartedFor = {},
  ): Promise<Sandbox> => {
    const group = options.groups?.open();
    const parts = { ...sandboxParts({ ...options, ...bundles }), account: runsAs, group, folder, agentArguments };
    return watched.add(await startSandbox(parts, log), { quota, group }, listener);
  };

  const sandbox = await examine(options, async (folder) => {
    await changeOwner(account, folder);
    return start(folder, []);
  });
  const closing = new AbortController();
  const build = async (folder: string): Promise<void> => buildIn(await start(folder, []), middleware, closing.signal);
  const template = prepareTemplate({
    source: startersFolder(dataDir),
    folder: join(dataDir, 'template'),
    account,
    build: sandbox.available ? build : undefined,
    signal: closing.signal,
    log,
  });
  // Whoever needs it gets the error.
  template.catch(() => undefined);

  const challengeOf = (id: number) => options.course.challenges.find(({ about }) => about.id === id);
  const worlds = (challengeId: number | null) => worldOf(options.course, challengeId);
  const challengePrograms = new Set(options.course.challenges.map(programPathInside));
  const runsAnother = (challengeId: number | null, command: string): boolean => {
    const [first = '', ...args] = command.split(' ');
    const file = middleware.fileRunBy(first, args);
    const challenge = challengeId === null ? undefined : challengeOf(challengeId);
    const own = challenge === undefined ? DEFAULT_FILE_PATH : programPathInside(challenge);
    return file !== undefined && file !== own && challengePrograms.has(file);
  };
  const open = async (learnerId: string): Promise<LearnerWorkspace> => {
    const folder = await places.placeOf(learnerId);
    if (!existsSync(folder)) await copyTemplate(await template, folder);
    unlockFolder(folder);
    const runsAs = accounts?.of(learnerId);
    await changeOwner(runsAs, folder);
    return new LearnerWorkspace({
      root: folder,
      rules,
      middleware,
      worldOf: worlds,
      runsAnother,
      start: (programs) => {
        const exceeded: BudgetListener['exceeded'] = (pid, end) => {
          options.exceeded?.(learnerId, end);
          programs.exceeded(pid, end);
        };
        const listener = { ...programs, exceeded };
        const begin = () => start(folder, ['--graph'], { runsAs, quota: quotas?.of(folder), listener });
        return startFor(sandbox, () => withOpenFolder(folder, begin, log), log);
      },
    });
  };
  const opened = new OpenedWorkspaces(places.root, open, (folder) => quotas?.forget(folder));
  return {
    sandbox,
    of: (learnerId) => opened.of(learnerId),
    remove: (learnerId, last) => opened.remove(learnerId, last),
    leave: (learnerId) => opened.leave(learnerId),
    async sights() {
      const all = await opened.all();
      return all.map(([id, workspace]) => sightOf(id, workspace, watched, quotas?.of(workspace.root).kept));
    },
    loads: () => watched.loads(),
    endSandbox: async (learnerId) => opened.endSandbox(learnerId),
    fileRunBy: (command, args) => middleware.fileRunBy(command, args),
    programPathOf(challengeId) {
      const challenge = challengeOf(challengeId);
      return challenge && programPathInside(challenge);
    },
    async judge({ challengeId, code, progress, judged }) {
      const challenge = challengeOf(challengeId);
      if (challenge === undefined) throw new Error(`There is no challenge ${challengeId}.`);
      const judge = openJudge({
        template: await template,
        folder: trialsFolder(dataDir),
        account,
        start: (folder: string) => startFor(sandbox, () => start(folder, ['--graph', '--quick']), log),
        challenge,
        code,
        rules: { ...usualTrialRules, ...options.trialRules },
        log,
      });
      try {
        return await judgeFromStarts(
          judgedWorlds(challenge.world, code, options.judgedStarts ?? USUAL_STARTS),
          (world, tell) => judge.judge(world, tell),
          progress,
          judged,
        );
      } finally {
        await judge.close();
      }
    },
    async close() {
      closing.abort(stopping());
      await template.catch(() => undefined);
      await opened.close();
    },
  };
}

/** What workspaces start from, and what a deleted file is brought back from. */
export function startersFolder(dataDir: string): string {
  return join(dataDir, 'starters');
}

async function examine(
  { dataDir, log, middleware, bwrap = BWRAP }: WorkspacesOptions,
  start: (folder: string) => Promise<Sandbox>,
): Promise<SandboxReport> {
  const faults = existsSync(bwrap)
    ? await canary({ dataDir, start, variables: middleware.variables, log })
    : (['not_installed'] as const);
  const [fault] = faults;
  if (fault === undefined) return { available: true, reason: null };
  log(`No program of a learner will be run: ${faults.map((each) => sandboxFaultSentences[each]).join(' ')}`);
  const reason = `Programs cannot be run on this server: ${sandboxFaultSentences[fault]} Files can still be read and saved.`;
  return { available: false, reason, fault };
}

/** What goes wrong is logged in full; the learner gets what it means. */
async function startFor(
  report: SandboxReport,
  start: () => Promise<Sandbox>,
  log: (text: string) => void,
): Promise<Sandbox> {
  if (!report.available) throw unavailable(report);
  try {
    return await start();
  } catch (error) {
    log(`A sandbox could not be started. ${String(error)}`);
    const fact = { code: 'WORKSPACE_NOT_STARTED', facts: {} } as const;
    throw new WorkspaceUnavailableError(fact, 'Your workspace could not be started. Try again in a moment.', {
      cause: error,
    });
  }
}

/** Every package, and all their sources checked. Rejects when the signal ends it early. */
async function buildIn(sandbox: Sandbox, middleware: Middleware, signal: AbortSignal): Promise<void> {
  const stop = () => void sandbox.close();
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    const { code, printed } = await runProgram(sandbox, middleware.build([], null).argv, buildLimits).ended;
    if (code !== 0) throw new Error(printed.trim().slice(-1000));
  } finally {
    signal.removeEventListener('abort', stop);
    await sandbox.close();
  }
}

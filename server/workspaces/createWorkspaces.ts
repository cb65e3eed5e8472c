/** Every learner's workspace on this machine, in one folder of data. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundlePath, projectRoot } from '../config/bundles.ts';
import { composeStarters } from '../challenges/composeStarters.ts';
import { type Course, programPathInside, worldOf } from '../challenges/course.ts';
import { DiskReserve } from '../limits/DiskReserve.ts';
import type { Quotas } from '../files/quota/Quotas.ts';
import type { Middleware } from '../middleware/Middleware.ts';
import type { Excess } from '../sandbox/budget/Excess.ts';
import { BudgetWatch } from '../sandbox/budget/BudgetWatch.ts';
import { canary } from '../sandbox/canary.ts';
import { learnerAccount } from '../sandbox/learnerAccount.ts';
import { buildLimits } from '../sandbox/programLimits.ts';
import { runProgram } from '../sandbox/runProgram.ts';
import { sandboxFaultSentences } from '../sandbox/sandboxFaultSentences.ts';
import { type Sandbox, startSandbox } from '../sandbox/startSandbox.ts';
import type { TrialRules } from '../sandbox/trialMessages.ts';
import { judgeFromStarts } from '../judge/judgeFromStarts.ts';
import { judgedWorlds } from '../judge/judgedStarts.ts';
import { usualTrialRules } from '../judge/judgeProgram.ts';
import { judgeInCopy } from './judgeInCopy.ts';
import { LearnerWorkspace } from './LearnerWorkspace.ts';
import { OpenedWorkspaces } from './OpenedWorkspaces.ts';
import { sightOf } from './sightOf.ts';
import { copyTemplate, giveTo, prepareTemplate, sweepDrafts } from './prepareTemplate.ts';
import { type SandboxReport, WorkspaceUnavailableError, type Workspaces, unavailable } from './workspace.ts';
import type { WorkspacePlaces } from './WorkspacePlaces.ts';
import { type WorkspaceRules, usualRules } from './WorkspaceRules.ts';
import { type Exceeded, WatchedSandboxes } from './WatchedSandboxes.ts';

export interface WorkspacesOptions {
  /** Workspaces, their template and the canary's folders lie below it. It must exist, and no other server may use it. */
  dataDir: string;
  log: (text: string) => void;
  course: Course;
  middleware: Middleware;
  rules?: Partial<WorkspaceRules>;
  /** Where workspaces lie; in `dataDir` when it is left out. */
  places?: WorkspacePlaces;
  /** What learners may keep on the disk; everything when it is left out. */
  quotas?: Quotas;
  /** Told when programs of a learner are ended for what they use. */
  exceeded?: (learnerId: string, end: Excess) => void;
  trialRules?: Partial<TrialRules>;
  /** From how many starts a program is judged that passes. */
  judgedStarts?: number;
  bwrap?: string;
  agentBundle?: string;
  /** Left out of the sandbox while there is no such file. */
  robotBundle?: string;
  /** Unpacked Debian packages of ROS; left out while there is no such folder. */
  rosOverlay?: string;
}

/** The one that the learner sees, and three others. */
const USUAL_STARTS = 4;

/** As `scripts/bundle.js` writes it beside the robot's bundle. */
const PHYSICS_ENGINE = 'physics.wasm';

const BWRAP = '/usr/bin/bwrap';

/**
 * Resolves when the canary has decided whether anything can be run, within about half a second; the template is made
 * after that, while nobody waits but the first learner. Call it from the main thread: sandboxes die with their thread.
 */
export async function createWorkspaces(options: WorkspacesOptions): Promise<Workspaces> {
  const { dataDir, log, middleware, quotas } = options;
  const rules = { ...usualRules, ...options.rules };
  const account = learnerAccount();
  const places = options.places ?? placesIn(dataDir);
  sweep(dataDir);
  composeStarters(options.course, join(projectRoot, 'workspace'), startersFolder(dataDir));

  const watched = new WatchedSandboxes(
    new BudgetWatch(rules.memoryBytes, new DiskReserve(places.root, rules.reserveBytes)),
  );
  const start = async (
    folder: string,
    agentArguments: readonly string[],
    quota = quotas?.apart(folder),
    exceeded?: Exceeded,
  ): Promise<Sandbox> => {
    const sandbox = await startSandbox({ ...partsOf(options), account, folder, agentArguments }, log);
    return watched.add(sandbox, quota, exceeded);
  };

  const sandbox = await examine(options, async (folder) => {
    await giveTo(account, folder);
    return start(folder, []);
  });
  const build = async (folder: string): Promise<void> => buildIn(await start(folder, []), middleware);
  const template = prepareTemplate({
    source: startersFolder(dataDir),
    folder: join(dataDir, 'template'),
    account,
    build: sandbox.available ? build : undefined,
    log,
  });
  // Whoever needs it gets the error.
  template.catch(() => undefined);

  const challengeOf = (id: number) => options.course.challenges.find(({ about }) => about.id === id);
  const worlds = (challengeId: number | null) => worldOf(options.course, challengeId);
  const open = async (learnerId: string): Promise<LearnerWorkspace> => {
    const folder = await places.placeOf(learnerId);
    if (!existsSync(folder)) await copyTemplate(await template, folder);
    return new LearnerWorkspace({
      root: folder,
      rules,
      middleware,
      worldOf: worlds,
      start: (tell) => {
        const exceeded: Exceeded = (pid, end) => {
          options.exceeded?.(learnerId, end);
          tell(pid, end);
        };
        return startFor(sandbox, () => start(folder, ['--graph'], quotas?.of(folder), exceeded), log);
      },
    });
  };
  const opened = new OpenedWorkspaces(places.root, open);
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
    programPathOf(challengeId) {
      const challenge = challengeOf(challengeId);
      return challenge && programPathInside(challenge);
    },
    async judge({ challengeId, code, progress }) {
      const challenge = challengeOf(challengeId);
      if (challenge === undefined) throw new Error(`There is no challenge ${challengeId}.`);
      const shared = {
        template: await template,
        folder: trialsFolder(dataDir),
        account,
        middleware,
        start: (folder: string) => startFor(sandbox, () => start(folder, ['--graph']), log),
        code,
        rules: { ...usualTrialRules, ...options.trialRules },
      };
      return judgeFromStarts(
        judgedWorlds(challenge.world, code, options.judgedStarts ?? USUAL_STARTS),
        (world, tell) => judgeInCopy({ ...shared, challenge: { ...challenge, world }, progress: tell }),
        progress,
      );
    },
    async close() {
      await template.catch(() => undefined);
      await opened.close();
    },
  };
}

/** What workspaces start from, and what a deleted file is brought back from. */
export function startersFolder(dataDir: string): string {
  return join(dataDir, 'starters');
}

/** Where programs are judged; nothing in it is left from an earlier server. */
function trialsFolder(dataDir: string): string {
  return join(dataDir, 'trials');
}

function partsOf(options: WorkspacesOptions) {
  const robotBundle = present(options.robotBundle ?? bundlePath('robot'));
  return {
    bwrap: options.bwrap ?? BWRAP,
    node: process.execPath,
    agentBundle: options.agentBundle ?? bundlePath('agent'),
    robotBundle,
    physicsEngine: robotBundle && present(join(dirname(robotBundle), PHYSICS_ENGINE)),
    rosOverlay: present(options.rosOverlay ?? join(projectRoot, '.cache', 'ros')),
    systemFolders: options.middleware.systemFolders,
  };
}

function present(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
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

/** Every package, and all their sources checked. */
async function buildIn(sandbox: Sandbox, middleware: Middleware): Promise<void> {
  try {
    const { code, printed } = await runProgram(sandbox, middleware.build([], null).argv, buildLimits).ended;
    if (code !== 0) throw new Error(printed.trim().slice(-1000));
  } finally {
    await sandbox.close();
  }
}

/** Of a server that stands alone: nobody else copies anything into the folder. */
function placesIn(dataDir: string): WorkspacePlaces {
  const root = join(dataDir, 'workspaces');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  sweepDrafts(root);
  return { root, placeOf: async (learnerId) => join(root, learnerId) };
}

function sweep(dataDir: string): void {
  rmSync(trialsFolder(dataDir), { recursive: true, force: true });
  for (const name of readdirSync(dataDir)) {
    if (/^(?:canary|backup|restore)-/.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

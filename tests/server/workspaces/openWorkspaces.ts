import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProcessEntry } from '#contract/entities.ts';
import type { StoredFile } from '#server/builds/buildRequest.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { ros1 } from '#server/ros1/ros1.ts';
import { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import { type WorkspacesOptions, createWorkspaces } from '#server/workspaces/createWorkspaces.ts';
import type { Workspace, Workspaces } from '#server/workspaces/workspace.ts';
import { giveTemplate } from '../giveTemplate.ts';

const course = readCourse(projectRoot);

export const SCRIPTS = 'src/gazebo_test_pkg/scripts';

export interface OpenWorkspaces {
  workspaces: Workspaces;
  dataDir: string;
  logged: string[];
  /** The workspace of a learner nobody has seen before. */
  newcomer(): Promise<LearnerWorkspace>;
  close(): Promise<void>;
}

/** Real workspaces in a folder of their own, which only the owner of the tests may enter. */
export async function openWorkspaces(options: Partial<WorkspacesOptions> = {}): Promise<OpenWorkspaces> {
  const dataDir = newDataFolder();
  await giveTemplate(dataDir);
  return openWorkspacesIn(dataDir, options);
}

/** The same in a folder in which nobody has worked. */
export function openNewWorkspaces(options: Partial<WorkspacesOptions> = {}): Promise<OpenWorkspaces> {
  return openWorkspacesIn(newDataFolder(), options);
}

const newDataFolder = () => mkdtempSync(join(realpathSync(tmpdir()), 'servolab-workspaces-'));

async function openWorkspacesIn(dataDir: string, options: Partial<WorkspacesOptions>): Promise<OpenWorkspaces> {
  const logged: string[] = [];
  const workspaces = await createWorkspaces({
    dataDir,
    course,
    middleware: ros1,
    log: (text) => logged.push(text),
    ...options,
  });
  return {
    workspaces,
    dataDir,
    logged,
    async newcomer() {
      const workspace = await workspaces.of(randomUUID());
      if (!(workspace instanceof LearnerWorkspace)) throw new Error('Not the workspace of a learner.');
      return workspace;
    },
    async close() {
      await workspaces.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Puts an executable script into the learner's package, owned as the server would leave it. */
export function putScript({ root }: Workspace, name: string, source: string): void {
  const path = join(root, SCRIPTS, name);
  writeFileSync(path, source, { mode: 0o755 });
  const { uid, gid } = statSync(root);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}

/** What a build is told of the file it is for: here that nobody changes it. */
export function stored(path: string): StoredFile {
  return { path, version: 'v1', savedAt: '2026-01-01T00:00:00.000Z', size: 1, isCurrent: async () => true };
}

/** Runs a script of the package and waits for its end; answers its entry and what it printed. */
export async function runScript(
  workspace: Workspace,
  name: string,
  args: readonly string[] = [],
): Promise<{ entry: ProcessEntry; lines: string[] }> {
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', name, ...args]);
  const entry = await untilEnded(workspace, id);
  return { entry, lines: linesOf(workspace, id) };
}

export function start(workspace: Workspace, argv: readonly string[], isLongRunning = true): Promise<ProcessEntry> {
  const [command = '', ...args] = argv;
  return workspace.execute({ command, args, isLongRunning, name: 'test' });
}

export function linesOf(workspace: Workspace, id: string, bytes = 4_000_000): string[] {
  return (
    workspace
      .output(id)
      ?.after(0, bytes)
      .lines.map((line) => line.text) ?? []
  );
}

export function entryOf(workspace: Workspace, id: string): ProcessEntry {
  const entry = workspace.list().find((process) => process.process_id === id);
  if (entry === undefined) throw new Error(`No process ${id}`);
  return entry;
}

export function untilEnded(workspace: Workspace, id: string): Promise<ProcessEntry> {
  return until(workspace, () => {
    const entry = entryOf(workspace, id);
    return entry.status === 'running' ? undefined : entry;
  });
}

/** The first line of a process that matches. */
export function untilPrinted(workspace: Workspace, id: string, pattern: RegExp): Promise<string> {
  return until(workspace, () => linesOf(workspace, id).find((line) => pattern.test(line)));
}

/** Asks again whenever the workspace tells of a change. */
export function until<Value>(workspace: Workspace, ask: () => Value | undefined): Promise<Value> {
  return new Promise((resolve) => {
    const check = (): void => {
      const value = ask();
      if (value === undefined) return;
      leave();
      resolve(value);
    };
    const leave = workspace.watch({ changed: check, printed: check, ended: check, graphChanged: check });
    queueMicrotask(check);
  });
}

/** Workspaces in memory: their processes do what the test makes them do. The folders are real, for the files are. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verdict } from '#contract/verdict.ts';
import { fileRunBy } from '#server/ros1/fileRunBy.ts';
import type { JudgeRequest, Workspaces } from '#server/workspaces/workspace.ts';
import { movingError } from '#server/cluster/movingError.ts';
import { removeEntry } from '#server/files/removeEntry.ts';
import { FakeWorkspace } from './fakeWorkspace.ts';
import { gate } from './gate.ts';
import { sandboxReport } from './sandboxReport.ts';

export interface FakeWorkspaces extends Workspaces {
  of(learnerId: string): Promise<FakeWorkspace>;
  isClosed: boolean;
  /** Whether every workspace is on its way to another server. */
  areMoving: boolean;
  /** What was to be judged so far. */
  readonly judged: JudgeRequest[];
  /** What comes of it; with null the judge breaks down. */
  verdict: Verdict | null;
  /** Holds the judge back while a test wants it to work. */
  readonly judging: ReturnType<typeof gate>;
}

/** `sandboxReason` says why nothing can be run; null when it can. */
export function fakeWorkspaces(folder: string, sandboxReason: string | null = null): FakeWorkspaces {
  const workspaces = new Map<string, FakeWorkspace>();
  return {
    sandbox: sandboxReport(sandboxReason),
    isClosed: false,
    areMoving: false,
    async of(learnerId) {
      if (this.areMoving) throw movingError();
      const known = workspaces.get(learnerId);
      if (known !== undefined) return known;
      const workspace = new FakeWorkspace(join(folder, learnerId), sandboxReason);
      workspaces.set(learnerId, workspace);
      await mkdir(join(workspace.root, 'src/gazebo_test_pkg/scripts'), { recursive: true });
      return workspace;
    },
    async remove(learnerId, last) {
      workspaces.delete(learnerId);
      await removeEntry(folder, learnerId);
      await last();
    },
    sights: async () =>
      [...workspaces].map(([learnerId, workspace]) => ({
        learnerId,
        load: workspace.load,
        programs: workspace.list().filter(({ status }) => status === 'running'),
        kept: null,
      })),
    loads: () => [...workspaces.values()].flatMap(({ load }) => load ?? []),
    async endSandbox(learnerId) {
      const workspace = workspaces.get(learnerId);
      const load = workspace?.load ?? null;
      workspace?.endSandbox();
      return load !== null;
    },
    async leave(learnerId) {
      workspaces.delete(learnerId);
    },
    fileRunBy,
    programPathOf: (challengeId) => (challengeId === 1 ? '/ws/src/gazebo_test_pkg/scripts/a.py' : undefined),
    judged: [],
    verdict: null,
    judging: gate(),
    async judge(request) {
      this.judged.push(request);
      request.progress({ start: 1, of: 4, seconds: 1 });
      await this.judging.pass();
      if (this.verdict === null) throw new Error('Nothing is judged here.');
      return this.verdict;
    },
    async close() {
      this.isClosed = true;
    },
  };
}

/** Saving a file and building with exactly that text, and asking later how that went. */
import type { FastifyInstance } from 'fastify';
import type { BuildResult, ProcessEntry } from '#contract/entities.ts';
import type { ErrorCode } from '#contract/errorFacts.ts';
import { workspaceApi } from '#contract/rest.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import { type Workspace, type Workspaces, unavailable } from '../workspaces/workspace.ts';
import { FILE_BODY_BYTES, fileRequestError, saveRequestError, saveRequest } from './fileRoutes.ts';
import { BrokenBuildError } from './BrokenBuildError.ts';
import { RequestError } from './requestError.ts';
import { parseRequest, serveOperation } from './serveOperation.ts';

export function buildRoutes(
  api: FastifyInstance,
  files: WorkspaceFiles,
  workspaces: Workspaces,
  metrics: Metrics,
): void {
  const options = { budget: 'build', bodyLimit: FILE_BODY_BYTES } as const;
  serveOperation(api, 'buildWithCode', options, async ({ request, learner: { learnerId } }) => {
    const body = parseRequest(workspaceApi.buildWithCode.body, request.body);
    const { sandbox } = workspaces;
    if (!sandbox.available) throw unavailable(sandbox);
    const workspace = await workspaces.of(learnerId);
    const { process_id: processId, packages, clean_first: cleanFirst } = body;
    // Before anything is saved; the workspace itself asks once more.
    workspace.requireRoom(processId);
    const owner = { learnerId, root: workspace.root };
    const overflow = await files.overflow(owner);
    if (overflow !== null) throw fileRequestError(overflow);
    // Also in a full workspace: what may be stored there is built, so that a program that deletes files can be started.
    const saved = await files.save(owner, body.file_path, saveRequest(body.code, 'built', body));
    if (saved.kind === 'rejected') throw fileRequestError(saved);
    if (saved.kind === 'refused') throw saveRequestError(saved.detail);
    const { path, version, savedAt, size } = saved;
    const isCurrent = async () => (await files.versionOf(owner, path)) === version;
    const file = { path, version, savedAt, size, isCurrent };
    const built = metrics.clock('servolab_build_seconds');
    const result = await workspace.build({ packages, cleanFirst, file, processId }).catch((error: unknown) => {
      throw error instanceof Error ? new BrokenBuildError(error, { version, saved_at: savedAt, size }) : error;
    });
    built();
    metrics.count('servolab_builds_total', { outcome: result.outcome });
    const isItsOwnEnd = entryOf(workspace, result)?.status === 'finished';
    // The build is over by now: a record that cannot be written must not make a failure of that.
    if (isItsOwnEnd && result.outcome !== 'outdated') await files.noteBuild(owner, result).catch(() => {});
    return { ...answerOf(workspace, result), safety_info: null };
  });

  serveOperation(api, 'getBuild', {}, async ({ name, learner }) => {
    const workspace = await workspaces.of(learner.learnerId);
    const result = workspace.buildOf(name);
    if (result === undefined) throw new RequestError(404, { code: 'BUILD_NOT_FOUND', facts: {} }, 'Build not found');
    return answerOf(workspace, result);
  });
}

function answerOf(workspace: Workspace, result: BuildResult) {
  return { success: result.outcome === 'succeeded', ...errorOf(workspace, result), build_result: result };
}

/** What a compiler found is told in its own words; everything else has a code. */
function errorOf(workspace: Workspace, result: BuildResult): { error: string | null; code: BuildCode | null } {
  const { outcome, problems } = result;
  const [first] = problems;
  if (outcome === 'running' || outcome === 'succeeded') return { error: null, code: null };
  if (outcome === 'outdated') return failed('BUILD_OUTDATED');
  if (first !== undefined) return { error: `${first.file}, line ${first.line}: ${first.message}`, code: null };
  const end = entryOf(workspace, result)?.end;
  if (end?.reason === 'stopped' || end?.reason === 'operator') return failed('BUILD_STOPPED');
  if (end?.reason === 'timed_out') return failed('BUILD_TIMED_OUT');
  if (end?.reason === 'lost') return failed('BUILD_LOST');
  return failed('BUILD_FAILED');
}

function entryOf(workspace: Workspace, { process_id: id }: BuildResult): ProcessEntry | undefined {
  return workspace.list().find(({ process_id }) => process_id === id);
}

const sentences = {
  BUILD_OUTDATED: 'The file was changed while it was being built. Build it again.',
  BUILD_STOPPED: 'The build was stopped.',
  BUILD_TIMED_OUT: 'The build took too long and was stopped.',
  BUILD_LOST: 'The build was cut short, because the workspace it ran in has ended. Build it again.',
  BUILD_FAILED: 'The build failed; its output says why.',
} as const satisfies Partial<Record<ErrorCode, string>>;
type BuildCode = keyof typeof sentences;

const failed = (code: BuildCode) => ({ error: sentences[code], code });

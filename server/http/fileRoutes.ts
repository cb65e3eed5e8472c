/** Reading, saving and restoring files. */
import type { FastifyInstance } from 'fastify';
import type { BuildResult, ProcessEntry } from '#contract/entities.ts';
import { limits } from '#contract/limits.ts';
import { workspaceApi } from '#contract/rest.ts';
import type { FileError } from '../files/fileError.ts';
import type { SaveRequest } from '../files/saveFile.ts';
import type { SafetyDetail } from '../files/safetyDetail.ts';
import type { FileOwner, WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Session } from '../sessions/session.ts';
import type { Workspace, Workspaces } from '../workspaces/workspace.ts';
import { RequestError } from './requestError.ts';
import { parseRequest, serveOperation } from './serveOperation.ts';

/** A file of the largest size fits also when half of its characters are escaped in JSON. */
export const FILE_BODY_BYTES = 2 * limits.fileBytes + 65_536;

export function fileRoutes(api: FastifyInstance, files: WorkspaceFiles, workspaces: Workspaces): void {
  serveOperation(api, 'getFile', { budget: 'read' }, async ({ request, learner }) => {
    const { file_path: path } = parseRequest(workspaceApi.getFile.query, request.query);
    const workspace = await workspaces.of(learner.learnerId);
    const outcome = await files.read({ learnerId: learner.learnerId, root: workspace.root }, path);
    if (outcome.kind === 'rejected') throw fileRequestError(outcome);
    const answer = { success: true, content: '', file_exists: true, binary: false, error: null };
    if (outcome.kind === 'absent') return { ...answer, file_exists: false, version: null, saved_at: null, build: null };
    const { version, savedAt } = outcome;
    const build = runningBuild(workspace, outcome.path, version) ?? outcome.build;
    const known = { ...answer, version, saved_at: savedAt, build };
    return outcome.kind === 'binary' ? { ...known, binary: true } : { ...known, content: outcome.content };
  });

  serveOperation(api, 'saveFile', { budget: 'save', bodyLimit: FILE_BODY_BYTES }, async ({ request, learner }) => {
    const { file_path: path } = parseRequest(workspaceApi.saveFile.query, request.query);
    const body = parseRequest(workspaceApi.saveFile.body, request.body);
    const outcome = await files.save(
      await ownerOf(workspaces, learner),
      path,
      saveRequest(body.content, body.cause, body),
    );
    if (outcome.kind === 'rejected') throw fileRequestError(outcome);
    if (outcome.kind === 'refused') throw saveRequestError(outcome.detail);
    return { success: true, version: outcome.version, saved_at: outcome.savedAt, size: outcome.size };
  });

  serveOperation(api, 'restoreFile', { budget: 'save' }, async ({ request, learner }) => {
    const { file_path: path } = parseRequest(workspaceApi.restoreFile.query, request.query);
    parseRequest(workspaceApi.restoreFile.body, request.body);
    const outcome = await files.restore(await ownerOf(workspaces, learner), path);
    if (outcome.kind === 'rejected') throw fileRequestError(outcome);
    return { success: true, version: outcome.version };
  });
}

export async function ownerOf(workspaces: Workspaces, { learnerId }: Session): Promise<FileOwner> {
  const { root } = await workspaces.of(learnerId);
  return { learnerId, root };
}

/** What is being built is no record yet. */
function runningBuild(workspace: Workspace, path: string, version: string): BuildResult | undefined {
  const entry = workspace
    .list()
    .find(({ build }) => isRunning(build) && build.file_path === path && build.version === version);
  return entry === undefined ? undefined : workspace.buildOf(entry.process_id);
}

function isRunning(build: ProcessEntry['build']): build is NonNullable<ProcessEntry['build']> {
  return build?.outcome === 'running';
}

interface Conditions {
  force_overwrite: boolean;
  base_version?: string | null | undefined;
  force_base?: string | null | undefined;
}

export function saveRequest(content: string, cause: SaveRequest['cause'], conditions: Conditions): SaveRequest {
  return {
    content,
    cause,
    base: conditions.base_version,
    force: conditions.force_overwrite,
    forceBase: conditions.force_base,
  };
}

const statusOf = {
  outside: 404,
  noFolder: 404,
  noStarter: 404,
  noVersion: 404,
  exists: 409,
  malformed: 422,
  irregular: 422,
  notText: 422,
  binary: 422,
  notWritable: 422,
  tooLarge: 413,
  noSpace: 507,
  overQuota: 507,
} satisfies Record<FileError['fault'], number>;

export function fileRequestError({ fault, fact, detail }: FileError): RequestError {
  return new RequestError(statusOf[fault], fact, detail);
}

/** The specification reads the code in `detail` after a save and beside it after a build; both find it. */
export function saveRequestError(detail: SafetyDetail): RequestError {
  const { code, error, safety_info } = detail;
  return new RequestError(409, null, error, { body: { detail, code, safety_info } });
}

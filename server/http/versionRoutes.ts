/** The texts that a file has or had: which there are, what they say, and one more of them. */
import type { FastifyInstance } from 'fastify';
import { workspaceApi } from '#contract/rest.ts';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Workspaces } from '../workspaces/workspace.ts';
import { FILE_BODY_BYTES, fileRequestError, ownerOf } from './fileRoutes.ts';
import { parseRequest, serveOperation } from './serveOperation.ts';

export function versionRoutes(api: FastifyInstance, files: WorkspaceFiles, workspaces: Workspaces): void {
  serveOperation(api, 'listVersions', { budget: 'read' }, async ({ request, learner }) => {
    const { file_path: path } = parseRequest(workspaceApi.listVersions.query, request.query);
    const outcome = await files.versions(await ownerOf(workspaces, learner), path);
    if (outcome.kind === 'rejected') throw fileRequestError(outcome);
    return { success: true, versions: outcome.versions, current_version: outcome.current };
  });

  serveOperation(api, 'getVersion', { budget: 'read' }, async ({ request, learner }) => {
    const { file_path: path, version } = parseRequest(workspaceApi.getVersion.query, request.query);
    const outcome = await files.version(await ownerOf(workspaces, learner), path, version);
    if (outcome.kind === 'rejected') throw fileRequestError(outcome);
    return { success: true, version: outcome.version, content: outcome.content };
  });

  serveOperation(api, 'keepVersion', { budget: 'save', bodyLimit: FILE_BODY_BYTES }, async ({ request, learner }) => {
    const { file_path: path } = parseRequest(workspaceApi.keepVersion.query, request.query);
    const { content, cause } = parseRequest(workspaceApi.keepVersion.body, request.body);
    const outcome = await files.keep(await ownerOf(workspaces, learner), path, { content, kind: cause });
    if (outcome.kind === 'rejected') throw fileRequestError(outcome);
    return { success: true, version: outcome.version };
  });
}

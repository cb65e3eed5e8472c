/** Saving a file and building with exactly that text. */
import type { FastifyInstance } from 'fastify';
import { workspaceApi } from '#contract/rest.ts';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import { WorkspaceUnavailable, type BuildOutcome, type Workspaces } from '../workspaces/workspace.ts';
import { FILE_BODY_BYTES, refusedFile, refusedSave, saveRequest } from './fileRoutes.ts';
import { parseRequest, serveOperation } from './serveOperation.ts';

export function buildRoutes(api: FastifyInstance, files: WorkspaceFiles, workspaces: Workspaces): void {
  const options = { budget: 'build', bodyLimit: FILE_BODY_BYTES } as const;
  serveOperation(api, 'buildWithCode', options, async ({ request, learner: { learnerId } }) => {
    const body = parseRequest(workspaceApi.buildWithCode.body, request.body);
    const { sandbox } = workspaces;
    if (!sandbox.available) throw new WorkspaceUnavailable(sandbox.reason ?? 'Nothing can be built here.');
    const workspace = await workspaces.of(learnerId);
    const owner = { learnerId, root: workspace.root };
    const outcome = await files.saveAnd(owner, body.file_path, saveRequest(body.code, body), () =>
      workspace.build({ packages: body.packages, cleanFirst: body.clean_first, file: body.file_path }),
    );
    if (outcome.kind === 'rejected') throw refusedFile(outcome);
    if (outcome.kind === 'refused') throw refusedSave(outcome.detail);
    const { saved, result } = outcome;
    return {
      success: result.success,
      error: result.success ? null : whyItFailed(result),
      code: null,
      safety_info: null,
      build_result: {
        process_id: result.process.process_id,
        version: saved.version,
        saved_at: saved.savedAt,
        size: saved.size,
        problems: result.problems,
      },
    };
  });
}

function whyItFailed({ process, problems: [first] }: BuildOutcome): string {
  if (first !== undefined) return `${first.file}, line ${first.line}: ${first.message}`;
  if (process.reason === 'requested') return 'The build was stopped.';
  if (process.reason === 'time_limit') return 'The build took too long and was stopped.';
  return 'The build failed; its output says why.';
}

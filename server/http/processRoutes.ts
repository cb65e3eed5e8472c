/** Starting, listing and stopping processes. */
import type { FastifyInstance } from 'fastify';
import { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import { workspaceApi } from '#contract/rest.ts';
import type { FileOwner, WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Workspaces } from '../workspaces/workspace.ts';
import { fileRequestError } from './fileRoutes.ts';
import { programText } from './programText.ts';
import { RequestError } from './requestError.ts';
import { parseRequest, serveOperation } from './serveOperation.ts';

const commands: readonly string[] = AVAILABLE_COMMANDS;

export function processRoutes(api: FastifyInstance, files: WorkspaceFiles, workspaces: Workspaces): void {
  serveOperation(api, 'execute', { budget: 'execute' }, async ({ request, learner }) => {
    const body = parseRequest(workspaceApi.execute.body, request.body);
    if (!commands.includes(body.command)) throw unknownCommand(body.command);
    const workspace = await workspaces.of(learner.learnerId);
    const { command, args, name, is_long_running: isLongRunning, stop_after_ms: stopAfterMs, program } = body;
    const owner = { learnerId: learner.learnerId, root: workspace.root };
    const overflow = await files.overflow(owner);
    if (overflow !== null) throw fileRequestError(overflow);
    const path = program?.file_path ?? workspaces.fileRunBy(command, args);
    const read = () => (program === undefined ? storedText(files, owner, path) : programText(files, owner, program));
    // Whoever means another text is told at once; while a sandbox begins for the others, the file may be changed.
    let text = await read();
    const confirm = async (): Promise<void> => void (text = await read());
    const entry = await workspace.execute({ command, args, name, isLongRunning, stopAfterMs }, confirm);
    // It runs by now: a history without room must not make a failure of that.
    if (path !== undefined && text !== null && entry.pid !== null)
      await files.keep(owner, path, { content: text, kind: 'run' }).catch(() => {});
    return { success: true, ...entry };
  });

  serveOperation(api, 'listProcesses', {}, async ({ learner }) => {
    const workspace = await workspaces.of(learner.learnerId);
    return { processes: workspace.list() };
  });

  serveOperation(api, 'stopProcess', {}, async ({ name, learner }) => {
    const workspace = await workspaces.of(learner.learnerId);
    const entry = await workspace.stop(name);
    if (entry === undefined) throw new RequestError(404, { code: 'PROCESS_NOT_FOUND', facts: {} }, 'Process not found');
    return { success: true, ...entry };
  });

  serveOperation(api, 'listCommands', {}, () => ({ available_commands: [...AVAILABLE_COMMANDS] }));
}

/** What a file says that a console starts by its name: whatever that is, it is started. */
async function storedText(files: WorkspaceFiles, owner: FileOwner, path: string | undefined): Promise<string | null> {
  if (path === undefined) return null;
  const outcome = await files.read(owner, path);
  return outcome.kind === 'text' ? outcome.content : null;
}

function unknownCommand(command: string): RequestError {
  const allowed = AVAILABLE_COMMANDS.join(', ');
  const fact = { code: 'COMMAND_UNKNOWN', facts: { command, available: AVAILABLE_COMMANDS } } as const;
  return new RequestError(400, fact, `${JSON.stringify(command)} cannot be run here. Available commands: ${allowed}.`);
}

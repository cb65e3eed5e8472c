/**
 * The workspace API, one operation each: what a client may send and what the server answers.
 * The server refuses unknown fields; the client tolerates them. The OpenAPI description is generated from this table.
 */
import * as v from 'valibot';
import { buildResult, processEntry, safetyDetail, safetyInfo, topicDetails } from './entities.ts';
import { DEFAULT_PACKAGE, WORKSPACE_PATH, limits } from './limits.ts';
import { openedWorld } from './robot.ts';

/** `sha256-` and the base64url digest of a file's bytes. */
const version = v.pipe(v.string(), v.regex(/^sha256-[\w-]{43}$/, 'must be a version as the server gave it'));

const isWhole = v.check<string, string>(
  (text) => !text.includes('\0') && text.isWellFormed(),
  'must be well-formed text without NUL characters',
);

const filePath = v.pipe(
  v.string(),
  v.nonEmpty('must name a file'),
  isWhole,
  v.maxLength(limits.pathLength, `must be at most ${limits.pathLength} characters`),
);

const filePathQuery = v.strictObject({ file_path: filePath });

const packageName = v.pipe(
  v.string(),
  v.maxLength(limits.packageNameLength),
  v.regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'must be the name of a package: letters, digits and _, starting with a letter'),
);

/** What makes a save conditional: which version it was made from, and which one a force was confirmed against. */
const saveConditions = {
  force_overwrite: v.optional(v.boolean('must be true or false'), false),
  base_version: v.optional(v.nullable(version)),
  force_base: v.optional(v.nullable(version)),
};

export const workspaceApi = {
  getFile: {
    method: 'GET',
    path: '/api/file/get',
    summary: 'Read a file of the workspace',
    query: filePathQuery,
    answer: v.object({
      success: v.boolean(),
      content: v.optional(v.string(), ''),
      file_exists: v.optional(v.boolean(), false),
      /** Null when there is no such file. */
      version: v.optional(v.nullable(v.string()), null),
      /** When this version was saved by the editor: ISO 8601, UTC. Null when it never was, as a starter file. */
      saved_at: v.optional(v.nullable(v.string()), null),
      /** The last build of exactly this version; null when it was never built. */
      build: v.optional(v.nullable(buildResult), null),
      /** True for a file that is not text: its content is not sent and it cannot be saved. */
      binary: v.optional(v.boolean(), false),
      error: v.optional(v.nullable(v.string()), null),
    }),
  },
  saveFile: {
    method: 'POST',
    path: '/api/file/save',
    summary: 'Save a file of the workspace, guarded by the content-safety rule',
    query: filePathQuery,
    body: v.strictObject({ content: v.pipe(v.string(), isWhole), ...saveConditions }),
    answer: v.object({
      success: v.boolean(),
      version: v.string(),
      /** ISO 8601, UTC, by the server's clock. */
      saved_at: v.string(),
      /** Length in UTF-16 code units, as the editor counts. */
      size: v.number(),
    }),
  },
  restoreFile: {
    method: 'POST',
    path: '/api/file/restore',
    summary: 'Bring back a starter file that was deleted',
    query: filePathQuery,
    body: v.strictObject({}),
    answer: v.object({ success: v.boolean(), version: v.string() }),
  },
  buildWithCode: {
    method: 'POST',
    path: '/api/build-with-code',
    summary: 'Save a file and build its packages with exactly that text',
    body: v.strictObject({
      code: v.pipe(v.string(), isWhole),
      file_path: filePath,
      workspace_path: v.optional(v.literal(WORKSPACE_PATH, `must be ${WORKSPACE_PATH}`), WORKSPACE_PATH),
      packages: v.optional(v.pipe(v.array(packageName), v.maxLength(limits.packages)), [DEFAULT_PACKAGE]),
      /** The id that the process of this build shall have: whoever loses the answer asks for the outcome by it. */
      process_id: v.optional(v.pipe(v.string(), v.uuid('must be a UUID'))),
      clean_first: v.optional(v.boolean('must be true or false'), false),
      ...saveConditions,
    }),
    answer: v.object({
      success: v.boolean(),
      error: v.optional(v.nullable(v.string()), null),
      /** Why the build failed where no program says so; null otherwise. */
      code: v.optional(v.nullable(v.string()), null),
      safety_info: v.optional(v.nullable(safetyInfo), null),
      build_result: buildResult,
    }),
  },
  getBuild: {
    method: 'GET',
    path: '/api/builds/:id',
    summary: 'How a build ended, or that it has not yet; `success` once it has succeeded',
    answer: v.object({
      success: v.boolean(),
      error: v.optional(v.nullable(v.string()), null),
      code: v.optional(v.nullable(v.string()), null),
      build_result: buildResult,
    }),
  },
  execute: {
    method: 'POST',
    path: '/api/execute',
    summary: 'Start a command in the workspace',
    body: v.strictObject({
      command: v.pipe(v.string(), v.nonEmpty(), isWhole, v.maxLength(limits.commandLength)),
      args: v.optional(
        v.pipe(
          v.array(v.pipe(v.string(), v.maxLength(limits.argLength), isWhole)),
          v.maxLength(limits.args, `must be at most ${limits.args} arguments`),
        ),
        [],
      ),
      is_long_running: v.optional(v.boolean('must be true or false'), false),
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('must not be empty'),
        v.maxLength(limits.processNameLength),
        isWhole,
      ),
    }),
    answer: v.object({ success: v.boolean(), ...processEntry.entries }),
  },
  listProcesses: {
    method: 'GET',
    path: '/api/processes',
    summary: 'The processes of the workspace, newest first',
    answer: v.object({ processes: v.array(processEntry) }),
  },
  stopProcess: {
    method: 'POST',
    path: '/api/processes/:id/stop',
    summary: 'Stop a process; stopping one that has ended changes nothing',
    answer: v.object({ success: v.boolean(), ...processEntry.entries }),
  },
  listCommands: {
    method: 'GET',
    path: '/api/commands',
    summary: 'The commands a learner may run',
    answer: v.object({ available_commands: v.array(v.string()) }),
  },
  listTopics: {
    method: 'GET',
    path: '/api/topics',
    summary: 'The ROS topics of the workspace',
    answer: v.object({ topics: v.array(v.string()) }),
  },
  getTopic: {
    method: 'GET',
    path: '/api/topic/*',
    summary: 'One ROS topic; its name without the leading slash',
    answer: v.object({ topic: v.string(), ...topicDetails.entries }),
  },
  openWorld: {
    method: 'POST',
    path: '/api/world',
    summary: 'Bring the robot into the world of a challenge, or into the practice world',
    body: v.strictObject({
      challenge_id: v.nullable(
        v.pipe(v.number('must be the number of a challenge, or null'), v.integer(), v.minValue(1)),
      ),
    }),
    answer: v.object({ success: v.boolean(), challenge_id: v.nullable(v.number()) }),
  },
  getWorld: {
    method: 'GET',
    path: '/api/world',
    summary: 'The world that the robot drives in, and what its challenge asks for',
    answer: openedWorld,
  },
  openSession: {
    method: 'POST',
    path: '/api/session',
    summary: 'Exchange a Supabase access token (Authorization: Bearer) for the session cookie',
    answer: v.object({ success: v.boolean(), expires_at: v.number() }),
  },
  closeSession: {
    method: 'DELETE',
    path: '/api/session',
    summary: 'Clear the session cookie',
    answer: v.object({ success: v.boolean() }),
  },
} as const;

/** The body of every answer that says no: `error` for people, `detail` as the specification names it, `redirect` a path of this site. */
export const apiError = v.object({
  success: v.literal(false),
  error: v.string(),
  detail: v.union([v.string(), safetyDetail]),
  /** Which refusal it is, one of `errorFacts` or the code of the content-safety rule, and the facts of it. */
  code: v.optional(v.string()),
  facts: v.optional(v.record(v.string(), v.unknown())),
  safety_info: v.optional(safetyInfo),
  redirect: v.optional(v.string()),
});
export type ApiError = v.InferOutput<typeof apiError>;

export type WorkspaceApi = typeof workspaceApi;
export type OperationName = keyof WorkspaceApi;
export type AnswerOf<Name extends OperationName> = v.InferOutput<WorkspaceApi[Name]['answer']>;

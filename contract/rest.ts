/**
 * The workspace API, one operation each: what a client may send and what the server answers.
 * The server refuses unknown fields; the client tolerates them. The OpenAPI description is generated from this table.
 */
import * as v from 'valibot';
import { accountExport } from './accountExport.ts';
import { buildResult, processEntry, safetyDetail, safetyInfo, topicDetails } from './entities.ts';
import { graphSnapshot } from './graph.ts';
import { fileApi, filePath, fileVersionName, isWhole, saveConditions, wholeText } from './fileApi.ts';
import { DEFAULT_PACKAGE, WORKSPACE_PATH, limits } from './limits.ts';
import { openedWorld } from './robot.ts';
import { topicRates } from './topic.ts';
import { judging } from './verdict.ts';

const packageName = v.pipe(
  v.string(),
  v.maxLength(limits.packageNameLength),
  v.regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'must be the name of a package: letters, digits and _, starting with a letter'),
);

export const workspaceApi = {
  ...fileApi,
  buildWithCode: {
    method: 'POST',
    path: '/api/build-with-code',
    summary: 'Save a file and build its packages with exactly that text',
    body: v.strictObject({
      code: wholeText,
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
    summary: 'How a build ended, or that it has not ended yet',
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
      /** It is stopped after so long, as its learner wishes, in place of the time that a process has which is not long-running. */
      stop_after_ms: v.optional(
        v.pipe(
          v.number('must be a number of milliseconds'),
          v.integer('must be a whole number of milliseconds'),
          v.minValue(1, 'must be at least 1'),
          v.maxValue(limits.backgroundProcessMs, `must be at most ${limits.backgroundProcessMs}`),
        ),
      ),
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('must not be empty'),
        v.maxLength(limits.processNameLength),
        isWhole,
      ),
      /** The learner's file that this starts, and the version of it that was built: where another is stored by now, nothing is started. */
      program: v.optional(v.strictObject({ file_path: filePath, version: fileVersionName })),
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
  getTopicRates: {
    method: 'GET',
    path: '/api/topics/rates',
    summary: 'How often messages of each ROS topic come, counted for two seconds from now on',
    answer: topicRates,
  },
  getTopic: {
    method: 'GET',
    path: '/api/topic/*',
    summary: 'One ROS topic; its name without the leading slash',
    answer: v.object({ topic: v.string(), ...topicDetails.entries }),
  },
  getGraph: {
    method: 'GET',
    path: '/api/graph',
    summary: 'The robot, its topics and the newest programs at this moment',
    answer: graphSnapshot,
  },
  openWorld: {
    method: 'POST',
    path: '/api/world',
    summary: 'Bring the robot into the world of a challenge, or into the practice world',
    body: v.strictObject({
      challenge_id: v.nullable(
        v.pipe(v.number('must be the number of a challenge, or null'), v.safeInteger(), v.minValue(1)),
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
  judgeSubmission: {
    method: 'POST',
    path: '/api/verdict',
    summary: 'Have a submission judged, or ask how far that is; asking again changes nothing',
    body: v.strictObject({
      submission_id: v.pipe(v.number('must be the number of a submission'), v.safeInteger(), v.minValue(1)),
    }),
    answer: judging,
  },
  getInspection: {
    method: 'GET',
    path: '/api/inspection',
    summary: 'Whether an operator allows that the machines of this session are watched in a second window',
    answer: v.object({ allowed: v.boolean() }),
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    summary:
      'Everything that belongs to the learner: profile, progress, submissions, messages, files and their versions',
    answer: accountExport,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Delete the learner’s account with everything that belongs to it; it cannot be undone',
    body: v.strictObject({
      /** The address of the account, typed again. */
      email: v.pipe(v.string(), v.maxLength(255)),
      /** Of an account that has one. */
      password: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
    }),
    answer: v.object({ success: v.boolean() }),
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
  /** What a build stored before it was refused. */
  stored: v.optional(v.pick(buildResult, ['version', 'saved_at', 'size'])),
  redirect: v.optional(v.string()),
});
export type ApiError = v.InferOutput<typeof apiError>;

export type WorkspaceApi = typeof workspaceApi;
export type OperationName = keyof WorkspaceApi;
export type AnswerOf<Name extends OperationName> = v.InferOutput<WorkspaceApi[Name]['answer']>;

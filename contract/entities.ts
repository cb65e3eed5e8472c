/** The things of the product as they cross a wire: schemas, and the types that follow from them. */
import * as v from 'valibot';
import { SAFETY_CODE, SAFETY_REASONS } from './contentSafety.ts';
import { GENDERS } from './limits.ts';

export const challenge = v.object({
  id: v.number(),
  title: v.string(),
  description: v.string(),
  difficulty: v.string(),
  category: v.string(),
  image: v.nullable(v.string()),
});
export type Challenge = v.InferOutput<typeof challenge>;

/** A challenge at its place on a learning path. */
export const pathChallenge = v.object({
  id: v.number(),
  title: v.string(),
  description: v.string(),
  /** The one idea that it teaches; empty where it has none. */
  idea: v.string(),
  difficulty: v.string(),
  category: v.string(),
  image: v.nullable(v.string()),
  /** What its robot publishes and hears of, such as `/scan`. */
  topics: v.array(v.string()),
});
export type PathChallenge = v.InferOutput<typeof pathChallenge>;

export const learningPath = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  /** How many challenges it has when it is complete; fewer may be there yet. */
  challenge_count: v.number(),
  image: v.nullable(v.string()),
  /** Those that are there, in their order. */
  challenges: v.array(pathChallenge),
});
export type LearningPath = v.InferOutput<typeof learningPath>;

export const problem = v.object({
  id: v.number(),
  title: v.string(),
  difficulty: v.string(),
  description: v.string(),
  hints: v.array(v.string()),
  file_path: v.string(),
  workspace_path: v.string(),
  packages: v.array(v.string()),
});
export type Problem = v.InferOutput<typeof problem>;

export const userDetails = v.object({
  phone: v.nullable(v.string()),
  address: v.nullable(v.string()),
  title: v.nullable(v.string()),
  gender: v.nullable(v.picklist(GENDERS)),
  linkedin_url: v.nullable(v.string()),
});
export type UserDetails = v.InferOutput<typeof userDetails>;

export const profile = v.object({ user_name: v.nullable(v.string()), title: v.nullable(v.string()) });
export type Profile = v.InferOutput<typeof profile>;

export const achievement = v.object({
  name: v.string(),
  description: v.string(),
  earned: v.boolean(),
  image: v.nullable(v.string()),
});
export type Achievement = v.InferOutput<typeof achievement>;

export const challengeStat = v.object({
  id: v.number(),
  title: v.string(),
  category: v.string(),
  difficulty: v.string(),
  status: v.picklist(['Completed', 'In Progress']),
  completedAt: v.nullable(v.string()),
});
export type ChallengeStat = v.InferOutput<typeof challengeStat>;

export const PROCESS_STATUSES = ['running', 'stopped', 'finished'] as const;

/** How a program came to its end when nobody stopped it. */
export const programEnd = v.variant('reason', [
  v.object({ reason: v.literal('exited'), code: v.number() }),
  /** A signal ended it, such as SIGSEGV. */
  v.object({ reason: v.literal('signalled'), signal: v.string() }),
]);
export type ProgramEnd = v.InferOutput<typeof programEnd>;

const workspaceFillingFacts = {
  megabytes: v.number(),
  most_megabytes: v.number(),
  files: v.number(),
  most_files: v.number(),
};
/** What a learner keeps on the disk of the server, and what is allowed; versions of files and folders count. */
export const workspaceFilling = v.object(workspaceFillingFacts);
export type WorkspaceFilling = v.InferOutput<typeof workspaceFilling>;

/** How a process came to its end. */
export const processEnd = v.variant('reason', [
  ...programEnd.options,
  /** Its learner stopped it. */
  v.object({ reason: v.literal('stopped') }),
  /** It was the program of a challenge, and the robot was brought into the world of another one. */
  v.object({ reason: v.literal('world_changed') }),
  /** It was not allowed to run any longer, and was stopped after so many seconds. */
  v.object({ reason: v.literal('timed_out'), seconds: v.number() }),
  /** It printed more than a process may, and was stopped. */
  v.object({ reason: v.literal('output_limit') }),
  /** All programs of its learner together held more than so much memory, and this was the largest. */
  v.object({ reason: v.literal('memory_limit'), megabytes: v.number() }),
  /** It wrote while the disk of the server was nearly full. */
  v.object({ reason: v.literal('disk_full') }),
  /** Programs of its learner wrote although the workspace was full. */
  v.object({ reason: v.literal('workspace_full'), ...workspaceFillingFacts }),
  /** Whoever runs the site stopped it, or closed the workspace it ran in. */
  v.object({ reason: v.literal('operator') }),
  /** The workspace it ran in broke down. */
  v.object({ reason: v.literal('lost') }),
]);
export type ProcessEnd = v.InferOutput<typeof processEnd>;
export type EndReason = ProcessEnd['reason'];

/** A fault that the build found in a source file. Lines count from 1. */
export const buildProblem = v.object({ file: v.string(), line: v.number(), message: v.string() });
export type BuildProblem = v.InferOutput<typeof buildProblem>;

/** `outdated`: the file was changed while it was being built, so nobody knows which of its texts was. */
export const BUILD_OUTCOMES = ['running', 'succeeded', 'failed', 'outdated'] as const;

/** A build and the stored text it is the build of. It runs while it waits for an earlier one, too. */
export const buildResult = v.object({
  /** Its process, which shows what it prints. */
  process_id: v.string(),
  /** The file that was stored for it, `/ws/…`. */
  file_path: v.string(),
  /** The version of that file. */
  version: v.string(),
  /** When that version was stored: ISO 8601, UTC. */
  saved_at: v.string(),
  /** Length in UTF-16 code units, as the editor counts. */
  size: v.number(),
  outcome: v.picklist(BUILD_OUTCOMES),
  /** What was found wrong in source files, at most `limits.buildProblems`. */
  problems: v.array(buildProblem),
});
export type BuildResult = v.InferOutput<typeof buildResult>;
export type BuildOutcome = BuildResult['outcome'];

/**
 * How a text of a file became a version: the editor saved, built, ran, submitted or restored it; it was put aside unsaved, or refused; it was
 * found in the file where a save replaced it; or the workspace started with it.
 */
export const VERSION_KINDS = [
  'saved',
  'built',
  'run',
  'submitted',
  'restored',
  'kept',
  'refused',
  'found',
  'starter',
] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

/** A text that a file has or had, and what was done with it. */
export const fileVersion = v.object({
  version: v.string(),
  /** Length in UTF-16 code units, as the editor counts. */
  size: v.number(),
  /** Oldest first, each kind once. `at` is ISO 8601, UTC; null for the starter file, which was always there. */
  marks: v.array(v.object({ kind: v.picklist(VERSION_KINDS), at: v.nullable(v.string()) })),
});
export type FileVersion = v.InferOutput<typeof fileVersion>;

export const processEntry = v.object({
  process_id: v.string(),
  name: v.string(),
  status: v.picklist(PROCESS_STATUSES),
  /** ISO 8601, UTC. */
  start_time: v.string(),
  /** The command and its arguments as the learner gave them, joined by spaces; a long one is cut and ends with an ellipsis. */
  command: v.string(),
  /** How many sockets listen to its output. */
  subscribers: v.number(),
  /** The process number inside the learner's workspace; null until it has started. */
  pid: v.nullable(v.number()),
  working_directory: v.string(),
  /** Null while it runs. `finished` is what came to its end by itself, `stopped` everything else. */
  end: v.optional(v.nullable(processEnd), null),
  /** What it builds; null when it is no build. The outcome comes a moment after the end. */
  build: v.optional(v.nullable(v.pick(buildResult, ['file_path', 'version', 'outcome'])), null),
});
export type ProcessEntry = v.InferOutput<typeof processEntry>;
/** It was started as a node, by its package or by a launch file: `rostopic echo` and its like only look at the graph, or say something in it. */
export const isNode = ({ command }: Pick<ProcessEntry, 'command'>): boolean => /^ros(?:run|launch) /.test(command);
export type ProcessStatus = ProcessEntry['status'];

export const topicDetails = v.object({
  type: v.string(),
  /** What the topic is for, who publishes and who subscribes. */
  description: v.string(),
  /** The fields of its message. */
  message_description: v.string(),
});
export type TopicDetails = v.InferOutput<typeof topicDetails>;

/** What a refusal by the content-safety rule says; the editor's dialog is made from it. */
export const safetyInfo = v.object({
  suggestion: v.string(),
  reason: v.picklist(SAFETY_REASONS),
  reasons: v.array(v.picklist(SAFETY_REASONS)),
  /** The version now on disk: what a forced save must name as `force_base`. Null when there is no file. */
  current_version: v.nullable(v.string()),
  current_length: v.number(),
  new_length: v.number(),
});
export type SafetyInfo = v.InferOutput<typeof safetyInfo>;

export const safetyDetail = v.object({ code: v.literal(SAFETY_CODE), error: v.string(), safety_info: safetyInfo });

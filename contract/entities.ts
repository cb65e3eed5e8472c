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

export const achievement = v.object({ name: v.string(), description: v.string(), earned: v.boolean() });
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

/** Why a process is no longer running: by itself, by its learner, by the 30 s rule, or because something broke. */
export const END_REASONS = [
  'exited',
  'requested',
  'time_limit',
  'output_limit',
  'workspace_lost',
  'server_restart',
] as const;

export const processEntry = v.object({
  process_id: v.string(),
  name: v.string(),
  status: v.picklist(PROCESS_STATUSES),
  /** ISO 8601, UTC. */
  start_time: v.string(),
  /** The command and its arguments as the learner gave them, joined by spaces. */
  command: v.string(),
  /** How many sockets listen to its output. */
  subscribers: v.number(),
  /** The process number inside the learner's workspace; null until it has started. */
  pid: v.nullable(v.number()),
  working_directory: v.string(),
  /** Null while it runs, and when a signal ended it. */
  exit_code: v.optional(v.nullable(v.number()), null),
  reason: v.optional(v.nullable(v.picklist(END_REASONS)), null),
});
export type ProcessEntry = v.InferOutput<typeof processEntry>;
export type ProcessStatus = ProcessEntry['status'];
export type EndReason = (typeof END_REASONS)[number];

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

/** A fault that the build found in a source file. Lines count from 1. */
export const buildProblem = v.object({ file: v.string(), line: v.number(), message: v.string() });
export type BuildProblem = v.InferOutput<typeof buildProblem>;

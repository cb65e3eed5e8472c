/** The remote procedures of the database: names, parameters, and the rows they answer with. */
import * as v from 'valibot';
import { learnerRecord } from './accountExport.ts';
import { achievement, challenge, challengeStat, learningPath, problem, profile, userDetails } from './entities.ts';
import { GENDERS, WAIVABLE_FIELDS } from './limits.ts';
import { progress } from './progress.ts';
import { drive, sharedRun } from './sharedRun.ts';
import { OUTCOMES, verdict } from './verdict.ts';

const authId = { auth_id: v.pipe(v.string(), v.uuid()) };

/** Of what must not be done twice where its answer is lost: the same id again is the same call. A page of an earlier release gives none. */
const requestId = v.optional(v.pipe(v.string(), v.uuid()));

export const procedures = {
  /** One row when the e-mail is confirmed and the title is stored with whatever else the site asks for; no row otherwise. */
  user_ssp_isverified: {
    params: v.object(authId),
    data: v.array(v.object({ auth_id: v.string(), user_name: v.nullable(v.string()), title: v.nullable(v.string()) })),
  },
  user_ssp_list_challenges: { params: v.object({}), data: v.array(challenge) },
  user_ssp_list_challenges_categories: { params: v.object({}), data: v.array(v.object({ category: v.string() })) },
  user_ssp_list_challenges_difficulty: { params: v.object({}), data: v.array(v.object({ difficulty: v.string() })) },
  user_ssp_list_learning_paths: { params: v.object({}), data: v.array(learningPath) },
  /** One row, or none when there is no such challenge. */
  user_ssp_challenge_problem: { params: v.object({ challenge_id: v.number() }), data: v.array(problem) },
  /** In Progress from now on; asked after the file of the challenge was saved or built. */
  user_ssp_start_challenge: { params: v.object({ ...authId, challenge_id: v.number() }), data: v.unknown() },
  user_ssp_submit_challenge: {
    params: v.object({ ...authId, challenge_id: v.number(), code: v.string(), request_id: requestId }),
    data: v.array(v.object({ id: v.number(), submitted_at: v.string() })),
  },
  /** One row, or none where the learner has handed in nothing of that number; the outcome is null before there is a verdict. */
  user_ssp_submission: {
    params: v.object({ ...authId, submission_id: v.number() }),
    data: v.array(
      v.object({
        challenge_id: v.number(),
        code: v.string(),
        outcome: v.nullable(v.picklist(OUTCOMES)),
        verdict: v.nullable(verdict),
        /** The fastest that the learner has solved this challenge, in simulated seconds. */
        best_seconds: v.nullable(v.number()),
      }),
    ),
  },
  /** What the learner has handed in last for a challenge, judged or not: one row, or none. */
  user_ssp_last_submission: {
    params: v.object({ ...authId, challenge_id: v.number() }),
    data: v.array(v.object({ id: v.number(), submitted_at: v.string() })),
  },
  /** For the server alone, with the key of the service. */
  service_store_verdict: {
    params: v.object({ submission_id: v.number(), outcome: v.picklist(OUTCOMES), verdict: v.nullable(verdict) }),
    data: v.unknown(),
  },
  /** For the server alone: one row while there is no verdict, none afterwards. */
  service_unjudged_submission: {
    params: v.object({ submission_id: v.number() }),
    data: v.array(v.object({ challenge_id: v.number(), code: v.string() })),
  },
  users_isp_subscribe_demo: { params: v.object({ p_email: v.string() }), data: v.unknown() },
  /** For the operator alone, with the key of the service; newest first. */
  service_list_demo_subscriptions: {
    params: v.object({ most: v.number() }),
    data: v.array(v.object({ email: v.string(), created_at: v.string() })),
  },
  /** For the operator alone. */
  service_delete_demo_subscription: { params: v.object({ address: v.string() }), data: v.unknown() },
  /** Open to visitors; so many from an address in an hour. */
  users_isp_send_message: {
    params: v.object({
      p_kind: v.string(),
      p_user_name: v.string(),
      p_email: v.string(),
      p_message: v.string(),
      p_request_id: requestId,
    }),
    data: v.unknown(),
  },
  /** For the operator alone, with the key of the service; newest first. */
  service_list_messages: {
    params: v.object({ most: v.number() }),
    data: v.array(
      v.object({
        id: v.number(),
        kind: v.string(),
        user_name: v.nullable(v.string()),
        email: v.nullable(v.string()),
        message: v.string(),
        /** The address of the account that wrote it, if one was signed in. */
        account: v.nullable(v.string()),
        sent_at: v.string(),
      }),
    ),
  },
  /** For the operator alone. */
  service_delete_message: { params: v.object({ message_id: v.number() }), data: v.unknown() },
  /** Answers the number of the shared run. */
  user_ssp_share_run: {
    params: v.object({
      ...authId,
      challenge_id: v.number(),
      title: v.string(),
      is_anonymous: v.boolean(),
      ...drive.entries,
      request_id: requestId,
    }),
    data: v.number(),
  },
  /** The same of the run that a verdict keeps, with what the judge said of it. */
  user_ssp_share_submission: {
    params: v.object({
      ...authId,
      submission_id: v.number(),
      title: v.string(),
      is_anonymous: v.boolean(),
      request_id: requestId,
    }),
    data: v.number(),
  },
  user_ssp_take_back_run: { params: v.object({ ...authId, shared_id: v.number() }), data: v.unknown() },
  /** Open to visitors, newest first; those before a number, or all. At most 25. */
  users_isp_list_shared_runs: {
    params: v.object({ before_id: v.nullable(v.number()), most: v.number() }),
    data: v.array(sharedRun),
  },
  /** Open to visitors, within the limits of messages. */
  users_isp_report_shared_run: { params: v.object({ shared_id: v.number() }), data: v.unknown() },
  /** For the operator alone, with the key of the service; newest first. */
  service_list_shared_runs: {
    params: v.object({ most: v.number() }),
    data: v.array(
      v.object({
        id: v.number(),
        title: v.string(),
        author: v.nullable(v.string()),
        /** The address of the account that shared it. */
        account: v.nullable(v.string()),
        challenge_title: v.string(),
        shared_at: v.string(),
        hidden_at: v.nullable(v.string()),
      }),
    ),
  },
  /** For the operator alone. */
  service_hide_shared_run: { params: v.object({ shared_id: v.number(), hidden: v.boolean() }), data: v.unknown() },
  user_ssp_profile: { params: v.object(authId), data: v.array(profile) },
  user_ssp_achievements: { params: v.object(authId), data: v.array(achievement) },
  user_ssp_challenge_stats: { params: v.object(authId), data: v.array(challengeStat) },
  /**
   * One row. Days begin where the learner is: by the clocks of the time zone, as they stood on each day; where the database does not know its
   * name, by the minutes east of UTC, from -840 to 840.
   */
  user_ssp_progress: {
    params: v.object({ ...authId, utc_offset_minutes: v.number(), time_zone: v.optional(v.string()) }),
    data: v.array(progress),
  },
  /** One row: everything that is kept about the learner. */
  user_ssp_export: { params: v.object(authId), data: v.array(learnerRecord) },
  /** For the server alone; no row where there is no such account. */
  service_account: {
    params: v.object({ learner_id: v.string() }),
    data: v.array(v.object({ email: v.nullable(v.string()), has_password: v.boolean() })),
  },
  /** For the server alone: deletes what would outlive the account. */
  service_forget_learner: { params: v.object({ learner_id: v.string() }), data: v.unknown() },
  get_user_details: { params: v.object(authId), data: v.array(userDetails) },
  upsert_user_details: {
    params: v.object({
      ...authId,
      title: v.string(),
      phone: v.nullable(v.string()),
      address: v.nullable(v.string()),
      gender: v.nullable(v.picklist(GENDERS)),
      linkedin_url: v.nullable(v.string()),
    }),
    data: v.unknown(),
  },
  /** For the server alone: what a profile is incomplete without from now on. */
  service_require_details: { params: v.object({ fields: v.array(v.picklist(WAIVABLE_FIELDS)) }), data: v.unknown() },
  user_upsert_profile: {
    params: v.object({ ...authId, email: v.string(), user_name: v.nullable(v.string()), login_method: v.string() }),
    data: v.unknown(),
  },
} as const;

export type Procedures = typeof procedures;
export type ProcedureName = keyof Procedures;
export type ParamsOf<Name extends ProcedureName> = v.InferInput<Procedures[Name]['params']>;
export type DataOf<Name extends ProcedureName> = v.InferOutput<Procedures[Name]['data']>;

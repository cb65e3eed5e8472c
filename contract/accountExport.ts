/** Everything that belongs to a learner, as they may take it with them. Times are ISO 8601. */
import * as v from 'valibot';
import { fileVersion } from './entities.ts';
import { drive } from './sharedRun.ts';

const text = v.nullable(v.string());

/** What the database keeps about a learner. */
export const learnerRecord = v.object({
  account: v.object({
    email: text,
    /** The address that it is to have, once that is proven. */
    email_change: text,
    created_at: text,
    email_confirmed_at: text,
    demo_asked_at: text,
    /** What the account says of its learner: the language, and what a provider told, such as a name and a picture's address. */
    user_metadata: v.record(v.string(), v.unknown()),
    /** By what the account is signed in to; `id` is its number there. */
    identities: v.array(
      v.object({
        provider: v.string(),
        id: v.string(),
        identity_data: v.record(v.string(), v.unknown()),
        created_at: text,
        last_sign_in_at: text,
      }),
    ),
    /** Second factors, without their secrets. */
    factors: v.array(v.object({ friendly_name: text, factor_type: v.string(), status: v.string(), created_at: text })),
    /** Where the account is signed in to: from which network address, and by which browser. */
    sessions: v.array(v.object({ created_at: text, ip: text, user_agent: text })),
  }),
  profile: v.nullable(v.object({ user_name: text, login_method: v.string() })),
  details: v.nullable(v.object({ title: text, phone: text, address: text, gender: text, linkedin_url: text })),
  /** What was begun, and when its program was last saved or built for the first time in a visit. */
  started: v.array(
    v.object({ challenge_id: v.number(), title: v.string(), started_at: v.string(), worked_at: v.string() }),
  ),
  submissions: v.array(
    v.object({
      id: v.number(),
      challenge_id: v.number(),
      submitted_at: v.string(),
      code: v.string(),
      /** Null before there is a verdict. */
      outcome: text,
      verdict: v.unknown(),
      judged_at: text,
    }),
  ),
  /** What was written over Contact and Feedback while the learner was signed in. */
  messages: v.array(
    v.object({ kind: v.string(), user_name: text, email: text, message: v.string(), sent_at: v.string() }),
  ),
  /** What stands on the board of the community, and what an operator has hidden there. */
  shared_runs: v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      challenge_id: v.number(),
      is_anonymous: v.boolean(),
      ...drive.entries,
      /** Of a run of the judge. */
      submission_id: v.nullable(v.number()),
      shared_at: v.string(),
      hidden_at: text,
    }),
  ),
});
export type LearnerRecord = v.InferOutput<typeof learnerRecord>;

/** Why a file of the workspace is named, and not in the export. Where there are too many to name, the workspace itself is. */
export const LEFT_OUT = ['not_text', 'too_large', 'unreadable', 'too_much'] as const;

/** A file of the workspace, and what it said before; the versions that it started with are everybody's. */
export const exportedFile = v.object({
  path: v.string(),
  /** Null where there is no such file any more, or none that is text. */
  content: v.nullable(v.string()),
  versions: v.array(v.object({ ...fileVersion.entries, content: v.string() })),
});
export type ExportedFile = v.InferOutput<typeof exportedFile>;

export const exportedFiles = v.object({
  files: v.array(exportedFile),
  left_out: v.array(v.object({ path: v.string(), reason: v.picklist(LEFT_OUT) })),
});
export type ExportedFiles = v.InferOutput<typeof exportedFiles>;

export const accountExport = v.object({
  exported_at: v.string(),
  ...learnerRecord.entries,
  ...exportedFiles.entries,
});

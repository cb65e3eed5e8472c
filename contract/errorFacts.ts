/**
 * Every code by which something is refused, with the facts that belong to it: by the workspace API, and in lower case by
 * the services of an account and by the site itself. The words are a text's business; the sentence beside the code is for
 * users of the API.
 */
import * as v from 'valibot';
import { workspaceFilling } from './entities.ts';
import { SANDBOX_FAULTS } from './sandboxFaults.ts';

/** What is wrong with a field of a request. */
export const FIELD_FAULTS = ['unknown', 'missing', 'too_long', 'invalid'] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

const path = v.string();
const none = v.object({});
const file = v.object({ path });

export const errorFacts = {
  SIGN_IN_REQUIRED: none,
  PROFILE_REQUIRED: none,
  ACCOUNT_UNCHECKED: none,
  FOREIGN_PAGE: none,
  TOO_MANY_REQUESTS: v.object({ seconds: v.number() }),

  /** `most` is the largest length, where there is one. */
  FIELD_REFUSED: v.object({ field: v.string(), fault: v.picklist(FIELD_FAULTS), most: v.nullable(v.number()) }),
  JSON_MALFORMED: none,
  REQUEST_TOO_LARGE: none,
  ADDRESS_TOO_LONG: none,
  REQUEST_NOT_JSON: none,
  REQUEST_COMPRESSED: none,
  REQUEST_NOT_UNDERSTOOD: none,
  NOTHING_THERE: none,
  DISK_FULL: none,
  /** To another server, which answers in a moment. */
  WORKSPACE_MOVING: none,
  /** The id stands in the log of the server. */
  INTERNAL_ERROR: v.object({ id: v.string() }),

  FILE_OUTSIDE: file,
  FILE_NAME_MALFORMED: file,
  FILE_FOLDER_MISSING: file,
  FILE_NOT_STARTER: file,
  FILE_VERSION_UNKNOWN: file,
  FILE_EXISTS: file,
  FILE_IRREGULAR: file,
  FILE_TOO_LARGE: v.object({ path, bytes: v.number() }),
  FILE_NOT_TEXT: file,
  /** What is there already. */
  FILE_IS_BINARY: file,
  FILE_NOT_WRITABLE: file,
  FILE_NO_SPACE: file,
  /** Of what its learner may keep on the disk. */
  WORKSPACE_FULL: workspaceFilling,
  /** So far beyond it that nothing is stored or started. */
  WORKSPACE_OVERFLOWED: workspaceFilling,

  COMMAND_UNKNOWN: v.object({ command: v.string(), available: v.pipe(v.array(v.string()), v.readonly()) }),
  PROCESS_NOT_FOUND: none,
  PROCESS_EXITED: v.object({ exit_code: v.number() }),
  PROCESS_SIGNALLED: v.object({ signal: v.string() }),
  PROCESS_TIMED_OUT: v.object({ seconds: v.number() }),
  PROCESS_OUTPUT_LIMIT: none,
  PROCESS_MEMORY_LIMIT: v.object({ megabytes: v.number() }),
  PROCESS_DISK_FULL: none,
  PROCESS_WORKSPACE_FULL: workspaceFilling,
  PROCESS_STOPPED_BY_OPERATOR: none,
  PROCESS_LOST: none,
  TOO_MANY_PROGRAMS: v.object({ most: v.number() }),
  PROCESS_EXISTS: v.object({ process_id: v.string() }),
  BUILD_NOT_FOUND: none,
  BUILD_OUTDATED: none,
  BUILD_STOPPED: none,
  BUILD_TIMED_OUT: none,
  /** With the workspace in which it ran, as where the server ended. */
  BUILD_LOST: none,
  BUILD_FAILED: none,
  TOPIC_NOT_FOUND: none,
  TOPIC_TYPE_UNKNOWN: none,
  ROBOT_NOT_RUNNING: none,
  /** By the page that wants to drive it by hand. */
  ROBOT_NOT_TAKEN: none,
  CHALLENGE_NOT_FOUND: v.object({ challenge_id: v.nullable(v.number()) }),
  PICTURE_NOT_FOUND: none,
  SUBMISSION_NOT_FOUND: none,
  VERDICTS_NOT_STORED: none,
  /** What waits for one is safe. */
  VERDICTS_UNREACHABLE: none,
  ACCOUNT_EMAIL_DIFFERS: none,
  ACCOUNT_PASSWORD_WRONG: none,
  /** It is being deleted, or was. */
  ACCOUNT_LEAVING: none,
  ACCOUNT_NOT_DELETABLE: none,
  /** Part of it may be gone. */
  ACCOUNT_NOT_DELETED: none,

  SANDBOX_UNAVAILABLE: v.object({ fault: v.picklist(SANDBOX_FAULTS) }),
  WORKSPACE_NOT_STARTED: none,
  GRAPH_UNANSWERED: none,
  SERVER_STOPPING: none,

  /** Codes of the authentication service that say all there is to say; others come with its own sentence. */
  disk_full: none,
  email_exists: none,
  email_not_confirmed: none,
  invalid_credentials: none,
  otp_expired: none,
  over_request_rate_limit: none,
  /** The service has said for how long it refuses. */
  wait_first: v.object({ seconds: v.number() }),
  reauthentication_needed: none,
  reauthentication_not_valid: none,
  same_password: none,
  signup_disabled: none,
  user_already_exists: none,
  user_banned: none,
  /** The library of the authentication service has only words for it. */
  session_missing: none,

  /** What the site itself finds wrong with an address that led back to it. */
  callback_empty: none,
  callback_begun_elsewhere: none,
  callback_recovery_elsewhere: none,
  callback_recovery_expired: none,
  callback_other_account: none,
  callback_token_malformed: none,
  callback_token_unreadable: none,
  callback_expired: none,
  callback_unexplained: none,

  /** What a procedure of the database refuses. */
  account_foreign: none,
  challenge_unknown: none,
  value_refused: none,
  messages_too_many: none,
  addresses_too_many: none,
  shares_too_many: none,
  shared_runs_full: none,
  judged_run_unknown: none,
  submissions_too_many: none,
  submissions_full: none,

  /** What became of a call to the services of an account that was answered by none of them. */
  service_unreachable: none,
  service_timed_out: v.object({ milliseconds: v.number() }),
  service_failed: v.object({ status: v.number() }),
  service_answer_unexpected: none,
} as const;

export type ErrorCode = keyof typeof errorFacts;
export type FactsOf<Code extends ErrorCode> = v.InferOutput<(typeof errorFacts)[Code]>;

/** Why something was refused. */
export type ErrorFact = { [Code in ErrorCode]: { code: Code; facts: FactsOf<Code> } }[ErrorCode];

/** The fact that an answer states; undefined for a code of a newer server, or one whose facts are not those known here. */
export function errorFactOf(code: string | null | undefined, facts: unknown): ErrorFact | undefined {
  if (typeof code !== 'string' || !isErrorCode(code)) return undefined;
  const parsed = v.safeParse(errorFacts[code], facts ?? {});
  // The table has parsed the facts of this very code.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return parsed.success ? ({ code, facts: parsed.output } as ErrorFact) : undefined;
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorFacts, code);

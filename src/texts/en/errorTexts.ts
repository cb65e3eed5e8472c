import type { ErrorCode, FactsOf, FieldFault } from '#contract/errorFacts.ts';
import type { SandboxFault } from '#contract/sandboxFaults.ts';

/** Why programs cannot be run on this server. */
export const sandboxFaultTexts = {
  not_installed: 'bubblewrap is not installed.',
  not_started: 'No sandbox can be started here.',
  unreadable: 'The check of the sandbox could not be read.',
  leaves_processes: 'A stopped program leaves processes behind.',
  reads_passwords: 'A program can read /etc/shadow.',
  sees_server_data: "A program can see the server's data.",
  sees_agent: 'A program can see the agent of its sandbox.',
  reaches_host: 'A program can reach the network of the host.',
  reaches_neighbour: 'Two sandboxes can reach each other.',
  writes_system: 'A program can write to the system.',
  nests_namespaces: 'A program can make namespaces of its own.',
  environment: 'A program finds more in its environment than it may.',
  open_files: 'A program inherits open files.',
  sees_processes: 'A program can see the processes of others.',
  capabilities: 'A program has capabilities.',
  gains_privileges: 'A program can gain privileges.',
  root: 'A program runs as root.',
  network: 'A program has a network.',
  process_limit: 'The limit on processes does not hold.',
  file_limit: 'The limit on the size of files does not hold.',
  sees_other_files: 'A program sees the files of another.',
  system_calls: 'A program can ask the kernel for more than it needs.',
} as const satisfies Record<SandboxFault, string>;

const sandboxMissing = (fault: SandboxFault) =>
  `Programs cannot be run on this server: ${sandboxFaultTexts[fault]} Files can still be read and saved.`;

const unchecked = 'Your account cannot be checked at the moment. Please try again.';

const lengthOf = (seconds: number) => (seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`);

/** What is wrong with a field, behind its name. */
const fieldFaults: Record<FieldFault, (most: number | null) => string> = {
  unknown: () => 'is not a field of this request.',
  missing: () => 'is missing.',
  too_long: (most) => (most === null ? 'is too long.' : `is too long: ${most} are allowed.`),
  invalid: () => 'has a value that is not allowed.',
};

/** Why the server refused something. */
export const errorTexts: { readonly [Code in ErrorCode]: (facts: FactsOf<Code>) => string } = {
  SIGN_IN_REQUIRED: () => 'Sign in to use the workspace.',
  PROFILE_REQUIRED: () => 'Complete your profile to use the workspace.',
  ACCOUNT_UNCHECKED: () => unchecked,
  FOREIGN_PAGE: () => 'This call does not come from a page of this site.',
  TOO_MANY_REQUESTS: ({ seconds }) => `Too many requests: try again in ${seconds} s.`,

  FIELD_REFUSED: ({ field, fault, most }) => `"${field}" ${fieldFaults[fault](most)}`,
  JSON_MALFORMED: () => 'The request is not well-formed JSON.',
  REQUEST_TOO_LARGE: () => 'The request is too large.',
  ADDRESS_TOO_LONG: () => 'The address is too long.',
  REQUEST_NOT_JSON: () => 'The body of a request must be JSON (content-type: application/json).',
  REQUEST_COMPRESSED: () => 'A request must not be compressed.',
  REQUEST_NOT_UNDERSTOOD: () => 'The request cannot be understood.',
  NOTHING_THERE: () => 'There is nothing at this address.',
  WORKSPACE_MOVING: () => 'Your workspace is moving to another server of this site. Try again in a few seconds.',
  DISK_FULL: () =>
    'The disk of the server is nearly full, so nothing can be saved, built or started at the moment. Your files are as they were.',
  INTERNAL_ERROR: ({ id }) => `Internal error. If it happens again, report this number: ${id}`,

  FILE_OUTSIDE: ({ path }) => `There is no such file in your workspace: "${path}"`,
  FILE_NAME_MALFORMED: ({ path }) => `This cannot be the name of a file: "${path}"`,
  FILE_FOLDER_MISSING: ({ path }) => `The folder of this file does not exist in your workspace: "${path}"`,
  FILE_NOT_STARTER: ({ path }) => `Your workspace did not start with this file, so it cannot be restored: "${path}"`,
  FILE_VERSION_UNKNOWN: ({ path }) => `There is no such version of this file: "${path}"`,
  FILE_EXISTS: ({ path }) => `This file exists; only a missing file can be restored: "${path}"`,
  FILE_IRREGULAR: ({ path }) => `This is not a plain file, so it cannot be opened here: "${path}"`,
  FILE_TOO_LARGE: ({ path, bytes }) => `A file can have at most ${bytes} bytes: "${path}"`,
  FILE_NOT_TEXT: ({ path }) => `Only UTF-8 text without NUL characters can be saved here: "${path}"`,
  FILE_IS_BINARY: ({ path }) =>
    `What is in this file on the server is not text, so it is not replaced. Let one of your programs rename or remove it, then save again: "${path}"`,
  FILE_NOT_WRITABLE: ({ path }) => `This file cannot be written, because its folder is protected: "${path}"`,
  FILE_NO_SPACE: ({ path }) => `The server has no room left to save this file; what was there is unchanged: "${path}"`,

  WORKSPACE_FULL: ({ megabytes, most_megabytes, files, most_files }) =>
    `Your workspace has no room for this: ${megabytes} of ${most_megabytes} MB and ${files} of ${most_files} files are used, earlier versions included. Nothing was stored. Delete files with a program, then try again: a program that is not longer than the stored one can still be saved and started.`,
  WORKSPACE_OVERFLOWED: ({ megabytes, most_megabytes, files, most_files }) =>
    `Your workspace holds far more than it may: ${megabytes} of ${most_megabytes} MB and ${files} of ${most_files} files. Nothing can be stored or started in it. Ask whoever runs this site to make room; your programs can still be read.`,
  COMMAND_UNKNOWN: ({ command, available }) =>
    `"${command}" cannot be run here. Available commands: ${available.join(', ')}.`,
  PROCESS_NOT_FOUND: () => 'Process not found',
  PROCESS_EXITED: ({ exit_code }) => `It ended with exit code ${exit_code}.`,
  PROCESS_SIGNALLED: ({ signal }) => `It was ended by the signal ${signal}.`,
  PROCESS_TIMED_OUT: ({ seconds }) => `Stopped after ${seconds} s, because it was not marked Long Running.`,
  PROCESS_OUTPUT_LIMIT: () => 'Stopped, because it printed too much.',
  PROCESS_MEMORY_LIMIT: ({ megabytes }) =>
    `Stopped, because your programs used more than ${megabytes} MB of memory together.`,
  PROCESS_DISK_FULL: () => 'Stopped, because it wrote while the disk of the server was nearly full.',
  PROCESS_WORKSPACE_FULL: ({ megabytes, most_megabytes, files, most_files }) =>
    `Stopped, because it wrote while your workspace was full: ${megabytes} of ${most_megabytes} MB and ${files} of ${most_files} files.`,
  PROCESS_STOPPED_BY_OPERATOR: () => 'Stopped by whoever runs this site.',
  PROCESS_LOST: () => 'The workspace it ran in has ended.',
  TOO_MANY_PROGRAMS: ({ most }) =>
    `${most} of your programs are running, and no more can run at a time. Stop one of them, then try again.`,
  PROCESS_EXISTS: ({ process_id }) => `A process with the id ${process_id} exists already.`,
  BUILD_NOT_FOUND: () => 'Build not found',
  BUILD_OUTDATED: () => 'The file was changed while it was being built. Build it again.',
  BUILD_STOPPED: () => 'The build was stopped.',
  BUILD_TIMED_OUT: () => 'The build took too long and was stopped.',
  BUILD_LOST: () => 'The build was cut short, because the workspace it ran in has ended. Build it again.',
  BUILD_FAILED: () => 'The build failed; its output says why.',
  TOPIC_NOT_FOUND: () => 'There is no such topic now: no node publishes it or subscribes to it.',
  TOPIC_TYPE_UNKNOWN: () => 'No node has said yet which type of messages this topic carries.',
  ROBOT_NOT_RUNNING: () =>
    'The robot is not running at the moment. It starts again when you start a program or drive it by hand.',
  ROBOT_NOT_TAKEN: () => 'Nobody drives the robot by hand from this page. Turn on “Drive by hand” first.',
  CHALLENGE_NOT_FOUND: ({ challenge_id }) => `There is no challenge ${challenge_id}.`,
  PICTURE_NOT_FOUND: () => 'There is no picture of yours that can be shown.',
  SUBMISSION_NOT_FOUND: () => 'There is no such submission.',
  ACCOUNT_EMAIL_DIFFERS: () => 'This is not the email address of your account.',
  ACCOUNT_PASSWORD_WRONG: () => 'This is not the password of your account.',
  ACCOUNT_LEAVING: () => 'This account is being deleted.',
  ACCOUNT_NOT_DELETABLE: () => 'This server cannot delete accounts. Ask whoever runs it.',
  ACCOUNT_NOT_DELETED: () => 'Your account is still there, but some of your files may be gone. Please try again.',
  VERDICTS_NOT_STORED: () => 'This server cannot store verdicts, so it judges nothing.',
  VERDICTS_UNREACHABLE: () => 'Your solution is stored, but the judge cannot be reached at the moment. Try again soon.',

  SANDBOX_UNAVAILABLE: ({ fault }) => sandboxMissing(fault),
  WORKSPACE_NOT_STARTED: () => 'Your workspace could not be started. Try again in a moment.',
  GRAPH_UNANSWERED: () => 'The ROS graph of this workspace does not answer. Try again in a moment.',
  SERVER_STOPPING: () => 'The server is shutting down.',

  disk_full: () => 'The disk of the server is full, so nothing can be stored at the moment. Try again later.',
  email_exists: () => 'A user with this email address has already been registered',
  email_not_confirmed: () => 'Email not confirmed',
  invalid_credentials: () => 'Invalid login credentials',
  otp_expired: () => 'Email link is invalid or has expired',
  over_request_rate_limit: () => 'Request rate limit reached',
  wait_first: ({ seconds }) => `Too many tries. Wait ${lengthOf(seconds)}, then try again.`,
  reauthentication_needed: () => 'Password update requires reauthentication',
  reauthentication_not_valid: () => 'Nonce has expired or is invalid',
  same_password: () => 'New password should be different from the old password.',
  signup_disabled: () => 'Signups not allowed for this instance',
  user_already_exists: () => 'User already registered',
  user_banned: () => 'User is banned',
  session_missing: () => 'Auth session missing!',

  callback_empty: () => 'No session defined in URL',
  callback_begun_elsewhere: () => 'This sign-in was not started in this browser.',
  callback_recovery_elsewhere: () => 'This link was opened in another browser than the one that asked for it.',
  callback_recovery_expired: () => 'Email link is invalid or has expired',
  callback_other_account: () => 'Somebody else is signed in in this browser. Sign out first.',
  callback_token_malformed: () => 'Invalid JWT structure',
  callback_token_unreadable: () => 'JWT not in base64url format',
  callback_expired: () => 'JWT has expired',
  callback_unexplained: () => 'Error in URL with unspecified error_description',

  account_foreign: () => 'This is not your account.',
  challenge_unknown: () => 'There is no such challenge.',
  addresses_too_many: () => 'Too many addresses came from here within an hour. Try again later.',
  shares_too_many: () => 'Too many runs were shared within an hour. Try again later.',
  judged_run_unknown: () => 'The judge has no run of this submission that could be shared.',
  shared_runs_full: () => 'You share 20 runs already, and no more may be. Take one back on the board first.',
  submissions_too_many: () => 'You have handed in 120 solutions within an hour. Try again later.',
  submissions_full: () => 'You have handed in 64 MB of programs, and no more are kept.',
  messages_too_many: () => 'Too many messages came from here within an hour. Try again later.',
  value_refused: () => 'This cannot be stored: something is too long, or has a value that is not allowed.',

  service_unreachable: () => 'Network Error',
  service_timed_out: ({ milliseconds }) => `timeout of ${milliseconds}ms exceeded`,
  service_failed: ({ status }) => `Request failed with status code ${status}`,
  service_answer_unexpected: () => 'The server answered something unexpected',
};

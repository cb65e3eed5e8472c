/** What the audit log tells of, and what each event means; docs/operations.md lists the same. */
export const auditEvents = {
  server_started: 'The server is ready.',
  server_stopped: 'The server was told to end, and has.',
  sandbox_checked: 'The canary has looked at the walls of the sandbox, at the start; `outcome` is the first fault.',
  signed_up: 'Somebody asked for an account. Without `learner` none was made.',
  signed_in: 'Somebody signed in; `what` is how: `password`, `pkce`, `id_token` or `callback`.',
  session_renewed:
    'A session was not renewed. `refresh_token_already_used` is a token that somebody has twice; the session has ended.',
  signed_out: 'Somebody ended their sessions.',
  code_asked: 'An e-mail with a code was asked for; `what` is for what.',
  code_redeemed: 'The code or the link of an e-mail was used; `what` is its kind.',
  password_changed: 'A learner set another password.',
  email_change_asked: 'A learner asked for another e-mail address.',
  email_changed: 'The link that proves a new e-mail address was opened.',
  identity_removed: 'A learner took a provider, such as Google, off their account.',
  factor_added: 'A learner began to add a second factor.',
  factor_checked: 'The code of a second factor was typed.',
  factor_removed: 'A learner removed a second factor.',
  workspace_entered: 'A page opened its session with the workspace.',
  workspace_left: 'A page closed it.',
  account_deleted: 'A learner deleted their account.',
  data_taken: 'A learner took everything that belongs to them.',
  service_key_used: 'A call that needs the key of the service; `what` is which.',
  program_stopped: 'An operator stopped a program of the learner; `what` says who did.',
  workspace_closed: 'An operator ended everything that ran of the learner; `what` says who did.',
  inspection_allowed:
    'An operator allowed the inspection for the pages that the learner had open; `what` says who did.',
  inspection_withdrawn: 'An operator took that back; `what` says who did.',
  run_hidden: 'A shared run was hidden from the board of the community, or shown again; `what` is which.',
  message_deleted:
    'A message to the operator, or a request for the demo, was deleted; `what` is the number of the message, or `demo`.',
  backup_taken: 'A backup was asked for.',
  limit_struck: 'Somebody was refused for a limit, or programs were ended for one; `what` is where, `outcome` which.',
  foreign_page_refused: 'A page of another site tried to change something.',
} as const satisfies Record<string, string>;

export type AuditEvent = keyof typeof auditEvents;

export interface AuditEntry {
  event: AuditEvent;
  /** The id of whom it is about; left out where that is not known. */
  learner?: string | null;
  /** Where the call came from, as limits count it: an IPv6 address by its first 64 bits. */
  address?: string | null;
  /** `ok`, or the code of the reason why not. */
  outcome: string;
  what?: string;
}

/** Who writes it down. Whatever becomes of that, whoever notes something goes on. */
export interface Audit {
  note(entry: AuditEntry): void;
}

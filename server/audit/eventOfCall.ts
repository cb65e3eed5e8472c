/** Which calls the audit log tells of. */
import type { FastifyRequest } from 'fastify';
import './requestFacts.ts';
import { workspaceApi } from '#contract/rest.ts';
import type { AuditEvent } from './auditEvents.ts';

export interface CallEvent {
  event: AuditEvent;
  what?: string;
  /** Where it is nothing to tell of that it went well. */
  onlyRefused?: true;
}

type Naming = CallEvent | ((request: FastifyRequest) => CallEvent | undefined);

const AUTH = '/auth/v1';

/** By method and route. */
const named: ReadonlyMap<string, Naming> = new Map<string, Naming>([
  [`POST ${AUTH}/signup`, { event: 'signed_up' }],
  [`POST ${AUTH}/token`, grantOf],
  [`GET ${AUTH}/callback`, { event: 'signed_in', what: 'callback' }],
  [`POST ${AUTH}/callback`, { event: 'signed_in', what: 'callback' }],
  [`POST ${AUTH}/logout`, { event: 'signed_out' }],
  [`POST ${AUTH}/recover`, { event: 'code_asked', what: 'recovery' }],
  [`POST ${AUTH}/otp`, { event: 'code_asked', what: 'otp' }],
  [`POST ${AUTH}/resend`, { event: 'code_asked', what: 'resend' }],
  [`GET ${AUTH}/reauthenticate`, { event: 'code_asked', what: 'reauthentication' }],
  [`POST ${AUTH}/verify`, ({ body }) => redeemed(fieldOf(body, 'type'))],
  [`GET ${AUTH}/verify`, ({ query }) => redeemed(fieldOf(query, 'type'))],
  [`PUT ${AUTH}/user`, changeOf],
  [`DELETE ${AUTH}/user/identities/:id`, { event: 'identity_removed' }],
  [`POST ${AUTH}/factors`, { event: 'factor_added' }],
  [`POST ${AUTH}/factors/:id/verify`, { event: 'factor_checked' }],
  [`DELETE ${AUTH}/factors/:id`, { event: 'factor_removed' }],
  [callOf(workspaceApi.openSession), { event: 'workspace_entered' }],
  [callOf(workspaceApi.closeSession), leavingOf],
  [callOf(workspaceApi.deleteAccount), { event: 'account_deleted' }],
  [callOf(workspaceApi.exportAccount), { event: 'data_taken' }],
  ['POST /rest/v1/rpc/:name', operatorsDeed],
  ['POST /backup', { event: 'backup_taken' }],
]);

function callOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}

/** Undefined for calls of which only limits are told. */
export function eventOfCall(request: FastifyRequest): CallEvent | undefined {
  const { method, calledRoute } = request;
  const url = calledRoute ?? '';
  if (url.startsWith(`${AUTH}/admin/`) || url === `${AUTH}/invite`)
    return { event: 'service_key_used', what: `${method} ${url}` };
  const naming = named.get(`${method} ${url}`);
  return typeof naming === 'function' ? naming(request) : naming;
}

/** Anybody may ask for it; where there was no session nobody has left. */
function leavingOf({ aboutLearner }: FastifyRequest): CallEvent | undefined {
  return aboutLearner === null ? undefined : { event: 'workspace_left' };
}

function grantOf({ query }: FastifyRequest): CallEvent | undefined {
  const grant = fieldOf(query, 'grant_type');
  switch (grant) {
    case 'password':
    case 'pkce':
    case 'id_token':
      return { event: 'signed_in', what: grant };
    case 'refresh_token':
      return { event: 'session_renewed', onlyRefused: true };
    default:
      return undefined;
  }
}

const KINDS = ['signup', 'invite', 'magiclink', 'recovery', 'email'];

function redeemed(type: unknown): CallEvent {
  if (type === 'email_change') return { event: 'email_changed' };
  return { event: 'code_redeemed', what: KINDS.find((kind) => kind === type) ?? 'unknown' };
}

/** A call that changes both is told of as what is worse. */
function changeOf({ body }: FastifyRequest): CallEvent | undefined {
  if (typeof fieldOf(body, 'password') === 'string') return { event: 'password_changed' };
  if (typeof fieldOf(body, 'email') === 'string') return { event: 'email_change_asked' };
  return undefined;
}

/** Procedures are not told of, but for what an operator does to what learners have shown to everybody or written to them. */
function operatorsDeed({ params, body }: FastifyRequest): CallEvent | undefined {
  switch (fieldOf(params, 'name')) {
    case 'service_hide_shared_run': {
      const isHidden = fieldOf(body, 'hidden') !== false;
      return { event: 'run_hidden', what: `${isHidden ? 'hide' : 'show'} ${Number(fieldOf(body, 'shared_id'))}` };
    }
    case 'service_delete_message':
      return { event: 'message_deleted', what: `message ${Number(fieldOf(body, 'message_id'))}` };
    case 'service_delete_demo_subscription':
      return { event: 'message_deleted', what: 'demo' };
    default:
      return undefined;
  }
}

function fieldOf(given: unknown, name: string): unknown {
  return typeof given === 'object' && given !== null ? Object.getOwnPropertyDescriptor(given, name)?.value : undefined;
}

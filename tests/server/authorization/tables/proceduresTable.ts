/** Every procedure of the schema that is exposed: what it is called with, and how it answers everybody, by POST and by GET. */
import type { ProcedureName } from '#contract/procedures.ts';
import { everybody, ownOnly, serviceOnly, signedIn, visitors } from '../answers.ts';
import type { Learner } from '../newLearner.ts';
import type { Row, Table } from '../row.ts';
import { each, CALLER_KINDS, type Answers } from '../callerKinds.ts';

interface Procedure {
  /** The arguments of a call about that learner. */
  args: (of: Learner) => Readonly<Record<string, string | number | null>>;
  answers: Answers;
  /** It writes, so it must not be called by GET, not even by who may call it. */
  writes?: true;
  spends?: true;
}

const nothing = () => ({});
const nobody = () => ({ learner_id: '00000000-0000-4000-8000-0000000000ff' });
const aboutThem = ({ id }: Learner) => ({ auth_id: id });
const details = { title: 'T', phone: '+1 202 555 0100', address: '', gender: 'other', linkedin_url: '' };

export const procedures = {
  user_ssp_list_challenges: { args: nothing, answers: visitors('200') },
  user_ssp_list_challenges_categories: { args: nothing, answers: visitors('200') },
  user_ssp_list_challenges_difficulty: { args: nothing, answers: visitors('200') },
  user_ssp_list_learning_paths: { args: nothing, answers: visitors('200') },
  // Nothing is sent: everybody is refused alike, so that the limit is not reached.
  users_isp_send_message: {
    args: () => ({ p_kind: 'other', p_user_name: '', p_email: '', p_message: '' }),
    answers: visitors('400 22023'),
    writes: true,
  },
  service_list_messages: { args: () => ({ most: 1 }), answers: serviceOnly('200') },
  service_list_demo_subscriptions: { args: () => ({ most: 1 }), answers: serviceOnly('200') },
  // There is neither such a message nor such an address, and so nothing is deleted.
  service_delete_message: { args: () => ({ message_id: 999_999 }), answers: serviceOnly('404 PT404'), writes: true },
  service_delete_demo_subscription: {
    args: () => ({ address: 'nobody' }),
    answers: serviceOnly('404 PT404'),
    writes: true,
  },
  // With a title that none may have: the limit is not reached.
  user_ssp_share_run: {
    args: ({ id }) => ({
      auth_id: id,
      challenge_id: 1,
      title: ' ',
      is_anonymous: 'true',
      every: 200,
      poses: '0 0 0 1 0 0',
    }),
    answers: ownOnly('400 22023'),
    writes: true,
  },
  // Nobody has handed in anything of this number.
  user_ssp_share_submission: {
    args: ({ id }) => ({ auth_id: id, submission_id: 999_999, title: 'T', is_anonymous: 'true' }),
    answers: ownOnly('404 PT404'),
    writes: true,
  },
  user_ssp_take_back_run: {
    args: ({ id }) => ({ auth_id: id, shared_id: 1 }),
    answers: ownOnly('204'),
    writes: true,
  },
  users_isp_list_shared_runs: { args: () => ({ before_id: 1, most: 12 }), answers: visitors('200') },
  // There is no run of this number, and so nothing is written.
  users_isp_report_shared_run: { args: () => ({ shared_id: 999_999 }), answers: visitors('204') },
  service_list_shared_runs: { args: () => ({ most: 1 }), answers: serviceOnly('200') },
  service_hide_shared_run: {
    args: () => ({ shared_id: 999_999, hidden: 'true' }),
    answers: serviceOnly('404 PT404'),
    writes: true,
  },
  // For the same reason.
  users_isp_subscribe_demo: {
    args: () => ({ p_email: 'nobody' }),
    answers: visitors('400 22023'),
    writes: true,
  },
  user_ssp_challenge_problem: { args: () => ({ challenge_id: 1 }), answers: signedIn('200') },
  user_ssp_isverified: { args: aboutThem, answers: ownOnly('200') },
  user_ssp_profile: { args: aboutThem, answers: ownOnly('200') },
  user_ssp_achievements: { args: aboutThem, answers: ownOnly('200') },
  user_ssp_challenge_stats: { args: aboutThem, answers: ownOnly('200') },
  user_ssp_progress: { args: ({ id }) => ({ auth_id: id, utc_offset_minutes: 0 }), answers: ownOnly('200') },
  get_user_details: { args: aboutThem, answers: ownOnly('200') },
  user_ssp_start_challenge: {
    args: ({ id }) => ({ auth_id: id, challenge_id: 1 }),
    answers: ownOnly('204'),
    writes: true,
  },
  user_ssp_submit_challenge: {
    args: ({ id }) => ({ auth_id: id, challenge_id: 1, code: 'x' }),
    answers: ownOnly('200'),
    writes: true,
  },
  user_ssp_export: { args: ({ id }) => ({ auth_id: id }), answers: ownOnly('200') },
  user_ssp_submission: { args: ({ id }) => ({ auth_id: id, submission_id: 1 }), answers: ownOnly('200') },
  user_ssp_last_submission: { args: ({ id }) => ({ auth_id: id, challenge_id: 1 }), answers: ownOnly('200') },
  // Nobody has handed in anything of this number.
  service_store_verdict: {
    args: () => ({ submission_id: 999_999, outcome: 'unjudged', verdict: null }),
    answers: serviceOnly('404 PT404'),
    writes: true,
  },
  service_unjudged_submission: { args: () => ({ submission_id: 999_999 }), answers: serviceOnly('200') },
  // Of an account that nobody has: what the service may read is not shown here.
  service_account: { args: nobody, answers: serviceOnly('200') },
  service_forget_learner: { args: nobody, answers: serviceOnly('204'), writes: true },
  service_require_details: {
    args: () => ({ fields: '{phone,gender}' }),
    answers: serviceOnly('204'),
    writes: true,
  },
  upsert_user_details: {
    args: ({ id }) => ({ auth_id: id, ...details }),
    answers: ownOnly('204'),
    writes: true,
    // A newcomer who has done so is none any more.
    spends: true,
  },
  user_upsert_profile: {
    args: ({ id, email }) => ({ auth_id: id, email, user_name: 'Owner', login_method: 'email' }),
    answers: ownOnly('204'),
    writes: true,
  },
} satisfies Record<ProcedureName, Procedure>;

const named: readonly (readonly [string, Procedure])[] = Object.entries(procedures);

export const proceduresTable: Table = {
  by: 'bearer',
  refusals: 'rest',
  rows: [
    ...named.flatMap(([name, procedure]) => [byPost(name, procedure), byGet(name, procedure)]),
    withKey('no key', ''),
    withKey('a guessed key', 'guess'),
  ],
};

/** Whoever asks needs one of the two keys beside their token, which is no key itself. */
function withKey(doing: string, apikey: string): Row {
  const url = '/rest/v1/rpc/user_ssp_list_challenges';
  return {
    route: 'POST /rest/v1/rpc/:name',
    doing: `with ${doing}`,
    asks: () => ({ method: 'POST', url, headers: { apikey }, payload: {} }),
    answers: everybody('401'),
  };
}

function byPost(name: string, { args, answers, spends }: Procedure): Row {
  return {
    ...(spends && { spends }),
    route: 'POST /rest/v1/rpc/:name',
    doing: name,
    asks: (_about, account) => ({ method: 'POST', url: `/rest/v1/rpc/${name}`, payload: args(account) }),
    answers,
  };
}

function byGet(name: string, { args, answers, writes }: Procedure): Row {
  return {
    route: 'GET /rest/v1/rpc/:name',
    doing: name,
    asks: (_about, account) => ({ method: 'GET', url: `/rest/v1/rpc/${name}`, query: asText(args(account)) }),
    answers: writes ? readingOnly(answers) : answers,
  };
}

function readingOnly(answers: Answers): Answers {
  const granted = CALLER_KINDS.filter((kind) => answers[kind].startsWith('2'));
  return { ...answers, ...each(granted, '405 25006') };
}

function asText(args: ReturnType<Procedure['args']>): Record<string, string> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value === null ? '{}' : String(value)]));
}

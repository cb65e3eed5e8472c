/** Every procedure of the schema that is exposed: what it is called with, and how it answers everybody. */
import type { ProcedureName } from '#contract/procedures.ts';
import { ownOnly, signedIn, visitors } from './answers.ts';
import type { Learner } from './newLearner.ts';
import type { Answers } from './standings.ts';

export interface ProcedureRow {
  /** The arguments of a call about that learner. */
  args: (of: Learner) => object;
  answers: Answers;
}

const nothing = () => ({});
const aboutThem = ({ id }: Learner) => ({ auth_id: id });
const details = { title: 'T', phone: '1', address: null, gender: 'other', linkedin_url: null };

export const proceduresTable = {
  user_ssp_list_challenges: { args: nothing, answers: visitors('200') },
  user_ssp_list_challenges_categories: { args: nothing, answers: visitors('200') },
  user_ssp_list_challenges_difficulty: { args: nothing, answers: visitors('200') },
  users_isp_subscribe_demo: { args: () => ({ p_email: 'somebody@example.com' }), answers: visitors('204') },
  user_ssp_challenge_problem: { args: () => ({ challenge_id: 1 }), answers: signedIn('200') },
  user_ssp_isverified: { args: aboutThem, answers: ownOnly('200') },
  user_ssp_profile: { args: aboutThem, answers: ownOnly('200') },
  user_ssp_achievements: { args: aboutThem, answers: ownOnly('200') },
  user_ssp_challenge_stats: { args: aboutThem, answers: ownOnly('200') },
  get_user_details: { args: aboutThem, answers: ownOnly('200') },
  user_ssp_start_challenge: { args: ({ id }) => ({ auth_id: id, challenge_id: 1 }), answers: ownOnly('204') },
  user_ssp_submit_challenge: {
    args: ({ id }) => ({ auth_id: id, challenge_id: 1, code: 'x' }),
    answers: ownOnly('200'),
  },
  upsert_user_details: { args: ({ id }) => ({ auth_id: id, ...details }), answers: ownOnly('204') },
  user_upsert_profile: {
    args: ({ id, email }) => ({ auth_id: id, email, user_name: 'Owner', login_method: 'email' }),
    answers: ownOnly('204'),
  },
} satisfies Record<ProcedureName, ProcedureRow>;

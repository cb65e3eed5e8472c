/** The remote procedures that the specification names, as it names them; those that the product has beside them stand in the contract alone. */
import { expect, it } from 'vitest';
import { procedures } from '#contract/procedures.ts';

it.each([
  ['user_ssp_isverified', ['auth_id']],
  ['user_ssp_list_challenges', []],
  ['user_ssp_list_challenges_categories', []],
  ['user_ssp_list_challenges_difficulty', []],
  ['users_isp_subscribe_demo', ['p_email']],
  ['user_ssp_profile', ['auth_id']],
  ['user_ssp_achievements', ['auth_id']],
  ['user_ssp_challenge_stats', ['auth_id']],
  ['get_user_details', ['auth_id']],
  ['upsert_user_details', ['auth_id', 'title', 'phone', 'address', 'gender', 'linkedin_url']],
  ['user_upsert_profile', ['auth_id', 'email', 'user_name', 'login_method']],
] as const)('has the procedure %s with the parameters of the specification', (name, params) => {
  expect(Object.keys(procedures[name].params.entries)).toEqual(params);
});

/** What is answered to the question whether Ada is verified. */
import type { Visit } from '../engine/Visit.ts';
import { ada } from './account.ts';
import { broken, rows } from './answers.ts';

export async function verify({ border }: Visit, isVerified: boolean): Promise<void> {
  const row = { auth_id: ada.id, user_name: ada.name, title: 'Engineer' };
  await border.questions.answer('user_ssp_isverified', rows('user_ssp_isverified', isVerified ? [row] : []));
}

export async function failToVerify({ border }: Visit): Promise<void> {
  await border.questions.answer('user_ssp_isverified', broken('the database is away'));
}

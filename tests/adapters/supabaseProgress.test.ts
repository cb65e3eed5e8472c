import { afterEach, expect, it } from 'vitest';
import type { ProcedureCalls } from '#src/adapters/procedureCalls.ts';
import { supabaseProgress } from '#src/adapters/supabaseProgress.ts';
import { advancedProgress, firstSteps } from '../fakes/fakeProgress.ts';

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone ?? '';
});

const { stats, ...progress } = advancedProgress;

/** A database that answers each procedure with these rows. */
function openProgress(answers: Record<string, unknown>) {
  const asked: unknown[] = [];
  async function read(name: string, params: unknown) {
    asked.push([name, params]);
    return answers[name];
  }
  // What is answered has the type of the procedure that is asked for.
  const calls = { read, write: read } as unknown as ProcedureCalls;
  return { port: supabaseProgress(calls), asked };
}

it('asks for both parts of the progress, days beginning where the learner is', async () => {
  process.env['TZ'] = 'Asia/Kolkata';
  const { port, asked } = openProgress({ user_ssp_challenge_stats: stats, user_ssp_progress: [progress] });
  expect(await port.load('u1')).toEqual(advancedProgress);
  expect(asked).toEqual([
    ['user_ssp_challenge_stats', { auth_id: 'u1' }],
    ['user_ssp_progress', { auth_id: 'u1', utc_offset_minutes: 330, time_zone: 'Asia/Calcutta' }],
  ]);
});

it('says that an answer without a row is none', async () => {
  const { port } = openProgress({ user_ssp_challenge_stats: [], user_ssp_progress: [] });
  await expect(port.load('u1')).rejects.toMatchObject({ reason: { code: 'service_answer_unexpected' } });
});

it('asks for the achievements of the learner', async () => {
  const { port, asked } = openProgress({ user_ssp_achievements: [firstSteps] });
  expect(await port.achievements('u1')).toEqual([firstSteps]);
  expect(asked).toEqual([['user_ssp_achievements', { auth_id: 'u1' }]]);
});

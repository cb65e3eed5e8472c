import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { type OpenProject, openProject } from './openProject.ts';
import { newSubmission } from './submissions.ts';

let project: OpenProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(async () => project.close());

const IN_AN_HOUR = 120;

const anHourLater = () =>
  project.database.run(`update public.submissions set submitted_at = submitted_at - interval '61 minutes'`);

it('lets a learner hand in a hundred and twenty times in an hour, and others meanwhile', async () => {
  const [learner, other] = [await project.addLearner(), await project.addLearner()];
  for (let count = 0; count < IN_AN_HOUR; count += 1) await newSubmission(project, learner);
  await expect(newSubmission(project, learner, 2)).rejects.toMatchObject({ code: 'PT429', status: 429 });
  await newSubmission(project, other);
  await anHourLater();
  await newSubmission(project, learner);
});

it.each(['en/documents/faq', 'es/documents/faq', 'en/documents/getting-started', 'es/documents/getting-started'])(
  'is named where %s says how often somebody may hand in',
  async (name) => {
    const page = await readFile(join(projectRoot, 'src', 'texts', `${name}.md`), 'utf8');
    const [, often] = /(\d+) (?:times in an hour|veces en una hora)/.exec(page) ?? [];
    expect(often).toBe(String(IN_AN_HOUR));
  },
);

it('keeps 64 MB of programs of a learner, and refuses in words what is more', async () => {
  const { id, caller } = await project.addLearner();
  const handIn = (code: string) =>
    project.call(caller, 'user_ssp_submit_challenge', { auth_id: id, challenge_id: 1, code });
  const megabyte = 'x'.repeat(1_048_576);
  for (let count = 0; count < 63; count += 1) await handIn(megabyte);
  await handIn(megabyte.slice(1));
  await expect(handIn('xx')).rejects.toMatchObject({
    code: 'PT409',
    status: 409,
    message: 'You have handed in 64 MB of programs, and no more are kept.',
  });
  await handIn('x');
});

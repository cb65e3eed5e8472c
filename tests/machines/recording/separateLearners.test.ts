import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { separateLearners } from '#machines/recording/separateLearners.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { logOf, openRecorded, playedOut, settled, treeOf } from './openRecorded.ts';

const another = { ...ada, id: 'another', email: 'bob@example.com' };

const CODE = '# the program of the first learner\n';

/** A learner at work, on a page that keeps logs apart. */
async function openWork() {
  const world = { path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: CODE } };
  const session = openRecorded(world);
  separateLearners(session.app, () => {
    session.plain.beginAnew();
    session.masked.beginAnew();
  });
  for (let turn = 0; turn < 6; turn++) await settled();
  expect(session.masked.text()).toContain('the first learner');
  return session;
}

/** What the log says after a further step, and whether it can be replayed to where the page is. */
async function logAfter({ app, plain, masked, ports }: Awaited<ReturnType<typeof openWork>>) {
  ports.location.move('/docs');
  await settled();
  const log = logOf(plain.text());
  const lived = treeOf(app);
  const player = await playedOut(appPlayer(log));
  return {
    tellsOfTheFirst: masked.text().includes('the first learner'),
    begins: log.entries[0]?.kind,
    divergence: player.divergence,
    isSameTree: isDeepStrictEqual(treeOf(player.actor), lived),
  };
}

const theirs = { tellsOfTheFirst: false, begins: 's', divergence: undefined, isSameTree: true };

async function signOut({ app }: Awaited<ReturnType<typeof openWork>>) {
  app.send({ type: 'signOut.requested', losesWork: false });
  for (let turn = 0; turn < 6; turn++) await settled();
  expect(app.getSnapshot().context.user).toBeNull();
}

it('has nothing of a learner who has signed out once another one signs in, and goes on from there', async () => {
  const session = await openWork();
  await signOut(session);
  session.ports.auth.announce('signedIn', another);
  for (let turn = 0; turn < 6; turn++) await settled();
  expect(await logAfter(session)).toEqual(theirs);
});

it('has nothing of a learner in whose place another one is', async () => {
  const session = await openWork();
  session.ports.auth.announce('signedIn', another);
  for (let turn = 0; turn < 6; turn++) await settled();
  expect(await logAfter(session)).toEqual(theirs);
});

it('keeps what led a learner to a sign-out, and what the same learner does after it', async () => {
  const session = await openWork();
  await signOut(session);
  session.ports.auth.announce('signedIn', ada);
  await settled();
  expect(session.masked.text()).toContain('the first learner');
});

it('keeps what a visitor did who signs in then, and what is told of the same learner again', async () => {
  const session = openRecorded({ path: '/auth/signin', user: null });
  separateLearners(session.app, () => session.masked.beginAnew());
  await settled();
  session.ports.auth.announce('signedIn', ada);
  await settled();
  session.ports.auth.announce('tokenRefreshed', { ...ada });
  await settled();
  expect(logOf(session.masked.text()).entries[0]?.kind).toBe('i');
});

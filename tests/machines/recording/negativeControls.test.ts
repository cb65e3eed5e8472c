/** That the comparison can fail: each way of cheating it is caught. */
import { assign, createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import type { Challenge } from '#contract/entities.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { challengeListMachine } from '#machines/pages/challengeListMachine.ts';
import type { ChallengePort } from '#machines/ports/challengePort.ts';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { player } from '#machines/recording/player.ts';
import { toastListMachine } from '#machines/widgets/toastListMachine.ts';
import { ada, password } from '../../fakes/fakeAuth.ts';
import { actorAt, logOf, openRecorded, playedOut, settled } from './openRecorded.ts';

/** Records a visit with a toast and a list of challenges on one machine, and replays it on it. */
async function replayOn(machine: typeof appMachine) {
  const { app, plain } = openRecorded({ path: '/challenges', user: ada }, machine);
  await settled();
  actorAt(app, 'toastList')?.send({ type: 'notice.given', notice: { kind: 'detailsSaved' } });
  const replay = player((options) => createActor(machine, options), logOf(plain.text()));
  return (await playedOut(replay)).divergence;
}

it('finds nothing in machines as they are', async () => {
  expect(await replayOn(appMachine)).toBeUndefined();
});

it('finds a machine that looks at the clock', async () => {
  const hasty = toastListMachine.provide({
    actions: { add: assign({ toasts: () => [{ id: performance.now(), notice: { kind: 'detailsSaved' as const } }] }) },
  });
  expect(await replayOn(appMachine.provide({ actors: { toastList: hasty } }))).toMatchObject({
    kind: 'context',
    path: 'app/toastList',
    key: 'toasts',
  });
});

it('finds an effect that goes past the ports', async () => {
  const rash = challengeListMachine.provide({
    actors: { listChallenges: fromPromise<Challenge[], { challenges: ChallengePort }>(async () => []) },
  });
  expect(await replayOn(appMachine.provide({ actors: { challengeList: rash } }))).toMatchObject({
    kind: 'strayEffect',
    path: 'app/challengeList/listChallenges',
  });
});

it('writes secrets down when nobody redacts, which the search for them would find', async () => {
  const { app, plain, masked } = openRecorded({ path: '/auth/signin' });
  await settled();
  actorAt(app, 'account/signIn')?.send({ type: 'email.typed', email: ada.email });
  actorAt(app, 'account/signIn')?.send({ type: 'password.typed', password });
  for (const secret of [ada.email, password]) {
    expect(plain.text()).toContain(secret);
    expect(masked.text()).not.toContain(secret);
  }
});

it('does nothing in the world while it replays, whatever is pressed', async () => {
  const { app, plain } = openRecorded({ path: '/challenges', user: ada });
  await settled();
  const replay = appPlayer(logOf(plain.text()));
  replay.run();
  const before = replay.actor.getSnapshot();
  replay.actor.send({ type: 'path.requested', path: '/' });
  replay.actor.getSnapshot().children.theme?.send({ type: 'theme.toggled' });
  expect(replay.actor.getSnapshot()).toBe(before);
  expect(replay.actor.getSnapshot().children.theme?.getSnapshot().value).toEqual(
    actorAt(app, 'theme')?.getSnapshot().value,
  );
});

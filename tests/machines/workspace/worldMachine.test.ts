/** Whether the robot is in the world of what is worked on, also at a server that knows nothing of it. */
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type WorldReport, worldMachine } from '#machines/workspace/worldMachine.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeRos } from '../../fakes/fakeRos.ts';

function openWorld() {
  const ros = fakeRos();
  const { actor: owner, reports } = fakeOwner<WorldReport>();
  const world = createActor(worldMachine, { input: { ros, owner } }).start();
  const until = (state: 'arrived' | 'failed' | 'uncertain') => waitFor(world, (snapshot) => snapshot.matches(state));
  const loseConnection = () => world.send({ type: 'runtime.disconnected' });
  const connect = () => world.send({ type: 'runtime.connected' });
  const open = async (challengeId: number | null) => {
    world.send({ type: 'problem.opened', challengeId });
    await until('arrived');
  };
  return { ros, world, reports, until, loseConnection, connect, open };
}

it('brings the robot into the world of each challenge that is opened, and says nothing but that it arrived', async () => {
  const { ros, world, reports, open } = openWorld();
  await open(1);
  world.send({ type: 'problem.closed' });
  expect(world.getSnapshot().value).toBe('resting');
  await open(2);
  expect(ros.worlds).toEqual([1, 2]);
  expect(reports).toEqual([{ type: 'world.arrived' }, { type: 'world.arrived' }]);
});

it('brings it there again where the server that answers next has forgotten it', async () => {
  const { ros, until, loseConnection, connect, open } = openWorld();
  await open(1);
  loseConnection();
  ros.forgetWorld();
  connect();
  await until('arrived');
  expect(await ros.world()).toMatchObject({ challenge_id: 1 });
});

it('leaves it in the world that another page chose since', async () => {
  const { ros, until, loseConnection, connect, open } = openWorld();
  await open(1);
  loseConnection();
  await ros.openWorld(2);
  connect();
  await until('arrived');
  expect(ros.worlds).toEqual([1, 2]);
});

it('leaves it where it is while the practice world is worked in, and asks nothing', async () => {
  const { ros, world, loseConnection, connect, open } = openWorld();
  await open(null);
  loseConnection();
  ros.break('nobody may ask');
  connect();
  expect(world.getSnapshot().value).toBe('arrived');
});

it('tries again with the next connection what failed, and says how it went', async () => {
  const { ros, world, reports, until, connect } = openWorld();
  ros.break('no robot');
  world.send({ type: 'problem.opened', challengeId: 1 });
  await until('failed');
  ros.heal();
  connect();
  await until('arrived');
  expect(ros.worlds).toEqual([1]);
  expect(reports).toEqual([
    { type: 'world.failed', lines: [{ kind: 'worldFailed', detail: 'no robot' }] },
    { type: 'world.arrived' },
  ]);
});

it('does not take it for granted that a call arrived behind which the connection was lost', async () => {
  const { ros, world, until, loseConnection, connect } = openWorld();
  world.send({ type: 'problem.opened', challengeId: 1 });
  loseConnection();
  ros.forgetWorld();
  connect();
  await until('arrived');
  expect(await ros.world()).toMatchObject({ challenge_id: 1 });
});

it('asks once more with the connection after the one at which no answer came', async () => {
  const { ros, reports, until, loseConnection, connect, open } = openWorld();
  await open(1);
  loseConnection();
  ros.forgetWorld();
  ros.break('not yet');
  connect();
  await until('uncertain');
  expect(reports.at(-1)).toEqual({ type: 'world.failed', lines: [{ kind: 'worldFailed', detail: 'not yet' }] });
  ros.heal();
  connect();
  await until('arrived');
  expect(ros.worlds).toEqual([1]);
});

it('hears no answer any more of a connection that is lost while it asks', async () => {
  const { ros, world, until, loseConnection, connect, open } = openWorld();
  await open(1);
  loseConnection();
  connect();
  loseConnection();
  expect(world.getSnapshot().value).toBe('uncertain');
  ros.forgetWorld();
  connect();
  await until('arrived');
  expect(ros.worlds).toEqual([1]);
});

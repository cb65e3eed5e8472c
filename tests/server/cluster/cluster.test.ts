/** Two servers behind one entrance: whichever is asked, a learner has one workspace, and no server loses what it has confirmed. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { operatorApi, siteSight } from '#contract/operatorApi.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../isFull.ts';
import {
  type Learner,
  type Node,
  openCluster,
  isHome,
  isReady,
  openSocket,
  send,
  sendUntilAnswered,
  type TestCluster,
} from './openCluster.ts';
import { NATS_SERVER } from './startNats.ts';

const FILE = '/ws/src/gazebo_test_pkg/scripts/notes.py';
const GET = `/api/file/get?file_path=${FILE}`;
const SAVE = `/api/file/save?file_path=${FILE}`;
const save = (content: string) => ({ content, force_overwrite: true });

describe.skipIf(!existsSync(NATS_SERVER))('two servers', () => {
  let cluster: TestCluster;
  let one: Node;
  let other: Node;
  let operator: Learner;
  beforeAll(async () => {
    cluster = await openCluster();
    operator = await cluster.learner();
    [one, other] = await Promise.all([cluster.startNode(), cluster.startNode()]);
  });
  afterAll(() => cluster.close());

  it('gives a learner one workspace, whichever is asked', async () => {
    const learner = await cluster.learner();
    expect(await send(one, learner, SAVE, save('one'))).toMatchObject({ status: 200 });
    expect(await send(other, learner, GET)).toMatchObject({ status: 200, body: { content: 'one' } });
    const socket = openSocket(one, learner);
    const second = openSocket(other, learner);
    const epochs = [(await socket.first('welcome')).epoch, (await second.first('welcome')).epoch];
    expect(new Set(epochs).size).toBe(1);
    socket.socket.close();
    second.socket.close();
    expect(await readdir(join(cluster.files, 'workspaces', learner.id))).toHaveLength(1);
  });

  it('knows the home of a learner however the address of a call is written', async () => {
    const learner = await cluster.learner();
    const homes = await Promise.all([one, other].map((node) => isHome(node, learner, '/%61pi/processes')));
    expect(homes.filter(Boolean)).toHaveLength(1);
  });

  it.runIf(isFull)('shows an operator the learners of both, and ends what runs of them wherever it does', async () => {
    const learners = [...(await learnersAtHomeAt(one, one, 1)), ...(await learnersAtHomeAt(other, other, 1))];
    const sockets = learners.map((learner) => openSocket(one, learner));
    await Promise.all(sockets.map((socket) => socket.first('welcome')));
    for (const learner of learners) {
      const program = { command: 'rostopic', args: ['echo', '/clock'], name: 'clock', is_long_running: true };
      expect(await sendUntilAnswered(one, learner, '/api/execute', program)).toMatchObject({ status: 200 });
    }
    const { body } = await send(one, operator, operatorApi.look.path);
    const { learners: seen, servers } = v.parse(siteSight, body);
    expect(servers).toEqual({ all: 2, answered: 2 });
    for (const learner of learners) {
      const { id } = learner;
      const permit = { learner_id: id, allowed: true };
      expect((await send(other, operator, operatorApi.permitInspection.path, permit)).body).toEqual({ done: true });
      for (const node of [one, other])
        expect((await send(node, learner, '/api/inspection')).body).toEqual({ allowed: true });
      const programs = seen.find(({ learner_id }) => learner_id === id)?.programs ?? [];
      expect(programs).toMatchObject([{ name: 'clock' }]);
      const stop = { learner_id: id, process_id: programs[0]?.process_id };
      const close = { learner_id: id };
      expect((await send(other, operator, operatorApi.stopProgram.path, stop)).body).toEqual({ ended: true });
      expect((await send(other, operator, operatorApi.closeWorkspace.path, close)).body).toEqual({ ended: true });
      expect((await send(other, operator, operatorApi.closeWorkspace.path, close)).body).toEqual({ ended: false });
    }
    for (const socket of sockets) socket.socket.close();
  });

  it.runIf(isFull)(
    'leaves a drained server’s learners to the other with their files, and tells their pages',
    async () => {
      const third = await cluster.startNode();
      const learners = await learnersAtHomeAt(third, one, 2);
      const sockets = learners.map((learner) => openSocket(one, learner));
      await Promise.all(sockets.map((socket) => socket.first('welcome')));
      await third.end('SIGTERM');
      expect(third.process.exitCode).toBe(0);
      expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([4301, 4301]);
      for (const learner of learners) {
        expect(await sendUntilAnswered(one, learner, GET)).toMatchObject({
          status: 200,
          body: { content: learner.id },
        });
        expect(await openSocket(one, learner).first('welcome')).toMatchObject({ arrival: 'handed' });
      }
    },
  );

  it.runIf(isFull)('loses and tears no confirmed save when a server is killed in the middle of saves', async () => {
    const third = await cluster.startNode();
    const learners = await learnersAtHomeAt(third, one, 3);
    const confirmed = new Map<string, number>();
    const over = new AbortController();
    const saving = learners.map(async (learner) => {
      for (let round = 1; !over.signal.aborted; round += 1) {
        const answer = await send(one, learner, SAVE, save(textOf(round))).catch(() => undefined);
        if (answer?.status === 200) confirmed.set(learner.id, round);
      }
    });
    await expect.poll(() => learners.every(({ id }) => (confirmed.get(id) ?? 0) > 5)).toBe(true);
    await third.end('SIGKILL');
    const killedAfter = new Map(confirmed);
    await expect.poll(() => learners.every(({ id }) => confirmed.get(id) !== killedAfter.get(id))).toBe(true);
    over.abort();
    await Promise.all(saving);
    for (const learner of learners) {
      const { body } = await send(other, learner, GET);
      const round = Number.parseInt(String(body['content']), 10);
      expect(body['content']).toBe(textOf(round));
      expect(round).toBeGreaterThanOrEqual(confirmed.get(learner.id) ?? 0);
      const versions = await send(other, learner, `/api/file/versions?file_path=${FILE}`);
      expect(versions.status).toBe(200);
    }
  });

  it.runIf(isFull)(
    'confirms nothing, and changes nothing, with a server that slept while its learner was taken over',
    async () => {
      const third = await cluster.startNode();
      const learners = await learnersAtHomeAt(third, one, 2);
      const sockets = learners.map((learner) => openSocket(third, learner));
      await Promise.all(sockets.map((socket) => socket.first('welcome')));
      const versions = await Promise.all(
        learners.map(async (learner) => (await send(third, learner, GET)).body['version']),
      );
      third.process.kill('SIGSTOP');
      // The kernel takes these calls for it, and it answers them when it wakes.
      const asked = learners.map((learner, index) =>
        send(third, learner, SAVE, { content: 'asleep', base_version: versions[index] }),
      );
      for (const learner of learners) {
        const home = await homeBeside(third, learner);
        expect(await sendUntilAnswered(home, learner, SAVE, save('awake'))).toMatchObject({ status: 200 });
        expect(await openSocket(home, learner).first('welcome')).toMatchObject({ arrival: 'lost' });
      }
      third.process.kill('SIGCONT');
      for (const answer of await Promise.all(asked)) expect([409, 503]).toContain(answer.status);
      expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([4301, 4301]);
      for (const learner of learners)
        for (const node of [third, one])
          expect((await sendUntilAnswered(node, learner, GET)).body).toMatchObject({ content: 'awake' });
      await third.end('SIGTERM');
    },
  );

  it('goes on with what it holds while the NATS server is away, and takes learners over once it is back', async () => {
    const learners = [...(await learnersAtHomeAt(one, other, 1)), ...(await learnersAtHomeAt(other, one, 1))];
    const sockets = learners.map((learner) => openSocket(one, learner));
    await Promise.all(sockets.map((socket) => socket.first('welcome')));
    await cluster.nats.end();
    await expect.poll(() => Promise.all([one, other].map(isReady))).toEqual([false, false]);
    for (const learner of learners)
      for (const node of [one, other])
        expect(await sendUntilAnswered(node, learner, SAVE, save(node.url))).toMatchObject({ status: 200 });
    await cluster.nats.comeBack();
    await expect.poll(() => Promise.all([one, other].map(isReady))).toEqual([true, true]);
    expect(sockets.map(({ socket }) => socket.readyState)).toEqual([1, 1]);
    await other.end('SIGTERM');
    for (const learner of learners)
      expect((await sendUntilAnswered(one, learner, GET)).body).toMatchObject({ content: other.url });
  });

  /** Which server takes a learner over from one that is not heard any more. */
  async function homeBeside(lost: Node, learner: Learner): Promise<Node> {
    let home: Node | undefined;
    await expect
      .poll(async () => {
        const homes = await Promise.all([one, other].map((node) => isHome(node, learner)));
        home = [one, other].find((_, index) => homes[index]);
        return home;
      })
      .toBeDefined();
    return home ?? lost;
  }

  /** They save by way of another server than their home. */
  async function learnersAtHomeAt(home: Node, by: Node, most: number): Promise<Learner[]> {
    const found: Learner[] = [];
    while (found.length < most) {
      const learner = await cluster.learner();
      if (!(await isHome(home, learner))) continue;
      expect(await sendUntilAnswered(by, learner, SAVE, save(learner.id))).toMatchObject({ status: 200 });
      found.push(learner);
    }
    return found;
  }
});

/** A text that is long enough to be torn, and says at its beginning and at its end which it is. */
function textOf(round: number): string {
  return `${round}\n${'# a line that is saved\n'.repeat(3000)}${round}\n`;
}

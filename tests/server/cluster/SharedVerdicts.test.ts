/** The queue of verdicts of several servers, over a real NATS server: each test has servers of its own, which judge as far as it lets them. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectNats } from '#server/cluster/connectNats.ts';
import { SharedVerdicts } from '#server/cluster/SharedVerdicts.ts';
import { openVerdictStream } from '#server/cluster/verdictStream.ts';
import type { HandedIn, Job } from '#server/judge/VerdictQueue.ts';
import { gate } from '../../fakes/gate.ts';
import { passedVerdict as verdict } from '../judge/passedVerdict.ts';
import { NATS_SERVER, type Nats, startNats } from './startNats.ts';

describe.skipIf(!existsSync(NATS_SERVER))('the queue of several servers', () => {
  let folder: string;
  let nats: Nats;
  let kept: number[];
  let undo: (() => Promise<unknown>)[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'servolab-verdicts-'));
    nats = await startNats(folder);
    kept = [];
    undo = [];
  });
  afterEach(async () => {
    for (const step of undo) await step();
    await nats.end();
    await rm(folder, { recursive: true, force: true });
  });

  async function openServer(workers: number, changes: Partial<Job> = {}) {
    const connection = await connectNats(nats.url);
    const latch = gate();
    latch.shut();
    const begun: number[] = [];
    const logged: string[] = [];
    const jobOf = (handedIn: HandedIn): Job => ({
      ...handedIn,
      async judge(progress) {
        begun.push(handedIn.id);
        progress({ start: 1, of: 4, seconds: handedIn.id * 10 });
        await latch.pass();
        return verdict;
      },
      keep: async () => void kept.push(handedIn.id),
      ...changes,
    });
    const judge = {
      workers,
      jobOf: async (handedIn: HandedIn) => (kept.includes(handedIn.id) ? undefined : jobOf(handedIn)),
      log: (text: string) => void logged.push(text),
    };
    const queue = new SharedVerdicts(connection, await openVerdictStream(connection, 1), judge);
    /** As a power cut: nobody hears of it. */
    const die = () => connection.close();
    undo.push(async () => {
      queue.close();
      await die();
    });
    const add = (id: number, learnerId = 'ada') => queue.add(jobOf({ id, learnerId }));
    return { queue, latch, begun, logged, die, add };
  }

  it('is judged by whoever has a place, in the order in which it came, and each server says how far it is', async () => {
    const asked = await openServer(0);
    const judging = await openServer(2);
    for (const id of [1, 2, 3, 4]) await asked.add(id);
    await expect.poll(() => judging.begun).toEqual([1, 2]);
    for (const { queue } of [asked, judging])
      await expect
        .poll(() => Promise.all([1, 2, 3, 4].map((id) => queue.stateOf(id, 'ada'))))
        .toEqual([
          { state: 'running', progress: { start: 1, of: 4, seconds: 10 } },
          { state: 'running', progress: { start: 1, of: 4, seconds: 20 } },
          { state: 'queued', place: 1 },
          { state: 'queued', place: 2 },
        ]);
    expect(await asked.queue.countOf('ada')).toBe(4);
    await expect.poll(() => judging.queue.counts).toEqual({ waiting: 2, running: 2 });
    judging.latch.open();
    await expect.poll(() => kept).toEqual([1, 2, 3, 4]);
    await expect.poll(() => asked.queue.stateOf(4, 'ada')).toBeUndefined();
    expect(await asked.queue.countOf('ada')).toBe(0);
  });

  it('judges nothing twice that two servers are asked for', async () => {
    const [one, other] = [await openServer(1), await openServer(1)];
    await Promise.all([one.add(1), other.add(1), one.add(1)]);
    await expect.poll(() => [...one.begun, ...other.begun]).toEqual([1]);
    for (const { latch } of [one, other]) latch.open();
    await expect.poll(() => one.queue.stateOf(1, 'ada')).toBeUndefined();
    expect([...one.begun, ...other.begun]).toEqual([1]);
  });

  it('loses nothing with a server that dies in a verdict', async () => {
    const dying = await openServer(1);
    await dying.add(1);
    await expect.poll(() => dying.begun).toEqual([1]);
    const other = await openServer(1);
    other.latch.open();
    await dying.die();
    expect(await other.queue.stateOf(1, 'ada')).toMatchObject({ state: 'running' });
    await expect.poll(() => kept).toEqual([1]);
    dying.latch.open();
    await expect.poll(() => other.queue.stateOf(1, 'ada')).toBeUndefined();
    expect(other.begun).toEqual([1]);
  });

  it('begins at once on another server what one that is stopped was judging', async () => {
    const leaving = await openServer(1);
    await leaving.add(1);
    await expect.poll(() => leaving.begun).toEqual([1]);
    leaving.queue.close();
    const other = await openServer(1);
    await expect.poll(() => other.begun).toEqual([1]);
    expect(await leaving.queue.stateOf(1, 'ada')).toEqual({
      state: 'running',
      progress: { start: 1, of: 4, seconds: 10 },
    });
  });

  it('does not judge what has its verdict already', async () => {
    const server = await openServer(1);
    kept.push(1);
    await server.add(1);
    await expect.poll(() => server.queue.stateOf(1, 'ada')).toBeUndefined();
    expect(server.begun).toEqual([]);
  });

  it('still has what waited after the NATS server was away, and says meanwhile that it cannot be reached', async () => {
    const asked = await openServer(0);
    await asked.add(1);
    await nats.end();
    await expect(asked.queue.stateOf(1, 'ada')).rejects.toMatchObject({ fact: { code: 'VERDICTS_UNREACHABLE' } });
    await nats.comeBack();
    const judging = await openServer(1);
    judging.latch.open();
    await expect.poll(() => kept).toEqual([1]);
  });

  it('keeps a verdict once that was computed while the NATS server was away', async () => {
    const judging = await openServer(1);
    await judging.add(1);
    await expect.poll(() => judging.begun).toEqual([1]);
    await nats.end();
    judging.latch.open();
    await expect.poll(() => kept).toEqual([1]);
    await nats.comeBack();
    await expect.poll(() => judging.queue.stateOf(1, 'ada').catch(() => 'unreachable')).toBeUndefined();
    expect([judging.begun, kept]).toEqual([[1], [1]]);
  });

  it('says nothing of a submission to anybody but its learner', async () => {
    const server = await openServer(1);
    await server.add(1);
    await expect.poll(() => server.begun).toEqual([1]);
    expect(await server.queue.stateOf(1, 'ben')).toBeUndefined();
    expect(await server.queue.countOf('ben')).toBe(0);
  });

  it.each([
    ['the judge breaks down', { judge: () => Promise.reject(new Error('broke')) }],
    ['the verdict cannot be kept', { keep: () => Promise.reject(new Error('broke')) }],
  ])('tells once, on any server, that it has failed when %s', async (_, changes) => {
    const asked = await openServer(0);
    const judging = await openServer(1, changes);
    judging.latch.open();
    await asked.add(1);
    await expect.poll(() => asked.queue.stateOf(1, 'ada')).toEqual({ state: 'failed' });
    expect(judging.logged).toEqual(['Submission 1 could not be judged. Error: broke']);
    await expect.poll(() => asked.queue.stateOf(1, 'ada')).toBeUndefined();
  });
});

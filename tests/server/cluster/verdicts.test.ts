/** A server of a cluster is killed while it judges: real servers, real programs, one verdict for each. */
import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judging } from '#contract/verdict.ts';
import { isFull } from '../../isFull.ts';
import { doNothing } from '../judge/programs.ts';
import { type Learner, type Node, openCluster, sendUntilAnswered, type TestCluster } from './openCluster.ts';
import { NATS_SERVER } from './startNats.ts';

/** Four graphs on a small machine take a minute. */
const isTried = existsSync(NATS_SERVER) && isFull;

describe.runIf(isTried)('two servers that judge', () => {
  let cluster: TestCluster;
  let one: Node;
  let other: Node;
  beforeAll(async () => {
    cluster = await openCluster();
    [one, other] = await Promise.all([cluster.startNode(), cluster.startNode()]);
  });
  afterAll(() => cluster.close());

  it('lose no verdict with one that is killed in the middle of it, and the other says how far each is', async () => {
    // One more than a server judges at a time, so each of them has some.
    const learners = await Promise.all([1, 2, 3, 4].map(() => cluster.learner()));
    const handedIn = await Promise.all(
      learners.map(async (learner) => ({ learner, id: await cluster.handIn(learner, doNothing) })),
    );
    for (const { learner, id } of handedIn) expect(await ask(one, learner, id)).toMatchObject({ status: 200 });
    await expect.poll(() => runningAt(other)).toBeGreaterThan(0);
    await expect.poll(() => progressOf(handedIn)).toBe(true);
    await other.end('SIGKILL');
    // Nobody asks for them any more, and still they come.
    const outcomes = () => Promise.all(handedIn.map(({ learner, id }) => cluster.outcomeOf(learner, id)));
    await expect.poll(outcomes, { timeout: 240_000 }).toEqual(handedIn.map(() => 'failed'));
    for (const { learner, id } of handedIn)
      expect((await ask(one, learner, id)).body).toMatchObject({ verdict: { end: { reason: 'silent' } } });
    await expect.poll(() => runningAt(one)).toBe(0);
  });

  /** Whether all of them are on their way. */
  async function progressOf(handedIn: readonly { learner: Learner; id: number }[]): Promise<boolean> {
    const answers = await Promise.all(handedIn.map(({ learner, id }) => ask(one, learner, id)));
    return answers.every(({ body }) => {
      const known = v.parse(judging, body);
      return known.state === 'running' && (known.progress?.seconds ?? 0) > 0;
    });
  }
});

function ask(node: Node, learner: Learner, submission_id: number) {
  return sendUntilAnswered(node, learner, '/api/verdict', { submission_id });
}

/** How many a server judges at this moment. */
async function runningAt(node: Node): Promise<number> {
  const text = await (await fetch(`${node.url}/metrics`)).text();
  return Number(/^servolab_verdicts_running (\d+)$/m.exec(text)?.[1]);
}

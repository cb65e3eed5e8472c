/** A call that one server passes on to another happens once, whoever reads the figures and the audit logs of both. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isHome,
  type Learner,
  type Node,
  openCluster,
  send,
  sendUntilAnswered,
  type TestCluster,
} from './openCluster.ts';
import { NATS_SERVER } from './startNats.ts';

describe.skipIf(!existsSync(NATS_SERVER))('two servers', () => {
  let cluster: TestCluster;
  let one: Node;
  let other: Node;
  let learner: Learner;
  beforeAll(async () => {
    cluster = await openCluster();
    [one, other] = await Promise.all([cluster.startNode(), cluster.startNode()]);
    do learner = await cluster.learner();
    while (!(await isHome(other, learner)));
    await sendUntilAnswered(one, learner, '/api/processes');
  });
  afterAll(() => cluster.close());

  it('counts a call that is passed on at its home alone', async () => {
    const before = await countedAt(one);
    for (let time = 0; time < 5; time += 1) await sendUntilAnswered(one, learner, '/api/processes');
    // The one is that which asked for the figures.
    expect((await countedAt(one)) - before).toBe(1);
    expect(await countedAt(other)).toBeGreaterThanOrEqual(5);
  });

  it('writes a call that is passed on into the audit log of its home alone', async () => {
    const headers = { origin: 'http://localhost:3000', authorization: `Bearer ${learner.token}` };
    const answer = await fetch(`${one.url}/api/session`, { method: 'POST', headers });
    expect(answer.status).toBe(200);
    await fetch(`${one.url}/backup`, { method: 'POST' });
    await expect.poll(() => eventsAt(one)).toEqual(expect.arrayContaining([{ event: 'backup_taken', learner: null }]));
    expect((await eventsAt(one)).map(({ event }) => event)).not.toContain('workspace_entered');
    const entered = { event: 'workspace_entered', learner: learner.id };
    await expect.poll(() => eventsAt(other)).toEqual(expect.arrayContaining([entered]));
  });

  it('counts a call that its home could not be asked where it was refused', async () => {
    await other.end('SIGKILL');
    expect(await send(one, learner, '/api/processes')).toMatchObject({ status: 503 });
    await expect.poll(() => figuresOf(one)).toMatch(/^servolab_refused_total\{code="WORKSPACE_MOVING"\} 1$/m);
  });
});

async function figuresOf({ url }: Node): Promise<string> {
  return (await fetch(`${url}/metrics`)).text();
}

/** How many calls a server says that it has answered. */
async function countedAt(node: Node): Promise<number> {
  const counts = [...(await figuresOf(node)).matchAll(/^servolab_requests_total\{.*\} (\d+)$/gm)].map(([, count]) =>
    Number(count),
  );
  return counts.reduce((total, count) => total + count, 0);
}

/** What the audit log of a server says, and about whom. */
async function eventsAt({ dataDir }: Node): Promise<{ event: string; learner: string | null }[]> {
  const lines = (await readFile(join(dataDir, 'audit', 'audit.jsonl'), 'utf8')).split('\n').slice(0, -1);
  return lines.map((line) => {
    const { event, learner } = JSON.parse(line) as { event: string; learner: string | null };
    return { event, learner };
  });
}

import type { KeptRunFault, KeptRunsPort, NamedRun } from '#machines/ports/keptRunsPort.ts';
import { gate } from './gate.ts';

type Stored = NamedRun & { userId: string };

/** Runs under names in memory; it can be told to fail or to break. */
export function fakeKeptRuns(kept: Stored[] = []) {
  const answers = gate();
  const loaded: string[] = [];
  let fault: KeptRunFault | undefined;
  let isBroken = false;
  let count = 0;

  async function meetFault(): Promise<{ outcome: 'failed'; fault: KeptRunFault } | undefined> {
    await answers.pass();
    if (isBroken) throw new Error('The storage broke');
    return fault && { outcome: 'failed', fault };
  }

  const listed = (userId: string) => ({
    outcome: 'listed' as const,
    runs: kept
      .filter((run) => run.userId === userId)
      .map(({ id, name, world, keptAt, seconds }) => ({ id, name, world, keptAt, seconds })),
  });

  const port: KeptRunsPort = {
    list: async (userId) => (await meetFault()) ?? listed(userId),
    async keep({ userId, name }) {
      const failure = await meetFault();
      if (failure) return failure;
      count += 1;
      kept.unshift({ id: `run ${count}`, userId, name, world: null, keptAt: count, seconds: 12.3 });
      return listed(userId);
    },
    async load({ userId, id }) {
      const failure = await meetFault();
      if (failure) return failure;
      if (!kept.some((run) => run.userId === userId && run.id === id)) return { outcome: 'failed', fault: 'gone' };
      loaded.push(id);
      return { outcome: 'loaded' };
    },
    async drive({ userId, id }) {
      const failure = await meetFault();
      if (failure) return failure;
      if (!kept.some((run) => run.userId === userId && run.id === id)) return { outcome: 'failed', fault: 'gone' };
      return { outcome: 'read', drive: { every: 200, poses: '0 0 0 10 0 0' } };
    },
    async drop({ userId, id }) {
      const failure = await meetFault();
      if (failure) return failure;
      const index = kept.findIndex((run) => run.id === id);
      if (index !== -1) kept.splice(index, 1);
      return listed(userId);
    },
  };
  return {
    ...port,
    kept,
    loaded,
    gate: answers,
    fail: (why: KeptRunFault | undefined) => void (fault = why),
    break: () => void (isBroken = true),
    heal: () => {
      fault = undefined;
      isBroken = false;
    },
  };
}

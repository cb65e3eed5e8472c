import type { DraftFault, DraftPort, KeepAnswer, KeptDraft, NewDraft } from '#machines/ports/draftPort.ts';
import { gate } from './gate.ts';

type Stored = KeptDraft & Pick<NewDraft, 'userId' | 'path'>;

/** Drafts kept in memory, each under an id of its own; it can be told to fail or to break. */
export function fakeDrafts(kept: Stored[] = []) {
  const answers = gate();
  let fault: DraftFault | undefined;
  let isBroken = false;
  let clock = 1_000;

  async function meetFault(): Promise<{ outcome: 'failed'; fault: DraftFault } | undefined> {
    await answers.pass();
    if (isBroken) throw new Error('The storage broke');
    return fault && { outcome: 'failed', fault };
  }

  const remove = (id: string) => {
    const index = kept.findIndex((draft) => draft.id === id);
    if (index !== -1) kept.splice(index, 1);
  };

  const port: DraftPort = {
    async find({ userId, path }) {
      const failure = await meetFault();
      if (failure) return failure;
      const newest = kept.findLast((draft) => draft.userId === userId && draft.path === path);
      if (newest === undefined) return { outcome: 'absent' };
      const { id, code, base, keptAt } = newest;
      return { outcome: 'found', draft: { id, code, base, keptAt } };
    },
    async keep({ id: known, ...draft }): Promise<KeepAnswer> {
      const failure = await meetFault();
      if (failure) return failure;
      clock += 1;
      const id = known ?? `draft ${clock}`;
      remove(id);
      kept.push({ ...draft, id, keptAt: clock });
      return { outcome: 'kept', id };
    },
    async drop(id) {
      await meetFault();
      remove(id);
    },
  };
  return {
    ...port,
    kept,
    gate: answers,
    fail: (why: DraftFault) => void (fault = why),
    break: () => void (isBroken = true),
    heal: () => {
      fault = undefined;
      isBroken = false;
    },
  };
}

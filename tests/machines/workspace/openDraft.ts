import { SimulatedClock, createActor, waitFor } from 'xstate';
import type { Draft } from '#machines/workspace/draft.ts';
import type { DraftReport } from '#machines/workspace/draftEvents.ts';
import { draftMachine } from '#machines/workspace/draftMachine.ts';
import { fakeDrafts } from '../../fakes/fakeDrafts.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

export const path = '/ws/src/gazebo_test_pkg/scripts/a.py';

export const textOf = (code: string, saved = 'print(1)'): Draft => ({ path, code, saved, base: `sha256-${saved}` });

/** A draft of an open file, in a browser that keeps these already. */
export function openDraft(kept: Parameters<typeof fakeDrafts>[0] = []) {
  const drafts = fakeDrafts(kept);
  const owner = fakeOwner<DraftReport>();
  const clock = new SimulatedClock();
  const draft = createActor(draftMachine, { clock, input: { drafts, userId: 'u1', owner: owner.actor } }).start();
  const until = (state: 'resting' | 'settling') => waitFor(draft, (snapshot) => snapshot.matches({ open: state }));
  /** Something is typed, and the time passes after which it is kept. */
  const type = async (code: string, saved?: string) => {
    draft.send({ type: 'text.changed' });
    clock.increment(500);
    draft.send({ type: 'text.given', draft: textOf(code, saved) });
    await until('resting');
  };
  draft.send({ type: 'text.opened' });
  return { draft, drafts, clock, reports: owner.reports, until, type };
}

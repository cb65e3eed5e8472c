/** The list of processes as a page knows it, told by the server as changes. */
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ProcessEntry } from '#contract/entities.ts';
import { serverFrame } from '#contract/socket.ts';
import { listUpdates } from '#server/socket/listUpdates.ts';
import { processesAfter } from '#src/adapters/processesAfter.ts';
import { entry } from '../fakes/fakeProcesses.ts';

/** What becomes of a list, one after the other. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('begins' as const) }),
  fc.record({ kind: fc.constantFrom('ends' as const, 'is heard' as const, 'is forgotten' as const), at: fc.nat(9) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

it('is what the server has, after any changes', () => {
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 6 }), { minLength: 1 }), (batches) => {
      const tell = listUpdates();
      let list: ProcessEntry[] = [];
      let known: readonly ProcessEntry[] = [];
      for (const [index, batch] of batches.entries()) {
        for (const [number, one] of batch.entries()) list = after(list, one, `p${index}-${number}`);
        known = heard(known, tell(list));
      }
      expect(known).toEqual(list);
    }),
  );
  expect.hasAssertions();
});

it('is told nothing of a list that is as it was', () => {
  const tell = listUpdates();
  const processes = [entry('p2'), entry('p1')];
  expect(tell(processes)).toEqual({ type: 'process_list', processes });
  expect(tell([entry('p2'), entry('p1')])).toBeNull();
});

function after(list: readonly ProcessEntry[], one: Step, id: string): ProcessEntry[] {
  if (one.kind === 'begins') return [entry(id), ...list];
  if (one.kind === 'is forgotten') return list.filter((_, index) => index !== one.at);
  const old = list[one.at];
  return old === undefined ? [...list] : list.with(one.at, changed(old, one.kind));
}

function changed(old: ProcessEntry, kind: 'ends' | 'is heard'): ProcessEntry {
  if (kind === 'ends') return { ...old, status: 'stopped', end: { reason: 'stopped' } };
  return { ...old, subscribers: old.subscribers + 1 };
}

/** By way of the wire. */
function heard(known: readonly ProcessEntry[], update: ReturnType<ReturnType<typeof listUpdates>>) {
  if (update === null) return known;
  const frame = v.parse(serverFrame, JSON.parse(JSON.stringify(update)));
  if (frame.type === 'process_list') return frame.processes;
  return frame.type === 'process_changes' ? processesAfter(known, frame) : known;
}

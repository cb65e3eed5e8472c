import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { type AnyEventObject, type AnyStateMachine, SimulatedClock, createActor } from 'xstate';
import { inEnglish } from '../../views/inEnglish.ts';
import { type Inspect, happen, settled } from './actorWalker.ts';
import { controlsOf } from './controls.ts';
import { keyOf } from './explore.ts';
import type { Model } from './Model.ts';
import { allOf, finderNow, isOn, look } from './sights.ts';
import type { Walker } from './testWalk.ts';
import type { View } from './View.ts';
import { newWorld } from './World.ts';

/** What React asks for, so that every change is on the page before anybody looks. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Which of a learner's events were caused in the view, each time, and how often the view did not let them be. */
export interface Tally {
  done: string[];
  barred: number;
}

/**
 * Walks through the real view of a running machine: what a learner does is done in the document, ports answer, the clock is
 * moved, the owner says its part. What the view does not let a learner do is tried in vain, and then said by somebody else.
 */
export function viewWalker(model: Model, view: View, machine: AnyStateMachine, tally: Tally, inspect: Inspect) {
  const world = newWorld();
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: model.input(world), clock, inspect }).start();
  const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const { unmount } = render(view.show(actor), { wrapper: inEnglish });

  async function cause(event: AnyEventObject) {
    const before = actor.getSnapshot();
    const deed = view.deeds[event.type];
    const [control] = deed === undefined ? [] : allOf(deed.control(before, event));
    if (deed?.isPossible(before, event) && isOn(control)) {
      tally.done.push(event.type);
      return deed.perform(control, event, person);
    }
    if (deed !== undefined) tally.barred += 1;
    if (control?.matches(':disabled, [aria-disabled="true"]')) await person.click(control);
    expect(actor.getSnapshot(), 'pressing what is off changes nothing').toBe(before);
    // What is answered is heard a moment later, and belongs to it.
    return act(async () => happen(event, actor, world, clock));
  }

  const walker: Walker = {
    async perform({ event }) {
      await cause(event);
      await act(settled);
    },
    async check({ state, reports }) {
      const snapshot = actor.getSnapshot();
      expect(keyOf(model, snapshot)).toBe(keyOf(model, state));
      expect(world.reports.splice(0)).toEqual(reports);
      const looksRight = () => {
        const find = finderNow();
        const sights = view.sights(snapshot);
        expect(look(sights, find), 'what is seen').toEqual(sights);
        const { expected, found } = controlsOf(model, view, snapshot, find);
        expect(found, 'what can be used').toEqual(expected);
      };
      await waitFor(looksRight, { onTimeout: (error) => error });
    },
  };
  const close = () => {
    unmount();
    actor.stop();
  };
  return { ...walker, close };
}

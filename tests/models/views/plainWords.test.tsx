// @vitest-environment jsdom
/**
 * Every view is shown in the pseudo-locale, in every state that its walks lead to: whatever reads plain has no table.
 * The inspection is left out: it is no part of what a learner gets, and speaks English.
 */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { en } from '#src/texts/en/en.ts';
import { TextsContext } from '#src/views/useTexts.ts';
import { isFull } from '../../isFull.ts';
import { plainWords } from '../../texts/plainWords.ts';
import { pseudoLocale } from '../../texts/pseudoLocale.ts';
import '../../views/emptyBoxes.ts';
import { happen, settled } from '../engine/actorWalker.ts';
import { type Walk, edgeWalks } from '../engine/edgeWalks.ts';
import { explore } from '../engine/explore.ts';
import { type Model, beginningsOf } from '../engine/Model.ts';
import { withFrozenChildren } from '../engine/frozen.ts';
import { newWorld } from '../engine/World.ts';
import { machineNames, modelFor } from '../machines.ts';
import { viewFor, withoutView } from './views.ts';

/** Whoever replays a log looks at the machines themselves: actors, states and events under their own names. */
const machinery = /^(app\b|\{|[^a-zA-Z]* → app)|^(active|asking|closed|empty|light|starting|unknown)$/;

const texts = pseudoLocale(en);
const inPseudo = ({ children }: { children: ReactNode }) => <TextsContext value={texts}>{children}</TextsContext>;

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it.each(machineNames.filter((name) => !(name in withoutView) && name !== 'inspection'))(
  'finds in the view of %s no word that is in no table',
  async (name) => {
    const [model, view] = await Promise.all([modelFor(name), viewFor(name)]);
    const machine = withFrozenChildren(model.machine, view.standers);
    const found = new Set<string>();
    const look = () =>
      plainWords(document.body, name === 'replay' ? machinery : undefined).forEach((text) => found.add(text));
    for (const [start, walk] of [
      ...beginningsOf(model).map((beginning) => [beginning, []] as const),
      ...walksToEveryState(model).map((each) => [model, each] as const),
    ]) {
      const world = newWorld();
      const clock = new SimulatedClock();
      const actor = createActor(machine, { input: start.input(world), clock }).start();
      const { unmount } = render(view.show(actor), { wrapper: inPseudo });
      look();
      for (const event of walk) {
        act(() => happen(event, actor, world, clock));
        await act(settled);
        look();
      }
      unmount();
      actor.stop();
    }
    expect([...found]).toEqual([]);
  },
);

/** Few walks that together come to each state: words hang on where a machine is, and on what it was told, which the full tests try with each kind of event. */
function walksToEveryState(model: Model): Walk[] {
  const places = explore(model);
  return edgeWalks(places, ({ event, to }) =>
    JSON.stringify([places.get(to)?.snapshot.value, isFull ? event.type : undefined]),
  );
}

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Control } from './deeds.ts';
import type { Model } from './Model.ts';
import { type Finder, isOn } from './sights.ts';
import type { View } from './View.ts';

/** Which controls can be used in a snapshot, by `role: name`: as the view's deeds say, and as the page has it. */
export function controlsOf({ events }: Model, { deeds }: View, snapshot: AnyMachineSnapshot, find: Finder) {
  const expected: Record<string, boolean> = {};
  const found: Record<string, boolean> = {};
  for (const event of events) {
    const deed = deeds[event.type];
    if (deed === undefined) continue;
    const control = deed.control(snapshot, event);
    const label = labelOf(control);
    expected[label] ||= deed.isPossible(snapshot, event);
    found[label] ??= isOn(find(control)[0]);
  }
  return { expected, found };
}

const labelOf = ({ role, name, inside }: Control): string =>
  `${role}: ${name}${inside === undefined ? '' : ` in ${labelOf(inside)}`}`;

/** The events of a model of which nobody has said whether a learner causes them in the view or somebody else does. */
export function unsortedEvents({ events }: Model, { deeds, elsewhere }: View): string[] {
  const isSaid = ({ type }: AnyEventObject) =>
    type.startsWith('xstate.') || type in deeds || elsewhere.some((beginning) => type.startsWith(beginning));
  return [...new Set(events.filter((event) => !isSaid(event)).map(({ type }) => type))];
}

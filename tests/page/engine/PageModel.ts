import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Model } from '../../models/engine/Model.ts';
import type { Visit } from './Visit.ts';

/** Lets an event happen as it really does: by what a learner does on the page, or by what the world answers. */
export type Deed = (visit: Visit, event: AnyEventObject, before: AnyMachineSnapshot) => Promise<void>;

/** How a machine is met on the page. */
export interface PageModel {
  /** Tells it from other page models of the same machine; such as what is different in its world. */
  name: string;
  model: Model;
  /** By the types of events. What has no deed here is caused by other machines, on their walks. */
  deeds: Readonly<Record<string, Deed>>;
  /** Whether the page lets this happen here; without it everything may that has a deed. */
  isPossible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** Brings the page to where the machine begins. */
  open: (visit: Visit) => Promise<void>;
  /** Waits until the page shows this state. */
  shows: (visit: Visit, state: AnyMachineSnapshot) => Promise<void>;
  /** The page may break in the way that its world wants. */
  mayThrow?: boolean;
}

/** What of a machine's model can be brought about on the page. */
export function possibleOnPage({ model, deeds, isPossible }: PageModel): Model {
  return {
    ...model,
    isPossible: (snapshot, event) =>
      deeds[event.type] !== undefined &&
      (isPossible?.(snapshot, event) ?? true) &&
      (model.isPossible?.(snapshot, event) ?? true),
  };
}

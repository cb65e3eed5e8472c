import fc from 'fast-check';
import type { AnyEventObject } from 'xstate';
import { type Recorded, actorAt } from './openRecorded.ts';

/** One thing that happens. */
export type Deed = (session: Recorded) => void;

/** Something is said to the actor at a path below the app, if it is there. */
export const say =
  (path: string, event: AnyEventObject): Deed =>
  ({ app }) =>
    (path === '' ? app : actorAt(app, path))?.send(event as never);

/** One of several values, or one of several deeds. */
export const among = <T>(...values: readonly T[]) => fc.constantFrom(...values);
export const one = (...deeds: readonly Deed[]) => fc.constantFrom(...deeds);

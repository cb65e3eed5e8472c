/** A visit as it is lived, step by step and in clear: where a mistake first acts is found by it, without a log. */
import { createHash } from 'node:crypto';
import type { AnyActorRef, Snapshot } from 'xstate';
import { actorPath, isActor } from '#machines/recording/actorPath.ts';
import { boundaryKind } from '#machines/recording/boundary.ts';
import { isDelivered } from '#machines/recording/isDelivered.ts';
import { withoutRedaction } from '#machines/recording/redaction.ts';
import { type Visit, visited } from './visits/visit.ts';

/**
 * One print for each step, as a log has one entry for each: of what came from outside, of everything that every actor is,
 * knows and was asked for when the step was over, and of what ports were called with. Nothing is masked, shortened or
 * left out, and neither marks nor a replay have a part in it.
 */
export async function lived(visit: Visit): Promise<readonly string[]> {
  const steps: string[] = [];
  const everythingOf = printer();
  let root: AnyActorRef | undefined;
  let came: unknown = null;
  let calls: unknown[] = [];
  const end = () => {
    steps.push(printOf([came, calls, root === undefined ? [] : everythingOf(root)]));
    calls = [];
  };

  await visited(visit, {
    inspect(inspected) {
      const actor = inspected.actorRef;
      if (!isActor(actor)) return;
      root ??= actor;
      if (inspected.type !== '@xstate.event' || boundaryKind(inspected) === undefined || !isDelivered(inspected))
        return;
      end();
      came = [actorPath(actor), inspected.event];
    },
    hear: (call, args) => void calls.push([call, args]),
  });
  end();
  return steps;
}

/** The first step that is another one, counted as in a log; null where there is none. */
export function firstOther(before: readonly string[], after: readonly string[]): number | null {
  const longer = before.length > after.length ? before : after;
  const step = longer.findIndex((_, index) => before[index] !== after[index]);
  return step === -1 ? null : step;
}

/** Prints an actor with all below it; who has not changed since is not printed anew. */
function printer() {
  const known = new WeakMap<Snapshot<unknown>, string>();

  return function everythingOf(actor: AnyActorRef): unknown[] {
    const snapshot = actor.getSnapshot();
    const { status, value, context, input, output, error, children = {} } = snapshot;
    const print = known.get(snapshot) ?? printOf({ status, value, context, input, output, error });
    known.set(snapshot, print);
    return [actorPath(actor), print, Object.values<AnyActorRef>(children).map(everythingOf)];
  };
}

const printOf = (value: unknown): string =>
  createHash('sha256').update(withoutRedaction.redact(value).json).digest('base64url');

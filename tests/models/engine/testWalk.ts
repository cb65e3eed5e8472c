import { TestModel } from '@xstate/test';
import type { Walk } from './edgeWalks.ts';
import { keyOf } from './explore.ts';
import type { Model } from './Model.ts';
import { type Step, stepsOf } from './stepsOf.ts';

/** What a walk is done with: a machine, a view, a page. */
export interface Walker {
  /** Lets this happen, and waits until it has. */
  perform(step: Step): Promise<void> | void;
  /** Compares what is there with where the model is. */
  check(step: Step): Promise<void> | void;
}

/** Goes a walk step by step. A failure names the step and what had gone well before. */
export async function testWalk(model: Model, walk: Walk, walker: Walker): Promise<void> {
  const steps = stepsOf(model, walk);
  let checked = 0;
  const runner = new TestModel(model.machine, {
    serializeState: (state: Step['state']) => keyOf(model, state),
  });
  const [path] = runner.getPaths(() => [{ state: steps.at(-1)!.state, steps, weight: walk.length }]);
  await path!.test({
    events: Object.fromEntries(walk.map(({ type }) => [type, () => walker.perform(steps[checked]!)])),
    states: { '*': () => walker.check(steps[checked++]!) },
  });
}

import type { RosNode } from '@foxglove/ros1';
import type { Parameters } from '#contract/world.ts';

/** Answers a function that sets these parameters and deletes those it has set before; whatever else is on the parameter server stays. */
export function openParameters({ name, rosParamClient }: RosNode): (parameters: Parameters) => Promise<void> {
  let before: string[] = [];
  return async (parameters) => {
    const gone = before.filter((key) => !(key in parameters));
    before = Object.keys(parameters);
    await Promise.all([
      ...gone.map((key) => rosParamClient.deleteParam(name, key)),
      ...Object.entries(parameters).map(([key, value]) => rosParamClient.setParam(name, key, value)),
    ]);
  };
}

import { expect, it } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions, transition } from 'xstate';
import { beginningsOf } from '../models/engine/Model.ts';
import { explore } from '../models/engine/explore.ts';
import { reportsTo } from '../models/engine/reportsTo.ts';
import { newWorld } from '../models/engine/World.ts';
import { withSilentChildren } from '../models/engine/withSilentChildren.ts';
import { machineNames, modelFor } from '../models/machines.ts';

/** What is asked of the server over the connection on the way into a state that does not wait for the answer. */
const unwaited = ['unsubscribe_process', 'release_robot', 'drive_robot', 'unwatch_robot', 'unwatch_topic'];

it('waits for no answer over the connection without an end', async () => {
  const asked: string[] = [];
  const endless: string[] = [];
  for (const name of machineNames) {
    const model = await modelFor(name);
    // Whoever asks over the connection hears whether there is one.
    if (!model.events.some(({ type }) => type.startsWith('connection.'))) continue;
    const machine = withSilentChildren(model.machine);
    const world = newWorld();
    const started = beginningsOf(model).map((each) => Object.assign({}, each, { input: () => each.input(world) }));
    for (const { snapshot, edges } of started.flatMap((each) => Array.from(explore(each).values())))
      for (const { event } of edges) {
        const [next, actions] = transition(machine, snapshot, event);
        // Who hands on what others ask waits for nothing, nor does who asks beside what goes on.
        if ('frame' in event || sameValue(snapshot, next)) continue;
        for (const frame of framesIn(reportsTo(world.owner, actions))) {
          asked.push(frame);
          if (!unwaited.includes(frame) && !hasTimeOut(next))
            endless.push(`${name} asks for ${frame} in ${JSON.stringify(next.value)}`);
        }
      }
  }
  expect([...new Set(endless)]).toEqual([]);
  const waited = ['subscribe_process', 'take_robot', 'watch_robot', 'watch_topic'];
  expect([...new Set(asked)]).toEqual(expect.arrayContaining([...unwaited, ...waited]));
});

const framesIn = (reports: readonly AnyEventObject[]): string[] =>
  reports.flatMap((report) => ('frame' in report ? [(report['frame'] as { type: string }).type] : []));

const sameValue = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
  JSON.stringify(one.value) === JSON.stringify(other.value);

const hasTimeOut = (snapshot: AnyMachineSnapshot): boolean =>
  getNextTransitions(snapshot).some(({ eventType }) => eventType.startsWith('xstate.after.'));

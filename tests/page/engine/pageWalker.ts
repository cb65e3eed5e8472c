import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Walker } from '../../models/engine/testWalk.ts';
import type { PageModel } from './PageModel.ts';
import type { Visit } from './Visit.ts';

/** Walks on the page. Where the machine waits for a time to pass, time stands still until the walk lets it pass. */
export function pageWalker({ deeds, shows }: PageModel, visit: Visit): Walker {
  let before: AnyMachineSnapshot | undefined;
  return {
    async perform({ event, state }) {
      const deed = deeds[event.type];
      if (deed === undefined || before === undefined) throw new Error(`Nobody knows how to do ${event.type}`);
      // Before it begins, or a busy machine would let it pass unnoticed.
      if (isWaiting(state)) await visit.stopTime();
      await deed(visit, event, before);
      if (isAnswer(event)) await visit.hearAnswers();
    },
    async check({ state }) {
      // What a page shows may itself wait for a moment to pass.
      if (!isWaiting(state)) await visit.letTimePass();
      await shows(visit, state);
      before = state;
      if (isWaiting(state)) await visit.stopTime();
    },
  };
}

/** Whether something happens here by itself, in a while. */
// oxlint-disable-next-line no-underscore-dangle -- the states that are active are declared under this name
const isWaiting = (state: AnyMachineSnapshot): boolean => state._nodes.some(({ after }) => after.length > 0);

const isAnswer = ({ type }: AnyEventObject): boolean => /^xstate\.(done|error)\.actor\./.test(type);

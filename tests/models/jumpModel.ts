import { jumpMachine } from '#machines/workspace/jumpMachine.ts';
import { modelOf } from './engine/Model.ts';

export const jumpModel = modelOf({
  machine: jumpMachine,
  input: () => undefined,
  events: [{ type: 'place.chosen', line: 2 }],
  known: ({ line }) => ({ line }),
});

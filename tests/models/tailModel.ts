import { tailMachine } from '#machines/workspace/tailMachine.ts';
import { modelOf } from './engine/Model.ts';

export const tailModel = modelOf({
  machine: tailMachine,
  input: () => undefined,
  events: [{ type: 'end.left' }, { type: 'end.reached' }, { type: 'jump.requested' }, { type: 'run.began' }],
  known: () => ({}),
});

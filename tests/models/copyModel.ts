import { copyMachine } from '#machines/widgets/copyMachine.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

export const copyModel = modelOf({
  machine: copyMachine,
  input: ({ ask }) => ({ copy: () => ask('copyText') }),
  events: [
    { type: 'copy.requested', text: 'ahead: 2.0' },
    answers('copyText', undefined),
    breaks('copyText'),
    passes('copyShownDelay', 'copy.said'),
  ],
  known: () => ({}),
});

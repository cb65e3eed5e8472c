/** A learner who looks back at what their robot did. */
import { type Deed, say } from './deed.ts';

const scrubber = 'workspace/runtime/scrubber';

export const scrubbed: readonly Deed[] = [
  ({ ports }) => ports.past.see(0),
  ({ ports }) => ports.past.see(5000),
  say(scrubber, { type: 'moment.chosen', at: 1000 }),
  say(scrubber, { type: 'play.requested' }),
  ({ ports }) => ports.past.paint(200),
  say(scrubber, { type: 'pause.requested' }),
  say(scrubber, { type: 'play.requested' }),
  ({ ports }) => ports.past.paint(300),
];

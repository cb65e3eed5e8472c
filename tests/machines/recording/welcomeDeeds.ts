/** A learner who wants to see the demo. */
import { canaries, canaryUser } from './canaries.ts';
import { type Deed, say } from './deed.ts';

const demo = 'workspace/welcome/demo';

export const subscribed: readonly Deed[] = [
  ({ ports }) => ports.auth.announce('signedIn', canaryUser),
  ({ ports }) => ports.location.move('/challenge/1'),
  ({ clock }) => clock.increment(100),
  say('workspace/welcome', { type: 'demo.requested' }),
  say(demo, { type: 'email.typed', email: canaries.email }),
  say(demo, { type: 'form.submitted' }),
  ({ clock }) => clock.increment(100),
  say('workspace/welcome', { type: 'tour.requested' }),
];

import type { SnapshotFrom } from 'xstate';
import type { welcomeMachine } from '#machines/workspace/welcomeMachine.ts';
import { Introductions } from '#src/views/workspace/welcome/Introductions.tsx';
import { Welcome } from '#src/views/workspace/welcome/Welcome.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

type Welcome = SnapshotFrom<typeof welcomeMachine>;

const isFree = (welcome: Welcome) => welcome.matches('free');
const mayInvite = (welcome: Welcome) => isFree(welcome) || welcome.matches('touring');

export const welcomeView = viewOf<typeof welcomeMachine>({
  show: (welcome) => (
    <>
      <Introductions welcome={welcome} />
      <Welcome welcome={welcome} />
      {/* Something else waits to be answered, until the walk says that nothing does. */}
      <div role="dialog" />
    </>
  ),
  deeds: { 'demo.requested': presses('Show Demo', mayInvite), 'tour.requested': presses('Take the tour', isFree) },
  elsewhere: [
    'file.',
    'learner.',
    'desk.',
    'demo.closed',
    'demo.subscribed',
    'demo.failed',
    'tour.pointed',
    'tour.closed',
  ],
  sights: () => ({ 'button: Show Demo': true, 'button: Take the tour': true }),
});

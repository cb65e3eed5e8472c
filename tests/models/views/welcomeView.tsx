import type { SnapshotFrom } from 'xstate';
import type { welcomeMachine } from '#machines/workspace/welcomeMachine.ts';
import { Introductions } from '#src/views/workspace/welcome/Introductions.tsx';
import { Welcome } from '#src/views/workspace/welcome/Welcome.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

const isFree = (welcome: SnapshotFrom<typeof welcomeMachine>) => welcome.matches('free');

export const welcomeView = viewOf<typeof welcomeMachine>({
  show: (welcome) => (
    <>
      <Introductions welcome={welcome} />
      <Welcome welcome={welcome} />
      {/* Something else waits to be answered, until the walk says that nothing does. */}
      <div role="dialog" />
    </>
  ),
  deeds: { 'demo.requested': presses('Show Demo', isFree) },
  elsewhere: ['file.', 'learner.', 'desk.', 'demo.closed', 'demo.subscribed', 'demo.failed'],
  sights: () => ({ 'button: Show Demo': true }),
});

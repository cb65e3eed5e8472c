import type { SnapshotFrom } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { processMachine } from '#machines/workspace/processMachine.ts';
import { ProcessItem } from '#src/views/workspace/processes/ProcessItem.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

export const processView = viewOf<typeof processMachine>({
  show: (process) => (
    <ul>
      <ProcessItem process={process} />
    </ul>
  ),
  deeds: {
    'stop.requested': presses('Stop', (process) => process.matches({ lifecycle: { running: 'resting' } })),
    'subscribe.requested': presses('Subscribe', (process) => process.matches({ subscription: 'unsubscribed' })),
    'unsubscribe.requested': presses('Unsubscribe', canUnsubscribe),
    'size.toggled': presses((process) =>
      process.matches({ size: 'expanded' }) ? 'Minimise name of p1' : 'Expand name of p1',
    ),
  },
  elsewhere: ['entry.', 'stop.answered', 'subscribe.', 'unsubscribe.', 'connection.', 'output.'],
  sights: (process) => {
    const isExpanded = process.matches({ size: 'expanded' });
    return {
      'text: name of p1': true,
      [`text: ${factsOf(process.context.entry)}`]: true,
      'text: 7': isExpanded,
      'button: Stop':
        process.matches({ lifecycle: 'running' }) && busy(process.matches({ lifecycle: { running: 'stopping' } })),
      'button: Subscribe':
        (process.matches({ subscription: 'unsubscribed' }) || process.matches({ subscription: 'subscribing' })) &&
        busy(process.matches({ subscription: 'subscribing' })),
      'button: Unsubscribe': canUnsubscribe(process),
      'button: Expand name of p1': !isExpanded && 'collapsed',
      'button: Minimise name of p1': isExpanded && 'expanded',
      'text: rosrun gazebo_test_pkg sensor_subscriber.py': isExpanded,
    };
  },
});

/** It runs, and its output arrives, or will again as soon as the connection is back. */
function canUnsubscribe(process: SnapshotFrom<typeof processMachine>): boolean {
  const arrives = process.matches({ subscription: 'subscribed' }) || process.matches({ subscription: 'interrupted' });
  return arrives && process.matches({ lifecycle: 'running' });
}

const busy = (isBusy: boolean) => (isBusy ? 'busy' : '');

function factsOf({ status, end }: ProcessEntry): string {
  if (end?.reason === 'exited') return 'finished · exited with code 1';
  return end?.reason === 'stopped' ? 'stopped on request' : status;
}

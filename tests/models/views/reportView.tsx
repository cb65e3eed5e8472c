import type { reportMachine } from '#machines/widgets/reportMachine.ts';
import { clicks, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { frameWith } from './frameWith.tsx';

export const reportView = viewOf<typeof reportMachine>({
  show: (report) => frameWith({ report }),
  deeds: {
    'report.opened': presses('Report a problem', ({ value }) => value === 'closed'),
    'report.closed': presses('Cancel', ({ value }) => value === 'open'),
    'seen.toggled': clicks('checkbox', 'With the output of my programs and the robot', ({ value }) => value === 'open'),
    'download.requested': presses('Download the log', ({ value }) => value === 'open'),
  },
  sights: ({ value }) => ({
    'dialog: Report a problem': value === 'open',
    'heading: What is in it': value === 'open',
    'heading: What is not in it': value === 'open',
  }),
});

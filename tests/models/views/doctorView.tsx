import type { doctorMachine } from '#machines/workspace/doctorMachine.ts';
import { DoctorNote } from '#src/views/workspace/doctor/DoctorNote.tsx';
import { DoctorButton } from '#src/views/workspace/doctor/DoctorButton.tsx';
import { DoctorGraph } from '#src/views/workspace/doctor/DoctorGraph.tsx';
import { SeeGraphButton } from '#src/views/workspace/doctor/SeeGraphButton.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { readyFile } from './besideStrip.ts';

export const doctorView = viewOf<typeof doctorMachine>({
  show: (doctor) => (
    <>
      <DoctorButton doctor={doctor} />
      <SeeGraphButton doctor={doctor} />
      <DoctorGraph doctor={doctor} />
      <DoctorNote doctor={doctor} file={readyFile} />
    </>
  ),
  deeds: {
    'examination.requested': presses('Why does nothing move?', ({ value }) => value !== 'examining'),
    'findings.dismissed': presses('Close what was found', ({ value }) => value === 'told' || value === 'failed'),
    'graph.dismissed': presses(
      'Close the drawing',
      ({ value, context }) => context.graph !== null && value !== 'examining',
    ),
  },
  elsewhere: ['processes.'],
  sights: ({ value, context }) => ({
    'button: Why does nothing move?': value === 'examining' ? 'busy' : '',
    'text: Looking at the robot and its topics…': value === 'examining',
    'text: The robot does not answer.': value === 'told' && context.findings[0]?.kind === 'robotMissing',
    'text: Nobody could look: examine broke': value === 'failed',
    'button: See drawing of nodes and topics': context.graph !== null ? '' : false,
    'heading: Nodes and topics': context.graph !== null,
    'text: No node publishes or subscribes to anything. Start your program, and look again.':
      context.graph !== null && context.graph.topics.length === 0,
    'text: No node publishes on /cmd_vel, /reset: your program may.':
      context.graph !== null && context.graph.topics.length > 0,
    'text: This is how it was before. Look again to see it as it is now.': context.graph !== null && context.isOutdated,
    'text: As they were at the last look.': context.graph !== null && !context.isOutdated,
  }),
});

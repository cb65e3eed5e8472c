import type { doctorMachine } from '#machines/workspace/doctorMachine.ts';
import { DoctorNote } from '#src/views/workspace/doctor/DoctorNote.tsx';
import { DoctorButton } from '#src/views/workspace/doctor/DoctorButton.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { readyFile } from './besideStrip.ts';

export const doctorView = viewOf<typeof doctorMachine>({
  show: (doctor) => (
    <>
      <DoctorButton doctor={doctor} />
      <DoctorNote doctor={doctor} file={readyFile} />
    </>
  ),
  deeds: {
    'examination.requested': presses('Why does nothing move?', ({ value }) => value !== 'examining'),
    'findings.dismissed': presses('Close what was found', ({ value }) => value === 'told' || value === 'failed'),
  },
  elsewhere: ['processes.'],
  sights: ({ value, context }) => ({
    'button: Why does nothing move?': value === 'examining' ? 'busy' : '',
    'text: Looking at the robot and its topics…': value === 'examining',
    'text: The robot does not answer.': value === 'told' && context.findings[0]?.kind === 'robotMissing',
    'text: Nobody could look: examine broke': value === 'failed',
  }),
});

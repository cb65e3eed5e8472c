import type { departureMachine } from '#machines/app/departureMachine.ts';
import { DepartureQuestion } from '#src/views/layout/DepartureQuestion.tsx';
// It is fetched when it is needed; a walk does not wait for that.
import '#src/views/ui/ModalDialog.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

export const departureView = viewOf<typeof departureMachine>({
  show: (departure) => <DepartureQuestion departure={departure} />,
  deeds: {
    'departure.declined': presses('Stay here', ({ value }) => value === 'asking'),
    'departure.confirmed': presses('Leave without saving', ({ value }) => value === 'asking'),
  },
  elsewhere: ['departure.requested', 'workspace.synchronised'],
  sights: ({ value }) => ({
    'dialog: Leave without saving?': value === 'asking',
    'text: What you typed since the last save is not on the server.': value === 'asking',
  }),
});

import { reportMachine } from '#machines/widgets/reportMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';

export const reportModel = modelOf({
  machine: reportMachine,
  input: (world) => ({ log: askingPorts(world).log }),
  events: [
    { type: 'report.opened' },
    { type: 'report.closed' },
    { type: 'seen.toggled' },
    { type: 'download.requested' },
  ],
  known: ({ isWhole }) => ({ isWhole }),
});

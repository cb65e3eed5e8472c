import type { dataExportMachine } from '#machines/session/dataExportMachine.ts';
import { DataCard } from '#src/views/profile/DataCard.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

export const dataExportView = viewOf<typeof dataExportMachine>({
  show: (dataExport) => <DataCard dataExport={dataExport} />,
  deeds: {
    'export.requested': presses(
      ({ value }) => (value === 'collecting' ? 'Collecting your data…' : 'Download my data'),
      ({ value }) => value !== 'collecting',
    ),
  },
  sights: ({ value, context: { fault } }) => ({
    'heading: Your data': true,
    'button: Download my data': value !== 'collecting',
    'button: Collecting your data…': value === 'collecting' && 'busy',
    'text: Your browser has the file now.': value === 'given',
    'text: Your data could not be collected: giveExport broke': fault !== null,
  }),
});

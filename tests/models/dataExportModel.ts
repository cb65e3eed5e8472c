import { dataExportMachine } from '#machines/session/dataExportMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const dataExportModel = modelOf({
  machine: dataExportMachine,
  input: (world) => ({ exports: askingPorts(world).exports }),
  events: [{ type: 'export.requested' }, answers('giveExport'), breaks('giveExport')],
  known: ({ fault }) => ({ isFaulty: fault !== null }),
});

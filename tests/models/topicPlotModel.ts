import { topicPlotMachine } from '#machines/workspace/topicPlotMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';

export const topicPlotModel = modelOf({
  machine: topicPlotMachine,
  input: (world) => ({ topics: askingPorts(world).topics, owner: world.owner }),
  events: [
    { type: 'field.toggled', topic: '/scan', field: 'a' },
    { type: 'field.toggled', topic: '/scan', field: 'b' },
    { type: 'field.toggled', topic: '/odom', field: 'o' },
    { type: 'plot.cleared' },
    { type: 'pause.requested' },
    { type: 'resume.requested' },
  ],
  known: ({ fields }) => ({ fields: fields.map(({ field }) => field).toSorted() }),
});

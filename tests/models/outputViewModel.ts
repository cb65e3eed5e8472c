import { outputViewMachine } from '#machines/workspace/outputViewMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const outputViewModel = modelOf({
  machine: outputViewMachine,
  input: (world) => ({ preferences: askingPorts(world).preferences }),
  events: [
    { type: 'wrapping.toggled' },
    { type: 'finder.opened' },
    { type: 'finder.closed' },
    { type: 'query.typed', query: 'ahead' },
    { type: 'query.typed', query: '' },
    { type: 'match.chosen', row: 1 },
    { type: 'label.toggled', label: 'ERR' },
    { type: 'process.chosen', processId: 'p1' },
    { type: 'process.chosen', processId: null },
    answers('readLongLines', null),
    answers('readLongLines', 'cut'),
    breaks('readLongLines'),
  ],
  known: ({ query, match, hiddenLabels, processId }) => ({ query, match, hidden: hiddenLabels.length, processId }),
  // What is looked for is walked while nothing is left out, and the other way round.
  isPossible: ({ value, context: { query, match, hiddenLabels, processId } }, { type, ...event }) => {
    const isLookedFor = query !== '';
    const isLeftOut = hiddenLabels.length > 0 || processId !== null;
    if (type === 'finder.closed' || value.finder === 'closed') return true;
    if (type === 'query.typed') return !isLeftOut && event['query'] !== query;
    if (type === 'match.chosen') return isLookedFor && match === null;
    if (type === 'label.toggled') return !isLookedFor && processId === null;
    return type === 'process.chosen' && !isLookedFor && hiddenLabels.length === 0 && event['processId'] !== processId;
  },
});

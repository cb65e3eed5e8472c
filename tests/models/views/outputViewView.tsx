import type { outputViewMachine } from '#machines/workspace/outputViewMachine.ts';
import { processListMachine } from '#machines/workspace/processListMachine.ts';
import { tailMachine } from '#machines/workspace/tailMachine.ts';
import { OutputTools } from '#src/views/workspace/output/OutputTools.tsx';
import { OutputWindow } from '#src/views/workspace/output/OutputWindow.tsx';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { stillScrubber } from './besideStrip.ts';
import { chooses, fills, presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';

const output = fakeOutput();
output.describe([entry('p1'), entry('p2')]);
output.print('p1', ['ahead']);
output.print('p2', ['[ERROR] lost']);

const processList = frozenActor(processListMachine, {
  value: 'loaded',
  context: { entries: [], actors: [], subscribed: [], output },
});
const tail = frozenActor(tailMachine, { value: 'following' });

type Place = { value: { finder: 'open' | 'closed' }; context: { query: string } };
const isOpen = ({ value }: Place) => value.finder === 'open';

export const outputViewView = viewOf<typeof outputViewMachine>({
  show: (outputView) => (
    <>
      <OutputTools processList={processList} outputView={outputView} />
      <OutputWindow output={output} outputView={outputView} scrubber={stillScrubber} tail={tail} nothing={null} />
    </>
  ),
  deeds: {
    'wrapping.toggled': presses('Wrap long lines'),
    'finder.opened': presses('Search and filter the output', ({ value }) => value.finder === 'closed'),
    'finder.closed': presses('Close the search', isOpen),
    'query.typed': fills('Search the output', ({ query }) => query, isOpen, 'searchbox'),
    'match.chosen': presses('Next line found', (snapshot) => isOpen(snapshot) && snapshot.context.query === 'ahead'),
    'label.toggled': presses('ERR', isOpen),
    'process.chosen': chooses('Process', ({ processId }) => processId ?? '', isOpen),
  },
  sights: ({ value, context: { query, match, hiddenLabels, processId } }) => {
    const isFinderOpen = value.finder === 'open';
    const position = match === null ? '1 line' : '1 of 1';
    return {
      'button: Wrap long lines': value.lines === 'cut' ? '' : 'pressed',
      'searchbox: Search the output': isFinderOpen && query,
      'combobox: Process': isFinderOpen && (processId ?? ''),
      'button: ERR': isFinderOpen && (hiddenLabels.length === 0 ? 'pressed' : ''),
      'status: 1 line': query !== '' && position === '1 line',
      'status: 1 of 1': query !== '' && position === '1 of 1',
      'text: ahead': true,
      'text: [ERROR] lost': hiddenLabels.length === 0 && processId === null,
    };
  },
});

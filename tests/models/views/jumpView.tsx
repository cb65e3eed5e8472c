import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import type { jumpMachine } from '#machines/workspace/jumpMachine.ts';
import { OutputRow } from '#src/views/workspace/output/OutputRow.tsx';
import { PlacesProvider } from '#src/views/workspace/Places.tsx';
import { presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { readyFile, stillTopicWatch } from './besideStrip.ts';

const panels = frozenActor(panelsMachine, { value: { left: 'open', right: 'open', bottom: 'open' } });
const text = '  File "/ws/src/a.py", line 2, in on_scan';
const line = { kind: 'line', processId: 'p1', seq: 1, stream: 'stderr', text, timestamp: '' } as const;

export const jumpView = viewOf<typeof jumpMachine>({
  show: (jump) => (
    <PlacesProvider jump={jump} file={readyFile} panels={panels} topicWatch={stillTopicWatch}>
      <OutputRow row={line} process={undefined} />
    </PlacesProvider>
  ),
  deeds: { 'place.chosen': presses('File "/ws/src/a.py", line 2') },
  sights: () => ({ 'button: File "/ws/src/a.py", line 2': '' }),
});

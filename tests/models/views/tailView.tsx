import type { tailMachine } from '#machines/workspace/tailMachine.ts';
import { OutputWindow } from '#src/views/workspace/output/OutputWindow.tsx';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { stillOutputView, stillScrubber } from './besideStrip.ts';

const output = fakeOutput();
output.print('p1', ['ahead']);

export const tailView = viewOf<typeof tailMachine>({
  show: (tail) => (
    <OutputWindow output={output} outputView={stillOutputView} scrubber={stillScrubber} tail={tail} nothing={null} />
  ),
  deeds: { 'jump.requested': presses('Jump to newest', ({ value }) => value === 'scrolledUp') },
  // Nothing is laid out here that could be scrolled: the walk through the page does.
  elsewhere: ['end.', 'run.'],
  sights: ({ value }) => ({
    'text: ahead': true,
    'button: Jump to newest': value === 'scrolledUp',
  }),
});

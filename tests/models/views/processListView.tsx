import type { SnapshotFrom } from 'xstate';
import { initialSizes } from '#machines/widgets/paneSizes.ts';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import type { processListMachine } from '#machines/workspace/processListMachine.ts';
import { runMachine } from '#machines/workspace/runMachine.ts';
import { StatusStrip } from '#src/views/workspace/StatusStrip.tsx';
import { OutputPanel } from '#src/views/workspace/output/OutputPanel.tsx';
import { ProcessList } from '#src/views/workspace/processes/ProcessList.tsx';
import { presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { stillLanguageServer, stillOutputView, stillRuntime, stillScrubber } from './besideStrip.ts';

const beside = {
  file: frozenActor(fileMachine, { value: 'waiting', context: { code: '', saved: '', savedAt: null } }),
  build: frozenActor(buildMachine, { value: { resting: 'unknown' } }),
  run: frozenActor(runMachine, { value: 'idle' }),
  runtime: stillRuntime,
  languageServer: stillLanguageServer,
};
const panels = frozenActor(panelsMachine, {
  value: { left: 'open', right: 'open', bottom: 'open' },
  context: { section: 'bottom', sizes: initialSizes },
});

export const processListView = viewOf<typeof processListMachine>({
  show: (processList) => (
    <>
      <StatusStrip {...beside} processList={processList} />
      <ProcessList processList={processList} />
      <OutputPanel panels={panels} processList={processList} outputView={stillOutputView} scrubber={stillScrubber} />
    </>
  ),
  deeds: {
    'output.cleared': presses('Clear'),
    'ended.cleared': presses('Clear ended', (list) => list.value === 'loaded' && clearable(list.context).length > 0),
    'retry.requested': presses('Try again', ({ value }) => value === 'failed'),
  },
  elsewhere: ['connection.', 'frame.', 'output.printed', 'process.'],
  sights: ({ value, context }) => {
    const { entries, subscribed, cleared } = context;
    const running = entries.filter(({ status }) => status === 'running').length;
    const printing = entries.filter(
      ({ process_id, status }) => status === 'running' && subscribed.includes(process_id),
    ).length;
    const newest = entries.find(({ status }) => status === 'running')?.process_id;
    const isUnheard = running > 0 && printing === 0;
    const isListed = (processId: string) =>
      value === 'loaded' && !cleared.includes(processId) && entries.some(({ process_id }) => process_id === processId);
    return {
      'status: Loading the processes…': value === 'recalling' || value === 'loading',
      'text: Failed to load processes': value === 'failed',
      'text: No processes yet': value === 'loaded' && entries.length === cleared.length,
      'button: Clear ended': value === 'loaded' && clearable(context).length > 0,
      'text: name of p1': isListed('p1'),
      'text: name of p2': isListed('p2'),
      [`text: ${running} running`]: true,
      [`text: ${printing} subscribed`]: true,
      'text: Press Start, or subscribe to a process, and what it prints appears here.': running === 0,
      'button: Show its output': isUnheard,
      'text: name of p1 is running, and what it prints is not shown here.': isUnheard && newest === 'p1',
      'text: name of p2 is running, and what it prints is not shown here.': isUnheard && newest === 'p2',
      'text: Nothing has been printed yet.': printing > 0,
    };
  },
});

/** What has ended and is still on the list. */
const clearable = ({ entries, cleared }: SnapshotFrom<typeof processListMachine>['context']) =>
  entries.filter(({ process_id, status }) => status !== 'running' && !cleared.includes(process_id));

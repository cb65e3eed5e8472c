import type { PanelsActor, panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { consoleListMachine } from '#machines/workspace/consoleListMachine.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import { processListMachine } from '#machines/workspace/processListMachine.ts';
import { programMachine } from '#machines/workspace/programMachine.ts';
import { rosMachine } from '#machines/workspace/rosMachine.ts';
import { runMachine } from '#machines/workspace/runMachine.ts';
import { socketMachine } from '#machines/workspace/socketMachine.ts';
import { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { SectionBar } from '#src/views/workspace/SectionBar.tsx';
import { SidePanel } from '#src/views/workspace/SidePanel.tsx';
import { OutputPanel } from '#src/views/workspace/output/OutputPanel.tsx';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { type Control, clicks, presses } from '../engine/deeds.ts';
import { stander } from '../engine/standing.ts';
import { viewOf } from '../engine/View.ts';
import { idleSubmission, stillLaunch } from './besideStrip.ts';

type Panels = ReturnType<PanelsActor['getSnapshot']>;

const beside = {
  workspace: stander(workspaceMachine, {
    value: { problem: { open: { world: 'arrived', progress: 'opened' } }, text: 'synchronised' },
    context: { problem: null, notes: [] },
  }),
  consoleList: stander(consoleListMachine, { value: 'single', context: { tabs: [], activeId: '1' } }),
  processList: stander(processListMachine, {
    value: 'loaded',
    context: { entries: [], actors: [], subscribed: [], output: fakeOutput() },
  }),
  launch: stillLaunch,
  program: stander(programMachine, { value: 'editing' }),
  submission: idleSubmission,
  file: stander(fileMachine, { value: 'waiting' }),
  build: stander(buildMachine, { value: { resting: 'unknown' } }),
  run: stander(runMachine, { value: 'idle' }),
  socket: stander(socketMachine, { value: 'waiting' }),
  ros: stander(rosMachine, { value: 'loaded', context: { commands: [] } }),
};

/** What the style sheet makes of a collapsed panel on a desk. */
const hides = String.raw`aside.md\:hidden { display: none }`;

export const panelsView = viewOf<typeof panelsMachine>({
  show: (panels) => (
    <>
      <style>{hides}</style>
      <SidePanel side="left" actors={{ ...beside, panels }} />
      <SidePanel side="right" actors={{ ...beside, panels }} />
      <OutputPanel processList={beside.processList} panels={panels} />
      <SectionBar panels={panels} />
    </>
  ),
  deeds: {
    'left.toggled': toggles('left', 'Challenge', 'Problem'),
    'right.toggled': toggles('right', 'Robot', 'Console'),
    'bottom.toggled': presses(({ value }) =>
      value.bottom === 'open' ? 'Hide the process output' : 'Show the process output',
    ),
    'panel.selected': clicks(
      'tab',
      (_, { panel }) => (panel === 'processes' ? 'Processes0' : 'Console'),
      ({ value }) => value.right === 'open',
    ),
    'section.selected': {
      ...presses('Console'),
      control: () => ({
        role: 'button',
        name: 'Console',
        inside: { role: 'navigation', name: 'Sections of the workspace' },
      }),
    },
  },
  sights: ({ value, context: { inFront, section } }) => ({
    'tab: Problem': 'selected',
    'tab: Console': inFront.right !== 'processes' ? 'selected' : '',
    'tab: Processes0': inFront.right === 'processes' ? 'selected' : '',
    'text: No processes yet': inFront.right === 'processes',
    'button: Hide the process output': value.bottom === 'open' && 'expanded',
    'button: Show the process output': value.bottom === 'collapsed' && 'collapsed',
    'button: Code': section === 'centre' ? 'current' : '',
    'button: Console': [
      ...(value.right === 'collapsed' ? ['collapsed'] : []),
      section === 'right' ? 'current' : '',
    ].join(' + '),
  }),
});

/** A panel is collapsed by a button of its own, and opened again by its name, which is then all that is left of it. */
function toggles(side: 'left' | 'right', panel: string, name: string) {
  const control = ({ value }: Panels): Control =>
    value[side] === 'open'
      ? { role: 'button', name: 'Collapse this panel', inside: { role: 'complementary', name: panel } }
      : { role: 'button', name };
  return { ...presses<Panels, unknown>(name), control };
}

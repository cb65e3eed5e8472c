import type { PanelsActor, panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { consoleListMachine } from '#machines/workspace/consoleListMachine.ts';
import { processListMachine } from '#machines/workspace/processListMachine.ts';
import { rosMachine } from '#machines/workspace/rosMachine.ts';
import { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { ChallengePanel } from '#src/views/workspace/ChallengePanel.tsx';
import { OutputPanel } from '#src/views/workspace/output/OutputPanel.tsx';
import { RobotPanel } from '#src/views/workspace/RobotPanel.tsx';
import { SectionBar } from '#src/views/workspace/SectionBar.tsx';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { type Control, clicks, presses } from '../engine/deeds.ts';
import { stander } from '../engine/standing.ts';
import { viewOf } from '../engine/View.ts';

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
  ros: stander(rosMachine, { value: 'loaded', context: { commands: [] } }),
};

/** What the style sheet makes of a collapsed panel on a desk. */
const hides = String.raw`aside.md\:hidden { display: none }`;

export const panelsView = viewOf<typeof panelsMachine>({
  show: (panels) => (
    <>
      <style>{hides}</style>
      <ChallengePanel workspace={beside.workspace} panels={panels} />
      <RobotPanel {...beside} panels={panels} />
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
    'rightTab.selected': clicks('tab', 'Processes0', ({ value }) => value.right === 'open'),
    'section.selected': {
      ...presses('Console'),
      control: () => ({
        role: 'button',
        name: 'Console',
        inside: { role: 'navigation', name: 'Sections of the workspace' },
      }),
    },
  },
  // Only one tab of this panel has something to show, and that one is always selected.
  elsewhere: ['leftTab.'],
  sights: ({ value, context }) => ({
    'tab: Problem': 'selected',
    'tab: Console': context.rightTab === 'console' ? 'selected' : '',
    'tab: Processes0': context.rightTab === 'processes' ? 'selected' : '',
    'text: No processes yet': context.rightTab === 'processes',
    'button: Hide the process output': value.bottom === 'open' && 'expanded',
    'button: Show the process output': value.bottom === 'collapsed' && 'collapsed',
    'button: Code': context.section === 'code' ? 'current' : '',
    'button: Console': [
      ...(value.right === 'collapsed' ? ['collapsed'] : []),
      context.section === 'console' ? 'current' : '',
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

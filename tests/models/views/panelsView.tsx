import type { PanelsActor, panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { SectionBar } from '#src/views/workspace/SectionBar.tsx';
import { SidePanel } from '#src/views/workspace/SidePanel.tsx';
import { OutputPanel } from '#src/views/workspace/output/OutputPanel.tsx';
import { type Control, clicks, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { stillWorkspace } from './stillWorkspace.ts';

type Panels = ReturnType<PanelsActor['getSnapshot']>;

const isBehind = ({ value, context }: Panels) => value.right === 'open' && context.side !== 'right';

const isRobotInFront = ({ inFront }: Panels['context']) => inFront.right === undefined;

const marked = (name: string, isMarked: boolean) => (isMarked ? `${name}, something new` : name);

/** What the style sheet makes of a panel that is collapsed, or behind the other side, in a window with room for one. */
const hides = String.raw`:is(aside, [role='separator']).md\:hidden { display: none }`;

const isShown = ({ value, context }: Panels, side: 'left' | 'right') => value[side] === 'open' && context.side === side;

export const panelsView = viewOf<typeof panelsMachine>({
  show: (panels) => (
    <>
      <style>{hides}</style>
      <SidePanel side="left" actors={{ ...stillWorkspace, panels }} />
      <SidePanel side="right" actors={{ ...stillWorkspace, panels }} />
      <OutputPanel {...stillWorkspace} panels={panels} />
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
      (panels) => isShown(panels, 'right'),
    ),
    'side.selected': {
      ...presses('Console', isBehind),
      // Without its rail no button is called so, but the one of the phone.
      control: (panels) => ({ role: 'button', name: isBehind(panels) ? 'Console' : 'rail of the console' }),
    },
    // With the robot in front, that button brings the console there: none goes to the section as it is.
    'section.selected': {
      ...presses('Console', ({ context }: Panels) => !isRobotInFront(context)),
      control: ({ context }) => ({
        role: 'button',
        name: isRobotInFront(context) ? 'the section as it is' : marked('Console', context.unseen.includes('right')),
        inside: { role: 'navigation', name: 'Sections of the workspace' },
      }),
    },
    'section.resized': {
      control: () => ({ role: 'separator', name: 'Width of the problem' }),
      isPossible: (panels) => isShown(panels, 'left'),
      perform: async (control, _, person) => {
        control.focus();
        await person.keyboard('{End}');
      },
    },
  },
  elsewhere: ['section.changed', 'panel.revealed'],
  sights: ({ value, context: { inFront, section, side, unseen, sizes } }) => ({
    'tab: Problem': 'selected',
    'tab: Console': inFront.right === 'console' ? 'selected' : '',
    'tab: Processes0': inFront.right === 'processes' ? 'selected' : '',
    'tab: Robot': inFront.right === undefined ? 'selected' : '',
    'text: No processes yet': inFront.right === 'processes',
    'button: Hide the process output': value.bottom === 'open' && 'expanded',
    'button: Show the process output': value.bottom === 'collapsed' && 'collapsed',
    'button: Code': section === 'centre' ? 'current' : '',
    'button: Console': [
      ...(value.right === 'collapsed' || side !== 'right' ? ['collapsed'] : []),
      ...(unseen.includes('right') ? [] : [section === 'right' && inFront.right !== undefined ? 'current' : '']),
    ].join(' + '),
    'button: Console, something new': unseen.includes('right') ? '' : false,
    'button: Output, something new': unseen.includes('bottom') ? '' : false,
    'separator: Width of the problem': value.left === 'open' && side === 'left' ? String(sizes.left) : false,
  }),
});

/** A panel is collapsed by a button of its own, and opened again by its name, which is then all that is left of it. */
function toggles(side: 'left' | 'right', panel: string, name: string) {
  const control = ({ value }: Panels): Control =>
    value[side] === 'open'
      ? { role: 'button', name: 'Collapse this panel', inside: { role: 'complementary', name: panel } }
      : { role: 'button', name };
  const isPossible = (panels: Panels) => panels.value[side] === 'collapsed' || isShown(panels, side);
  return { ...presses<Panels, unknown>(name, isPossible), control };
}

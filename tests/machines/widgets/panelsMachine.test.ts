import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  panelsMachine,
  selectIsBottomOpen,
  selectIsLeftOpen,
  selectIsRightOpen,
  selectLeftPanel,
  selectRightPanel,
  selectSection,
} from '#machines/widgets/panelsMachine.ts';

it('opens and collapses each panel by itself', () => {
  const panels = createActor(panelsMachine).start();
  const open = () =>
    [selectIsLeftOpen, selectIsRightOpen, selectIsBottomOpen].map((select) => select(panels.getSnapshot()));
  panels.send({ type: 'left.toggled' });
  expect(open()).toEqual([false, true, true]);
  panels.send({ type: 'right.toggled' });
  panels.send({ type: 'bottom.toggled' });
  panels.send({ type: 'left.toggled' });
  expect(open()).toEqual([true, false, false]);
});

it('begins with the first panel of each side in front', () => {
  const panels = createActor(panelsMachine).start().getSnapshot();
  expect([selectLeftPanel(panels), selectRightPanel(panels)]).toEqual(['problem', 'console']);
});

it('brings a panel to the front of its own side, and keeps it there while the side is collapsed', () => {
  const panels = createActor(panelsMachine).start();
  panels.send({ type: 'panel.selected', panel: 'processes' });
  panels.send({ type: 'right.toggled' });
  panels.send({ type: 'right.toggled' });
  expect([selectLeftPanel(panels.getSnapshot()), selectRightPanel(panels.getSnapshot())]).toEqual([
    'problem',
    'processes',
  ]);
});

it('changes panels also on a phone whose side is collapsed on a desk', () => {
  const panels = createActor(panelsMachine).start();
  panels.send({ type: 'right.toggled' });
  panels.send({ type: 'section.selected', section: 'right' });
  panels.send({ type: 'panel.selected', panel: 'processes' });
  expect(selectRightPanel(panels.getSnapshot())).toBe('processes');
});

it('shows the code on a phone first, and then the part that was chosen', () => {
  const panels = createActor(panelsMachine).start();
  expect(selectSection(panels.getSnapshot())).toBe('centre');
  panels.send({ type: 'section.selected', section: 'bottom' });
  expect(selectSection(panels.getSnapshot())).toBe('bottom');
});

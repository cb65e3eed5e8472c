import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  panelsMachine,
  selectIsBottomOpen,
  selectIsLeftOpen,
  selectIsRightOpen,
  selectLeftTab,
  selectRightTab,
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

it('remembers the tabs of a panel that is collapsed', () => {
  const panels = createActor(panelsMachine).start();
  panels.send({ type: 'leftTab.selected', tab: 'commands' });
  panels.send({ type: 'rightTab.selected', tab: 'processes' });
  panels.send({ type: 'left.toggled' });
  panels.send({ type: 'left.toggled' });
  expect([selectLeftTab(panels.getSnapshot()), selectRightTab(panels.getSnapshot())]).toEqual([
    'commands',
    'processes',
  ]);
});

it('shows the code on a phone first, and then the part that was chosen', () => {
  const panels = createActor(panelsMachine).start();
  expect(selectSection(panels.getSnapshot())).toBe('code');
  panels.send({ type: 'section.selected', section: 'output' });
  expect(selectSection(panels.getSnapshot())).toBe('output');
});

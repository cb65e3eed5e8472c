import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  panelsMachine,
  selectIsBottomOpen,
  selectIsLeftOpen,
  selectIsRightOpen,
  selectLeftPanel,
  selectPhonePanel,
  selectRightPanel,
  selectSection,
  selectSide,
  selectSizes,
  selectUnseen,
} from '#machines/widgets/panelsMachine.ts';
import { phonePanels } from '#machines/widgets/panels.ts';
import { fakePreferences } from '../../fakes/fakePreferences.ts';

async function openPanels(kept: Record<string, string> = {}) {
  const preferences = fakePreferences(kept);
  const panels = createActor(panelsMachine, { input: { preferences } }).start();
  await waitFor(panels, (snapshot) => snapshot.matches({ layout: 'known' }));
  return { panels, preferences };
}

it('opens and collapses each panel by itself', async () => {
  const { panels } = await openPanels();
  const open = () =>
    [selectIsLeftOpen, selectIsRightOpen, selectIsBottomOpen].map((select) => select(panels.getSnapshot()));
  panels.send({ type: 'left.toggled' });
  expect(open()).toEqual([false, true, true]);
  panels.send({ type: 'right.toggled' });
  panels.send({ type: 'bottom.toggled' });
  panels.send({ type: 'left.toggled' });
  expect(open()).toEqual([true, false, false]);
  panels.send({ type: 'bottom.toggled' });
  expect(open()).toEqual([true, false, true]);
});

it('begins with the problem and the robot in front', async () => {
  const panels = (await openPanels()).panels.getSnapshot();
  expect([selectLeftPanel(panels), selectRightPanel(panels)]).toEqual(['problem', 'robot']);
});

it.each(['panel.selected', 'panel.revealed'] as const)(
  'begins with that panel of the right side in front that was there last, by %s',
  async (type) => {
    const { panels, preferences } = await openPanels({ panes: 'left=30' });
    panels.send({ type, panel: 'processes' });
    panels.send({ type, panel: 'topics' });
    const again = (await openPanels(preferences.kept)).panels.getSnapshot();
    expect([selectLeftPanel(again), selectRightPanel(again)]).toEqual(['problem', 'processes']);
    expect(selectSizes(again).left).toBe(30);
  },
);

it.each(['front=problem', 'front=nothing', 'front=', 'front=console2'])(
  'takes no notice of what is remembered as %s',
  async (panes) => {
    expect(selectRightPanel((await openPanels({ panes })).panels.getSnapshot())).toBe('robot');
  },
);

it('keeps in front what was chosen while the remembered panel was still being read', async () => {
  const preferences = fakePreferences({ panes: 'front=console' });
  const panels = createActor(panelsMachine, { input: { preferences } }).start();
  panels.send({ type: 'panel.selected', panel: 'processes' });
  await waitFor(panels, (snapshot) => snapshot.matches({ layout: 'known' }));
  expect(selectRightPanel(panels.getSnapshot())).toBe('processes');
});

it('brings a panel to the front of its own side, and keeps it there while the side is collapsed', async () => {
  const { panels } = await openPanels();
  panels.send({ type: 'panel.selected', panel: 'processes' });
  panels.send({ type: 'right.toggled' });
  panels.send({ type: 'right.toggled' });
  expect([selectLeftPanel(panels.getSnapshot()), selectRightPanel(panels.getSnapshot())]).toEqual([
    'problem',
    'processes',
  ]);
});

it('changes panels also on a phone whose side is collapsed on a desk', async () => {
  const { panels } = await openPanels();
  panels.send({ type: 'right.toggled' });
  panels.send({ type: 'section.selected', section: 'right' });
  panels.send({ type: 'panel.selected', panel: 'processes' });
  expect(selectRightPanel(panels.getSnapshot())).toBe('processes');
});

it('shows the problem on a phone first, and then the part that was chosen', async () => {
  const { panels } = await openPanels();
  expect(selectSection(panels.getSnapshot())).toBe('left');
  panels.send({ type: 'section.selected', section: 'bottom' });
  expect(selectSection(panels.getSnapshot())).toBe('bottom');
});

it('shows, where there is room for one side, the problem first, and then the side that was opened last', async () => {
  const { panels } = await openPanels();
  expect(selectSide(panels.getSnapshot())).toBe('left');
  panels.send({ type: 'side.selected', side: 'right' });
  expect(selectSide(panels.getSnapshot())).toBe('right');
  panels.send({ type: 'left.toggled' });
  panels.send({ type: 'left.toggled' });
  expect(selectSide(panels.getSnapshot())).toBe('left');
  panels.send({ type: 'right.toggled' });
  panels.send({ type: 'right.toggled' });
  expect(selectSide(panels.getSnapshot())).toBe('right');
});

it.each([
  ['processes', 'right', 'right', 'problem', 'processes'],
  ['topics', 'left', 'left', 'topics', 'robot'],
  ['output', 'bottom', 'left', 'problem', 'robot'],
  ['code', 'centre', 'left', 'problem', 'robot'],
] as const)('reveals %s wherever it is hidden', async (panel, section, side, onLeft, onRight) => {
  const { panels } = await openPanels();
  for (const part of ['left', 'right', 'bottom'] as const) panels.send({ type: `${part}.toggled` });
  panels.send({ type: 'section.changed', section: 'right' });
  panels.send({ type: 'panel.revealed', panel });
  const now = panels.getSnapshot();
  expect([selectIsLeftOpen(now), selectIsRightOpen(now), selectIsBottomOpen(now)]).toEqual([
    section === 'left',
    section === 'right',
    section === 'bottom',
  ]);
  expect([selectSection(now), selectSide(now)]).toEqual([section, side]);
  expect(selectUnseen(now)).toEqual(section === 'right' ? [] : ['right']);
  expect([selectLeftPanel(now), selectRightPanel(now)]).toEqual([onLeft, onRight]);
});

it('leaves open what is open when a panel there is revealed', async () => {
  const { panels } = await openPanels();
  panels.send({ type: 'panel.revealed', panel: 'console' });
  const now = panels.getSnapshot();
  expect([selectIsLeftOpen(now), selectIsRightOpen(now), selectIsBottomOpen(now)]).toEqual([true, true, true]);
  expect(selectSide(now)).toBe('right');
});

it('marks once where something happened that a phone does not show, until it is looked at', async () => {
  const { panels } = await openPanels();
  panels.send({ type: 'section.changed', section: 'bottom' });
  panels.send({ type: 'section.changed', section: 'bottom' });
  panels.send({ type: 'section.changed', section: 'right' });
  expect(selectUnseen(panels.getSnapshot())).toEqual(['bottom', 'right']);
  panels.send({ type: 'section.selected', section: 'bottom' });
  expect(selectUnseen(panels.getSnapshot())).toEqual(['right']);
  panels.send({ type: 'section.changed', section: 'bottom' });
  expect(selectUnseen(panels.getSnapshot())).toEqual(['right']);
});

it('begins with the sizes of the specification, and remembers those it is given', async () => {
  const { panels, preferences } = await openPanels();
  expect(selectSizes(panels.getSnapshot())).toEqual({ left: 20, right: 24, bottom: 12, history: 12 });
  panels.send({ type: 'section.resized', section: 'right', size: 31.5 });
  expect(selectSizes(panels.getSnapshot())).toEqual({ left: 20, right: 31.5, bottom: 12, history: 12 });
  expect(selectSizes((await openPanels(preferences.kept)).panels.getSnapshot())).toEqual({
    left: 20,
    right: 31.5,
    bottom: 12,
    history: 12,
  });
});

it('makes no pane smaller or larger than it can be', async () => {
  const { panels } = await openPanels();
  panels.send({ type: 'section.resized', section: 'left', size: 1 });
  panels.send({ type: 'section.resized', section: 'bottom', size: 1000 });
  expect(selectSizes(panels.getSnapshot())).toEqual({ left: 12, right: 24, bottom: 40, history: 12 });
});

it('does without a browser that remembers anything', async () => {
  const preferences = {
    read: () => {
      throw new Error('storage is forbidden');
    },
    write: () => undefined,
    watch: () => () => undefined,
  };
  const panels = createActor(panelsMachine, { input: { preferences } }).start();
  await waitFor(panels, (snapshot) => snapshot.matches({ layout: 'known' }));
  expect(selectSizes(panels.getSnapshot())).toEqual({ left: 20, right: 24, bottom: 12, history: 12 });
});

it('keeps the size that was given while the remembered one was still being read', async () => {
  const preferences = fakePreferences({ panes: 'left=30' });
  const panels = createActor(panelsMachine, { input: { preferences } }).start();
  panels.send({ type: 'section.resized', section: 'left', size: 40 });
  await Promise.resolve();
  expect(selectSizes(panels.getSnapshot()).left).toBe(40);
});

it('shows of each section its first panel on a phone, and the robot besides', async () => {
  expect(phonePanels).toEqual(['problem', 'code', 'console', 'robot', 'output']);
  const { panels } = await openPanels();
  const shown = () => selectPhonePanel(panels.getSnapshot());
  panels.send({ type: 'panel.revealed', panel: 'robot' });
  expect(shown()).toBe('robot');
  panels.send({ type: 'panel.revealed', panel: 'processes' });
  expect(shown()).toBe('console');
});

it('remembers which panel of the right side was in front, and names none before one was chosen', async () => {
  const { panels, preferences } = await openPanels();
  panels.send({ type: 'section.resized', section: 'left', size: 25 });
  expect(preferences.kept['panes']).not.toContain('front=');
  panels.send({ type: 'panel.revealed', panel: 'processes' });
  expect(preferences.kept['panes']).toContain(' front=processes');
});

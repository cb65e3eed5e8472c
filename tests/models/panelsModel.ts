import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const panelsModel = modelOf({
  machine: panelsMachine,
  // What the port answers at once arrives later: that moment is the walk's to choose.
  input: (world) => ({ preferences: askingPorts(world).preferences }),
  events: [
    { type: 'left.toggled' },
    { type: 'right.toggled' },
    { type: 'bottom.toggled' },
    { type: 'side.selected', side: 'right' },
    { type: 'panel.selected', panel: 'processes' },
    { type: 'panel.selected', panel: 'console' },
    { type: 'panel.revealed', panel: 'console' },
    { type: 'panel.revealed', panel: 'problem' },
    { type: 'panel.revealed', panel: 'output' },
    { type: 'section.selected', section: 'right' },
    { type: 'section.changed', section: 'right' },
    { type: 'section.changed', section: 'bottom' },
    { type: 'section.resized', section: 'left', size: 60 },
    answers('readLayout', 'left=30 front=console'),
    // Of a page the browser is always asked first: all else is walked there from the sizes that a layout has without any.
    answers('readLayout', 'front=console'),
    breaks('readLayout'),
  ],
  known: ({ inFront, section, side, unseen, sizes }) => ({
    rightPanel: inFront.right ?? 'robot',
    section,
    side,
    unseen: unseen.join(' and ') || null,
    leftSize: sizes.left,
  }),
  // What each of them tells apart is walked while the others are as they begin.
  isPossible: ({ value, context: { inFront, section, unseen, side, sizes } }, { type }) => {
    const areSizesFirst = sizes.left === 20;
    const areOpen = Object.values(value).every((state) => state !== 'collapsed');
    const isNoneMarked = section === 'left' && unseen.length === 0;
    if (type === 'panel.revealed') return isNoneMarked && areSizesFirst && (!areOpen || side === 'left');
    if (type.endsWith('.toggled')) return isNoneMarked && areSizesFirst;
    if (/resized|readLayout/.test(type)) return isNoneMarked && areOpen && side === 'left';
    return areSizesFirst && areOpen && (type.startsWith('section') ? inFront.right !== 'processes' : isNoneMarked);
  },
});

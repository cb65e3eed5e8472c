import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { modelOf } from './engine/Model.ts';

export const panelsModel = modelOf({
  machine: panelsMachine,
  input: () => undefined,
  events: [
    { type: 'left.toggled' },
    { type: 'right.toggled' },
    { type: 'bottom.toggled' },
    { type: 'panel.selected', panel: 'processes' },
    { type: 'panel.selected', panel: 'console' },
    { type: 'section.selected', section: 'right' },
  ],
  known: ({ inFront, section }) => ({ rightPanel: inFront.right ?? 'console', section }),
});

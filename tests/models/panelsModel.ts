import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { modelOf } from './engine/Model.ts';

export const panelsModel = modelOf({
  machine: panelsMachine,
  input: () => undefined,
  events: [
    { type: 'left.toggled' },
    { type: 'right.toggled' },
    { type: 'bottom.toggled' },
    { type: 'leftTab.selected', tab: 'topics' },
    { type: 'rightTab.selected', tab: 'processes' },
    { type: 'section.selected', section: 'console' },
  ],
  known: ({ leftTab, rightTab, section }) => ({ leftTab, rightTab, section }),
});

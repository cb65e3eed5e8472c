import { themeMachine } from '#machines/widgets/themeMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const themeModel = modelOf({
  machine: themeMachine,
  // What the port answers at once arrives later: that moment is the walk's to choose.
  input: (world) => ({ preferences: askingPorts(world).preferences }),
  events: [
    { type: 'theme.toggled' },
    { type: 'theme.chosenElsewhere', theme: 'dark' },
    { type: 'theme.chosenElsewhere', theme: 'light' },
    { type: 'theme.chosenElsewhere', theme: 'purple' },
    answers('readTheme', null),
    answers('readTheme', 'dark'),
    answers('readTheme', 'light'),
    breaks('readTheme'),
  ],
  known: () => ({}),
});

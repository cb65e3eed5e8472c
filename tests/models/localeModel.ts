import { localeMachine } from '#machines/widgets/localeMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

const available = ['en', 'xx'];

export const localeModel = modelOf({
  machine: localeMachine,
  // What the port answers at once arrives later: that moment is the walk's to choose.
  input: (world) => ({ locales: askingPorts(world).locales, owner: world.owner }),
  events: [
    { type: 'locale.chosen', locale: 'en' },
    { type: 'locale.chosen', locale: 'xx' },
    { type: 'locale.chosen', locale: 'nowhere' },
    answers('askReader', { available, remembered: null, asked: [] }),
    answers('askReader', { available, remembered: 'xx', asked: ['en'] }),
    breaks('askReader'),
    answers('loadWords', undefined),
    breaks('loadWords'),
  ],
  known: ({ spoken, wanted }) => ({ spoken, wanted }),
});

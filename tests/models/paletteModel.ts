import { paletteMachine } from '#machines/widgets/paletteMachine.ts';
import { modelOf } from './engine/Model.ts';

export const paletteModel = modelOf({
  machine: paletteMachine,
  input: () => undefined,
  events: [
    { type: 'commands.requested' },
    { type: 'keys.requested' },
    { type: 'query.typed', query: 'to the editor' },
    { type: 'palette.closed' },
    { type: 'editorCommand.chosen', command: 'focus' },
  ],
  known: ({ query, commands }) => ({ query, isAsked: commands > 0 }),
});

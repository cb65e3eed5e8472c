import { tourMachine } from '#machines/workspace/tourMachine.ts';
import { modelOf } from './engine/Model.ts';

export const tourModel = modelOf({
  machine: tourMachine,
  input: ({ owner }) => ({ owner }),
  events: [{ type: 'tour.offered' }, { type: 'step.passed' }, { type: 'tour.skipped' }, { type: 'tour.withdrawn' }],
  known: () => ({}),
});

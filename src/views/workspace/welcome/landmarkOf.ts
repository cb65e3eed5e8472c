import type { TourStep } from '#machines/workspace/tourMachine.ts';
import { paneId } from '../Pane.tsx';

const landmarks: Record<TourStep, string> = {
  writing: 'code-panel',
  starting: 'start-control',
  watching: paneId('bottom'),
};

/** The id of what a step of the tour is about. */
export const landmarkOf = (step: TourStep): string => landmarks[step];

import type { TourStep } from '#machines/workspace/tourMachine.ts';

/** The tour of the first visit. */
export const tourTexts = {
  take: 'Take the tour',
  shown: 'It is on the screen, or something else is',
  label: 'Tour of the workspace',
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  next: 'Next',
  done: 'Done',
  skip: 'Skip the tour',
} as const;

/** What each step is about. */
export const tourStepTexts = {
  writing: {
    title: 'Write',
    about: 'Your program is written here. The problem beside it says what the robot has to do.',
  },
  starting: {
    title: 'Start',
    about:
      'This button saves and builds what you wrote, and starts it on the robot. While it runs, the same button stops it.',
  },
  watching: {
    title: 'Watch',
    about: 'What your program prints appears here. How the robot moves is shown under Robot.',
  },
} as const satisfies Record<TourStep, { title: string; about: string }>;

import type { VisitListFault } from '#machines/recording/visitListMachine.ts';

/** The visits that this browser has kept. */
export const visitTexts = {
  title: 'Earlier visits',
  intro:
    'This browser keeps the logs of its last visits for up to a week, so that a visit that crashed can still be reported. Nobody gets one unless you hand it on. Logging out deletes yours. Of the output they have only the last lines of what ended, of the robot nothing.',
  list: 'Earlier visits, newest first',
  loading: 'Earlier visits are loading',
  none: 'No earlier visit is kept',
  noneYet: 'This visit appears here the next time.',
  unlisted: 'The earlier visits could not be read',
  tryAgain: 'Try again',
  crashed: 'ended without a goodbye',
  lasted: (milliseconds: number) => {
    const seconds = Math.round(milliseconds / 1000);
    return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  },
  events: (count: number) => (count === 1 ? '1 event' : `${count.toLocaleString('en')} events`),
  look: 'Look at it',
  lookAt: (begun: string) => `Look at the visit of ${begun}`,
  download: 'Download',
  downloadOf: (begun: string) => `Download the log of the visit of ${begun}`,
  before: 'The visit before this one',
  beforeCrashed: (begun: string, page: string) =>
    `It began ${begun} and ended on “${page}” without a goodbye: the page or the browser may have crashed. Its log was kept, without the robot and with only the last lines of what ended.`,
  beforeLeft: (begun: string, page: string) =>
    `It began ${begun} and ended on “${page}”, shortly before this one. Its log was kept, without the robot and with only the last lines of what ended.`,
  downloadBefore: 'Download the log of that visit',
} as const;

/** Why the visits were not listed, or a log was not read. */
export const visitFaultTexts = {
  full: 'This browser has no room left.',
  unavailable: 'The storage of this browser did not answer: it may be off, as in some private windows.',
  gone: 'This visit is not there any more: it made room for newer ones, or was deleted in another tab.',
} as const satisfies Record<VisitListFault, string>;

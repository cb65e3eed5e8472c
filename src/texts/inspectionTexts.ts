/** The page that watches a visit while the product is developed. */
export const inspectionTexts = {
  title: 'The machines at work',
  waiting: 'Waiting for a visit: open the site with ?inspect in its address, in this browser.',
  actors: 'Actors',
  events: 'Events',
  search: 'Search the events',
  download: 'Download the log',
  diagram: (machine: string) => `The machine ${machine}, its active states marked`,
  noDiagram: 'This actor has ended, or has no machine of its own.',
  missing: 'The drawing of this machine could not be fetched.',
  outside: 'from outside',
} as const;

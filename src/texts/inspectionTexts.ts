import type { SentEventFault } from '#machines/recording/sentEvent.ts';

/** The page that watches a visit: for testers, and in one language as are the machines. */
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
  delivery: 'Freeze and step',
  freeze: 'Freeze',
  step: 'Step',
  resume: 'Resume',
  running: 'The visit runs. Freeze it to tell its actors one event at a time.',
  nothingPending: 'The visit stands still, and nothing waits to be told. Use its window, or send an event.',
  pending: (count: number) =>
    `The visit stands still. ${count === 1 ? 'One event waits' : `${count} events wait`}, the next one first:`,
  sender: (path: string) => `Send an event to ${path}`,
  nobodyChosen: 'The chosen actor has ended. Choose another one to send it an event.',
  takes: 'An event that its machine takes',
  choose: 'Choose a type …',
  event: 'Event as JSON',
  send: 'Send',
  fault: faultText,
} as const;

function faultText(fault: SentEventFault): string {
  if (fault.kind === 'gone') return 'Nothing was sent: there is no such actor any more.';
  if (fault.kind === 'notJson')
    return 'Nothing was sent: this is no JSON. An event is written as {"type":"theme.toggled"}.';
  if (fault.kind === 'noType')
    return 'Nothing was sent: an event is an object with a "type", as {"type":"theme.toggled"}.';
  return `Nothing was sent: this machine takes no such event, but ${fault.takes.join(', ')}.`;
}

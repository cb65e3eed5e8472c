import type { ActorRefFrom } from 'xstate';
import type { visitListMachine } from '#machines/recording/visitListMachine.ts';
import { VisitList } from '#src/views/replay/VisitList.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

type List = ReturnType<ActorRefFrom<typeof visitListMachine>['getSnapshot']>;

const isListed = (list: List) => list.context.visits.length > 0;
/** A button at work takes no press; the others do, and nobody hears it. */
const isRestful = (list: List) => isListed(list) && list.matches('listed');

export const visitListView = viewOf<typeof visitListMachine>({
  show: (list) => <VisitList list={list} />,
  deeds: {
    'list.requested': presses('Try again', (list) => list.matches('failed')),
    'visit.chosen': presses('Look at the visit of 1 Jan 1971, 00:00', isRestful),
    'download.requested': presses('Download the log of the visit of 1 Jan 1971, 00:00', isRestful),
  },
  sights: (list) => {
    const { visits, fault } = list.context;
    const isShown = isListed(list);
    const hasNone = visits.length === 0 && list.matches('listed');
    return {
      'heading: Earlier visits': true,
      'status: Earlier visits are loading': list.matches('listing'),
      'text: No earlier visit is kept': hasNone,
      'text: The earlier visits could not be read': list.matches('failed'),
      'list: Earlier visits, newest first': isShown,
      'text: ended without a goodbye': isShown,
      'text: Workspace – Servolab': isShown,
      'text: 1 min 30 s': isShown,
      'text: 12 events': isShown,
      'text: 3,400 events': isShown,
      'alert: The storage of this browser did not answer: it may be off, as in some private windows.':
        fault === 'unavailable',
      'alert: This visit is not there any more: it made room for newer ones, or was deleted in another tab.':
        fault === 'gone',
    };
  },
});

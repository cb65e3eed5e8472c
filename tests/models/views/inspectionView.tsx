import type { inspectionMachine } from '#machines/recording/inspectionMachine.ts';
import { InspectionPage } from '#src/views/inspection/InspectionPage.tsx';
import { fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

export const inspectionView = viewOf<typeof inspectionMachine>({
  show: (inspection) => <InspectionPage inspection={inspection} />,
  deeds: {
    'actor.chosen': presses(
      'app/theme light',
      ({ value, context }) => value === 'watching' && context.actors.length === 2,
    ),
    'query.typed': fills(
      'Search the events',
      ({ query }) => query,
      ({ value }) => value === 'watching',
      'searchbox',
    ),
    'download.requested': presses('Download the log', ({ value }) => value === 'watching'),
  },
  elsewhere: ['visit.', 'actors.', 'event.'],
  sights: ({ value, context: { actors, chosen, events, query } }) => {
    const isWatching = value === 'watching';
    const hasTheme = isWatching && actors.length === 2;
    return {
      'heading: The machines at work': true,
      'text: Waiting for a visit: open the site with ?inspect in its address, in this browser.': !isWatching,
      'button: app starting': isWatching && (chosen === 'app' ? 'current' : ''),
      'button: app/theme light': hasTheme && (chosen === 'app/theme' ? 'current' : ''),
      'text: This actor has ended, or has no machine of its own.': isWatching && chosen === 'app/theme' && !hasTheme,
      'searchbox: Search the events': isWatching && query,
      'listitem: 1 from outside → app/theme: {"type":"theme.toggled"}': events.length > 0,
      'listitem: 2 app → app/theme: {"type":"theme.recalled"}': events.length > 1 && query === '',
    };
  },
});

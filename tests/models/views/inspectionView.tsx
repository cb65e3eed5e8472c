import type { inspectionMachine } from '#machines/recording/inspectionMachine.ts';
import { InspectionPage } from '#src/views/inspection/InspectionPage.tsx';
import { fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

export const inspectionView = viewOf<typeof inspectionMachine>({
  show: (inspection) => <InspectionPage inspection={inspection} />,
  deeds: {
    'actor.chosen': presses(
      'app/theme light',
      (state) => state.matches('watching') && state.context.actors.length === 2,
    ),
    'query.typed': fills(
      'Search the events',
      ({ query }) => query,
      (state) => state.matches('watching'),
      'searchbox',
    ),
    'download.requested': presses('Download the log', (state) => state.matches('watching')),
    'freeze.requested': presses('Freeze', (state) => state.matches({ watching: 'running' })),
    'step.requested': presses('Step', (state) => state.matches({ watching: 'frozen' })),
    'resume.requested': presses('Resume', (state) => state.matches({ watching: 'frozen' })),
    'draft.typed': {
      control: () => ({ role: 'textbox', name: 'Event as JSON' }),
      isPossible: (state) => state.matches('watching'),
      perform: async (field, { draft }, person) => {
        await person.clear(field);
        await person.click(field);
        await person.paste(draft);
      },
    },
    'draft.sent': presses('Send', (state) => state.matches('watching')),
  },
  elsewhere: ['visit.', 'actors.', 'event.', 'delivery.'],
  sights: (state) => {
    const { actors, chosen, events, query, draft, fault, pending } = state.context;
    const isWatching = state.matches('watching');
    const isFrozen = state.matches({ watching: 'frozen' });
    const hasTheme = isWatching && actors.length === 2;
    const hasEnded = isWatching && chosen === 'app/theme' && !hasTheme;
    return {
      'heading: The machines at work': true,
      'text: Waiting for a visit: open the site with ?inspect in its address, in this browser.': !isWatching,
      'button: app starting': isWatching && (chosen === 'app' ? 'current' : ''),
      'button: app/theme light': hasTheme && (chosen === 'app/theme' ? 'current' : ''),
      'text: This actor has ended, or has no machine of its own.': hasEnded,
      'heading: The chosen actor has ended. Choose another one to send it an event.': hasEnded,
      'text: The visit stands still. One event waits, the next one first:': isFrozen,
      'listitem: from outside → app: {"type":"path.changed"}': pending.length > 0,
      'textbox: Event as JSON': isWatching && (fault === null ? draft : `${draft}, wrong`),
      'text: Nothing was sent: this is no JSON. An event is written as {"type":"theme.toggled"}.':
        fault?.kind === 'notJson',
      'text: Nothing was sent: this machine takes no such event, but theme.toggled.': fault?.kind === 'unknown',
      'text: Nothing was sent: there is no such actor any more.': fault?.kind === 'gone',
      'searchbox: Search the events': isWatching && query,
      'listitem: 1 from outside → app/theme: {"type":"theme.toggled"}': events.length > 0,
      'listitem: 2 app → app/theme: {"type":"theme.recalled"}': events.length > 1 && query === '',
    };
  },
});

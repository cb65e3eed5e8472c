/** Somebody on the pages that are for everybody. */
import { sharedRunOf } from '../../fakes/fakeBoard.ts';
import { busySite } from '../../fakes/fakeOperators.ts';
import { canaries } from './canaries.ts';
import { type Deed, say } from './deed.ts';

export const visitedForAll: readonly Deed[] = [
  ({ ports }) => ports.location.move('/learn/navigation'),
  ({ clock }) => clock.increment(100),
  say('learn', { type: 'retry.requested' }),
  ({ ports }) => ports.location.move('/api'),
  ({ clock }) => clock.increment(100),
  say('api', { type: 'trial.requested', callId: 'getTopic' }),
  ({ ports }) => ports.operators.show(busySite),
  ({ ports }) => ports.location.move('/operator'),
  say('operator', { type: 'view.shown' }),
  ({ clock }) => clock.increment(100),
  say('operator', { type: 'stop.requested', learnerId: 'ada-id', processId: 'p1' }),
  ({ clock }) => clock.increment(100),
  say('operator', { type: 'close.requested', learnerId: 'ada-id' }),
  say('operator', { type: 'close.confirmed' }),
  ({ clock }) => clock.increment(100),
  ({ ports }) => ports.board.runs.push(sharedRunOf(3, { is_own: true }), sharedRunOf(2), sharedRunOf(1)),
  ({ ports }) => ports.location.move('/community'),
  ({ clock }) => clock.increment(100),
  say('board', { type: 'more.requested' }),
  ({ clock }) => clock.increment(100),
  say('board', { type: 'report.requested', id: 2 }),
  say('board', { type: 'report.confirmed' }),
  ({ clock }) => clock.increment(100),
  say('board', { type: 'removal.requested', id: 3 }),
  say('board', { type: 'removal.confirmed' }),
  ({ clock }) => clock.increment(100),
  ({ ports }) => ports.location.move('/contact'),
  say('messageForm', { type: 'email.typed', email: canaries.email }),
  say('messageForm', { type: 'message.typed', message: 'Hello' }),
  say('messageForm', { type: 'form.submitted' }),
  ({ clock }) => clock.increment(100),
];

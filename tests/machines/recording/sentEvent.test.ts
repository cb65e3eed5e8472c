import { expect, it } from 'vitest';
import { sentEvent } from '#machines/recording/sentEvent.ts';

const theme = { takes: ['theme.toggled', 'theme.recalled'] };

it('is the event that is written, with all that it says', () => {
  const event = { type: 'theme.recalled', theme: { is: ['dark'] } };
  expect(sentEvent(JSON.stringify(event), theme)).toEqual({ event, fault: null });
});

it('is any event where nobody knows which the actor takes', () => {
  expect(sentEvent('{"type":"anything"}', { takes: null }).event).toEqual({ type: 'anything' });
});

it.each([
  ['', { kind: 'notJson' }],
  ['theme.toggled', { kind: 'notJson' }],
  ['null', { kind: 'noType' }],
  ['"theme.toggled"', { kind: 'noType' }],
  ['[]', { kind: 'noType' }],
  ['{"type":1}', { kind: 'noType' }],
  ['{"type":"theme.lost"}', { kind: 'unknown', takes: theme.takes }],
])('is none in %s', (text, fault) => {
  expect(sentEvent(text, theme)).toEqual({ event: null, fault });
});

it('is none for an actor that has ended', () => {
  expect(sentEvent('{"type":"theme.toggled"}', undefined)).toEqual({ event: null, fault: { kind: 'gone' } });
});

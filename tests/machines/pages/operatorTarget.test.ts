import { expect, it } from 'vitest';
import { idsOf, targetIn } from '#machines/pages/operatorTarget.ts';
import { busySite } from '../../fakes/fakeOperators.ts';

it('is called as it was seen', () => {
  expect(targetIn(busySite, { deed: 'stop', learnerId: 'ada-id', processId: 'p1' })).toEqual({
    deed: 'stop',
    learnerId: 'ada-id',
    email: 'ada@example.com',
    program: { id: 'p1', name: 'driver' },
  });
  expect(targetIn(busySite, { deed: 'close', learnerId: 'ada-id' })).toEqual({
    deed: 'close',
    learnerId: 'ada-id',
    email: 'ada@example.com',
    program: null,
  });
});

it.each([null, busySite])('is called by its id where it was not seen', (sight) => {
  expect(targetIn(sight, { deed: 'stop', learnerId: 'gone-id', processId: 'p9' })).toEqual({
    deed: 'stop',
    learnerId: 'gone-id',
    email: null,
    program: { id: 'p9', name: 'p9' },
  });
});

it('is ended by its ids', () => {
  expect(idsOf(targetIn(busySite, { deed: 'stop', learnerId: 'ada-id', processId: 'p1' }))).toEqual({
    learnerId: 'ada-id',
    processId: 'p1',
  });
  expect(idsOf(targetIn(busySite, { deed: 'close', learnerId: 'ada-id' }))).toEqual({
    learnerId: 'ada-id',
    processId: '',
  });
  expect(idsOf(null)).toEqual({ learnerId: '', processId: '' });
});

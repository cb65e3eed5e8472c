import { expect, it } from 'vitest';
import { Inspections } from '#server/operators/Inspections.ts';

const HOUR_MS = 3_600_000;

/** Ada has pages open on two sign-ins, Ben on none. */
function openInspections() {
  const clock = { now: 0 };
  const open = new Map([['ada', ['first', 'second']]]);
  const inspections = new Inspections({ signInsOf: (learnerId) => open.get(learnerId) ?? [] }, () => clock.now);
  const allowed = () => ['first', 'second', 'third'].filter((sessionId) => inspections.allows({ sessionId }));
  return { clock, open, inspections, allowed };
}

it('is allowed to every sign-in of a learner that a page is open on, and to none that comes later', () => {
  const { open, inspections, allowed } = openInspections();
  expect(inspections.allow('ben')).toBe(false);
  expect(allowed()).toEqual([]);
  expect(inspections.allow('ada')).toBe(true);
  open.set('ada', ['third']);
  expect(allowed()).toEqual(['first', 'second']);
  expect(inspections.allowsPageOf('ada')).toBe(false);
  open.set('ada', ['third', 'second']);
  expect(inspections.allowsPageOf('ada')).toBe(true);
});

it('is over after an hour, and begins anew when it is allowed anew', () => {
  const { clock, inspections, allowed } = openInspections();
  inspections.allow('ada');
  clock.now = HOUR_MS - 1;
  expect(allowed()).toEqual(['first', 'second']);
  clock.now = HOUR_MS;
  expect(allowed()).toEqual([]);
  expect(inspections.withdraw('ada')).toBe(false);
  inspections.allow('ada');
  clock.now = 2 * HOUR_MS - 1;
  expect(allowed()).toEqual(['first', 'second']);
});

it('is taken back for all sign-ins of a learner, also where no page is open any more, and for nobody else', () => {
  const { open, inspections, allowed } = openInspections();
  inspections.allow('ada');
  open.delete('ada');
  open.set('ben', ['third']);
  inspections.allow('ben');
  expect(inspections.withdraw('ada')).toBe(true);
  expect(inspections.withdraw('ada')).toBe(false);
  expect(allowed()).toEqual(['third']);
});

it('goes with the sign-in', () => {
  const { inspections, allowed } = openInspections();
  inspections.allow('ada');
  inspections.ended({ learnerId: 'ada', sessionId: 'first', expiresAt: 0, token: 'token' });
  expect(allowed()).toEqual(['second']);
});

import { afterEach, expect, it, vi } from 'vitest';
import { isInspectionAllowed } from '#src/adapters/inspectionPermit.ts';
import { fakeWire } from '../fakes/fakeWire.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([true, false])('is as the server says: %j', async (allowed) => {
  const wire = fakeWire({ '/api/inspection': { status: 200, body: { allowed } } });
  expect(await isInspectionAllowed()).toBe(allowed);
  expect(wire.requests.map(({ method }) => method)).toEqual(['GET']);
});

it.each([
  { status: 401, body: { allowed: true } },
  { status: 404, body: { allowed: true } },
  { status: 200, body: { allowed: 'yes' } },
  { status: 200, body: '<!doctype html>' },
  'away',
] as const)('is not allowed where the server does not say so: %j', async (answer) => {
  fakeWire({ '/api/inspection': answer });
  expect(await isInspectionAllowed()).toBe(false);
});

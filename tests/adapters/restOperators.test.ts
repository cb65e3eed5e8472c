import { afterEach, expect, it, vi } from 'vitest';
import { restOperators } from '#src/adapters/restOperators.ts';
import { busySite } from '../fakes/fakeOperators.ts';
import { fakeWire } from '../fakes/fakeWire.ts';

const LOOK = '/api/operator/learners';

afterEach(() => void vi.unstubAllGlobals());

const renewing = (answer: 'renewed' | 'none') => ({ renew: async () => answer });
const operators = () => restOperators(renewing('none'));
const refused = { status: 401, body: { success: false, error: 'sign in', detail: 'sign in' } };

it('hands on what the server sees', async () => {
  fakeWire({ [LOOK]: { status: 200, body: { ...busySite, learners: [] } } });
  expect(await operators().look()).toEqual({ ...busySite, learners: [] });
});

it.each([401, 403, 404])('takes %i for the answer that there is nothing here', async (status) => {
  fakeWire({ [LOOK]: { status, body: {} } });
  expect(await operators().look()).toBeNull();
});

it('renews the session once where it has expired', async () => {
  const wire = fakeWire({ [LOOK]: [refused, { status: 200, body: busySite }, refused] });
  expect(await restOperators(renewing('renewed')).look()).toEqual(busySite);
  expect(await restOperators(renewing('renewed')).look()).toBeNull();
  expect(wire.to(LOOK)).toHaveLength(4);
});

it('says why no look came', async () => {
  const late = { code: 'TOO_MANY_REQUESTS', facts: { seconds: 3 } };
  fakeWire({
    [LOOK]: [
      'away',
      { status: 503, body: 'gone' },
      { status: 429, body: { success: false, error: 'later', detail: 'later', ...late } },
      { status: 200, body: { learners: 'all' } },
    ],
  });
  await expect(operators().look()).rejects.toMatchObject({ reason: { code: 'service_unreachable' } });
  await expect(operators().look()).rejects.toMatchObject({
    reason: { code: 'service_failed', facts: { status: 503 } },
  });
  await expect(operators().look()).rejects.toMatchObject({ reason: late });
  await expect(operators().look()).rejects.toMatchObject({ reason: { code: 'service_answer_unexpected' } });
});

it('has a program stopped and a workspace closed, and tells whether something ran', async () => {
  const wire = fakeWire({
    '/api/operator/stop': { status: 200, body: { ended: true } },
    '/api/operator/close': [
      { status: 200, body: { ended: false } },
      { status: 404, body: { success: false, error: 'nothing', detail: 'nothing', code: 'NOTHING_THERE', facts: {} } },
    ],
  });
  expect(await operators().stopProgram('u1', 'p1')).toBe(true);
  expect(await operators().closeWorkspace('u1')).toBe(false);
  expect(wire.requests.map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'POST', body: { learner_id: 'u1', process_id: 'p1' } },
    { method: 'POST', body: { learner_id: 'u1' } },
  ]);
  await expect(operators().closeWorkspace('u1')).rejects.toMatchObject({ reason: { code: 'NOTHING_THERE' } });
});

it('has the inspection allowed and taken back, and tells whether there was something to', async () => {
  const wire = fakeWire({
    '/api/operator/inspection': [
      { status: 200, body: { done: true } },
      { status: 200, body: { done: false } },
      { status: 404, body: { success: false, error: 'nothing', detail: 'nothing', code: 'NOTHING_THERE', facts: {} } },
    ],
  });
  expect(await operators().permitInspection('u1', true)).toBe(true);
  expect(await operators().permitInspection('u1', false)).toBe(false);
  expect(wire.requests.map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'POST', body: { learner_id: 'u1', allowed: true } },
    { method: 'POST', body: { learner_id: 'u1', allowed: false } },
  ]);
  await expect(operators().permitInspection('u1', true)).rejects.toMatchObject({ reason: { code: 'NOTHING_THERE' } });
});

import { afterEach, expect, it, vi } from 'vitest';
import { restApi } from '#src/adapters/restApi.ts';
import { openApi } from '#server/http/openApi.ts';
import { workspaceApi } from '#contract/rest.ts';
import { fakeWire } from '../fakes/fakeWire.ts';

afterEach(() => void vi.unstubAllGlobals());

const SITE = 'http://servolab.test';
const renewing = (answer: 'renewed' | 'none') => ({ renew: async () => answer });

it('reads every call from the description that the server makes of its contract', async () => {
  fakeWire({ '/openapi.json': { status: 200, body: openApi({ siteUrl: SITE, allowedOrigins: [SITE] }) } });
  const calls = await restApi(renewing('none')).describe();
  expect(calls.map(({ id }) => id).toSorted()).toEqual(Object.keys(workspaceApi).toSorted());
  const getFile = calls.find(({ path }) => path === '/api/file/get');
  expect(getFile).toMatchObject({
    method: 'GET',
    parameters: [{ name: 'file_path', place: 'query', isRequired: true }],
    body: null,
  });
  const execute = calls.find(({ id }) => id === 'execute');
  expect(execute?.parameters).toEqual([{ name: 'Origin', place: 'header', isRequired: true }]);
  expect(execute?.body).toContain('is_long_running');
});

it('says that the description did not come, or is none', async () => {
  fakeWire({ '/openapi.json': [{ status: 503, body: {} }, { status: 200, body: { paths: { '/a': 1 } } }, 'away'] });
  const api = restApi(renewing('none'));
  await expect(api.describe()).rejects.toMatchObject({ reason: { code: 'service_failed', facts: { status: 503 } } });
  await expect(api.describe()).rejects.toMatchObject({ reason: { code: 'service_answer_unexpected' } });
  await expect(api.describe()).rejects.toMatchObject({ reason: { code: 'service_unreachable' } });
});

it('tries a call out, and renews the session once where it has expired', async () => {
  const refused = { status: 401, body: { error: 'sign in' } };
  const wire = fakeWire({ '/api/topics': [refused, { status: 200, body: { topics: [] } }], '/api/world': refused });
  expect(await restApi(renewing('renewed')).tryOut('/api/topics')).toEqual({ status: 200, body: '{"topics":[]}' });
  expect(await restApi(renewing('none')).tryOut('/api/world')).toMatchObject({ status: 401 });
  expect(wire.to('/api/world')).toHaveLength(1);
});

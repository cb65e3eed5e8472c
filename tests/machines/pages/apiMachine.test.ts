import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  apiMachine,
  selectAsked,
  selectCalls,
  selectHasFailed,
  selectIsLoading,
  selectTried,
  selectValues,
  valueKey,
} from '#machines/pages/apiMachine.ts';
import { addressOf } from '#machines/pages/apiAddress.ts';
import { execute, fakeApi, getTopic } from '../../fakes/fakeApi.ts';

async function openApi() {
  const api = fakeApi();
  const actor = createActor(apiMachine, { input: { api } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ description: 'loaded' }));
  return { api, actor, now: () => actor.getSnapshot() };
}

it('knows the calls that the server describes, and asks again when that failed', async () => {
  const api = fakeApi();
  api.break('boom');
  const actor = createActor(apiMachine, { input: { api } }).start();
  await waitFor(actor, selectHasFailed);
  api.heal();
  expect(selectIsLoading(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'retry.requested' });
  expect(selectIsLoading(actor.getSnapshot())).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.matches({ description: 'loaded' }));
  expect(selectCalls(actor.getSnapshot())).toEqual([getTopic, execute]);
});

it('tries a call out with what was typed for it', async () => {
  const { api, actor, now } = await openApi();
  actor.send({ type: 'parameter.typed', callId: 'getTopic', name: 'name', value: '/robot/scan' });
  actor.send({ type: 'parameter.typed', callId: 'other', name: 'name', value: 'odom' });
  actor.send({ type: 'trial.requested', callId: 'getTopic' });
  expect(selectAsked(now())).toBe('getTopic');
  await waitFor(actor, (snapshot) => selectTried(snapshot) !== null);
  expect(selectAsked(now())).toBe(null);
  expect(selectValues(now())[valueKey('getTopic', 'name')]).toBe('/robot/scan');
  expect(api.asked).toEqual(['/api/topic/robot/scan']);
  expect(selectTried(now())).toEqual({ callId: 'getTopic', answer: { status: 200, body: '{"topic":"/scan"}' } });
});

it('tries out the call that was chosen, and where nothing was typed with nothing in it', async () => {
  const { api, actor } = await openApi();
  actor.send({ type: 'trial.requested', callId: 'execute' });
  await waitFor(actor, (snapshot) => selectTried(snapshot) !== null);
  actor.send({ type: 'trial.requested', callId: 'getTopic' });
  await waitFor(actor, (snapshot) => selectTried(snapshot) !== null);
  expect(api.asked).toEqual([execute.path, '/api/topic/']);
});

it('shows a refusal as the answer that it is, and says when nobody answers', async () => {
  const { api, actor, now } = await openApi();
  api.answer({ status: 404, body: '{}' });
  actor.send({ type: 'trial.requested', callId: 'getTopic' });
  await waitFor(actor, (snapshot) => selectTried(snapshot) !== null);
  expect(selectTried(now())).toMatchObject({ answer: { status: 404 } });
  api.break('the wire broke');
  actor.send({ type: 'trial.requested', callId: 'getTopic' });
  await waitFor(actor, (snapshot) => selectTried(snapshot) !== null);
  expect(selectTried(now())).toEqual({ callId: 'getTopic', fault: 'the wire broke' });
});

it.each([
  ['/scan', '/api/topic/scan'],
  ['a/b?c', '/api/topic/a/b%3Fc'],
  ['', '/api/topic/'],
])('writes %j into the path as %s', (value, address) => {
  expect(addressOf(getTopic, () => value)).toBe(address);
});

it('writes what belongs into the query behind the path, and leaves out what is empty', () => {
  const path = { name: 'file_path', place: 'query', isRequired: true } as const;
  const other = { ...path, name: 'version' };
  const call = { ...getTopic, path: '/api/file/get', parameters: [path, other] };
  expect(addressOf(call, (name) => (name === 'version' ? '' : '/ws/a b.py'))).toBe(
    '/api/file/get?file_path=%2Fws%2Fa%20b.py',
  );
});

const inQuery = (name: string) => ({ name, place: 'query', isRequired: true }) as const;

it('joins what belongs into the query', () => {
  const call = { ...getTopic, path: '/api/file/version', parameters: [inQuery('file_path'), inQuery('version')] };
  expect(addressOf(call, (name) => name)).toBe('/api/file/version?file_path=file_path&version=version');
});

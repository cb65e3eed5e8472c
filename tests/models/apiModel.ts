import { apiMachine } from '#machines/pages/apiMachine.ts';
import { execute, getTopic } from '../fakes/fakeApi.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const apiModel = modelOf({
  machine: apiMachine,
  input: (world) => ({ api: askingPorts(world).api }),
  events: [
    { type: 'retry.requested' },
    { type: 'parameter.typed', callId: 'getTopic', name: 'name', value: 'odom' },
    { type: 'trial.requested', callId: 'getTopic' },
    answers('describe', [getTopic, execute]),
    breaks('describe'),
    answers('tryOut', { status: 200, body: '{"topic":"/odom"}' }),
    breaks('tryOut'),
  ],
  known: ({ calls, values, tried }) => ({
    calls: calls.length,
    typed: Object.values(values).join(),
    tried: tried === null ? 'nothing' : 'fault' in tried ? 'fault' : 'answer',
  }),
  isPossible: ({ context }, { type }) =>
    !/^(parameter|trial)\./.test(type) || (context['calls'] as readonly unknown[]).length > 0,
});

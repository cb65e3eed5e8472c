import { demoMachine } from '#machines/workspace/demoMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const demoModel = modelOf({
  machine: demoMachine,
  input: (world) => ({ demo: askingPorts(world).demo, owner: world.owner }),
  events: [
    { type: 'demo.offered' },
    { type: 'demo.dismissed' },
    { type: 'email.typed', email: 'ada' },
    { type: 'email.typed', email: 'ada@example.com' },
    { type: 'form.submitted' },
    answers('subscribe', { outcome: 'subscribed' }),
    answers('subscribe', { outcome: 'refused', detail: 'not this one' }),
    answers('subscribe', { outcome: 'unreachable', detail: 'Network Error' }),
    breaks('subscribe'),
  ],
  known: ({ email, isInvalid, fault }) => ({ email, isInvalid, fault: fault?.detail ?? null }),
});

/** What is written of a tree of actors from which a replay goes on, in the words of what was known of it. */
import { expect, it } from 'vitest';
import { SimulatedClock, type AnyActorRef, createActor, createMachine, fromPromise, setup } from 'xstate';
import { withoutRedaction } from '#machines/recording/redaction.ts';
import { isQuiet, startStateOf, treeOf, withData } from '#machines/recording/startState.ts';

const lamp = createMachine({
  id: 'lamp',
  context: ({ self }) => ({ self, hue: 7, nothing: undefined, asked: [() => undefined] }),
  initial: 'lit',
  states: {
    lit: {
      initial: 'bright',
      states: { bright: { on: { dim: 'dark' } }, dark: {}, last: { type: 'history' } },
      on: { press: 'off' },
    },
    off: { after: { 1500: 'lit.last' } },
  },
});

const room = setup({
  types: { context: {} as { ports: object; seen: object; error: Error }, input: {} as { ports: object } },
  actors: {
    lamp,
    work: fromPromise<never, { hours: number }>(() => new Promise<never>(() => undefined)),
  },
}).createMachine({
  id: 'room',
  context: ({ input: { ports } }) => ({ ports, seen: { clock: { now: () => 1 } }, error: new Error('boom') }),
  invoke: [
    { id: 'lamp', src: 'lamp' },
    { id: 'watched', src: 'lamp', onSnapshot: {} },
    { id: 'work', src: 'work', input: { hours: 8 } },
  ],
});

function enter() {
  const files = { load: () => 'text' };
  const actor = createActor(room, { clock: new SimulatedClock(), input: { ports: { files, size: 3 } } }).start();
  const child = (id: 'lamp' | 'watched' | 'work'): AnyActorRef => actor.getSnapshot().children[id]!;
  return { actor, child };
}

const knownOfLamp = (path: string) => ({
  context: { self: { $actor: path }, hue: 7, nothing: { $absent: true }, asked: [{ $absent: true }] },
});

it('writes who there is, what each is and knows, and what it waits for', () => {
  const { actor, child } = enter();
  child('lamp').send({ type: 'dim' });
  child('lamp').send({ type: 'press' });
  expect(startStateOf(actor, withoutRedaction)).toEqual({
    type: 'xstate.restored',
    actors: [
      {
        path: 'app',
        src: '',
        isSynced: false,
        status: 'active',
        value: {},
        history: {},
        data: {
          context: {
            ports: { files: { $port: 'files' }, size: 3 },
            seen: { clock: { $absent: true } },
            error: { $error: 'boom' },
          },
        },
      },
      {
        path: 'app/lamp',
        src: 'lamp',
        isSynced: false,
        status: 'active',
        value: 'off',
        history: { 'lamp.lit.last': ['lamp.lit.dark'] },
        data: knownOfLamp('app/lamp'),
      },
      {
        path: 'app/watched',
        src: 'lamp',
        isSynced: true,
        status: 'active',
        value: { lit: 'bright' },
        history: {},
        data: knownOfLamp('app/watched'),
      },
      {
        path: 'app/work',
        src: 'work',
        isSynced: false,
        status: 'active',
        history: {},
        data: { input: { hours: 8 } },
      },
    ],
    timers: [{ path: 'app/lamp', id: 'xstate.after.1500.lamp.off', type: 'xstate.after.1500.lamp.off', delay: 1500 }],
  });
});

it('writes what ended with what it ended with', async () => {
  const done = createActor(fromPromise(async () => 'swept')).start();
  const failed = createActor(fromPromise(() => Promise.reject(new Error('boom'))));
  failed.subscribe({ error: () => undefined });
  failed.start();
  await new Promise((resolve) => void setImmediate(resolve));
  expect(startStateOf(done, withoutRedaction).actors).toMatchObject([{ status: 'done', data: { output: 'swept' } }]);
  expect(startStateOf(failed, withoutRedaction).actors).toMatchObject([
    { status: 'error', data: { error: { $error: 'boom' } } },
  ]);
});

it('names an actor with all that it has started, itself first', () => {
  const { actor, child } = enter();
  expect(treeOf(actor)).toEqual([actor, child('lamp'), child('watched'), child('work')]);
  expect(treeOf(child('work'))).toEqual([child('work')]);
});

it('is quiet but while somebody in the tree is being told something', () => {
  const heard: boolean[] = [];
  const bell = createMachine({ id: 'bell', on: { ring: { actions: () => heard.push(isQuiet(tower)) } } });
  const tower = createActor(createMachine({ id: 'tower', invoke: { id: 'bell', src: bell } })).start();
  expect(isQuiet(tower)).toBe(true);
  tower.getSnapshot().children['bell']!.send({ type: 'ring' });
  expect([heard, isQuiet(tower)]).toEqual([[false], true]);
});

it('gives every actor other data, and leaves all else', () => {
  const { actor } = enter();
  const start = startStateOf(actor, withoutRedaction);
  const changed = withData(start, ({ path }) => ({ context: path }));
  expect(changed.timers).toEqual(start.timers);
  expect(changed.actors.map(({ path, src, data }) => [path, src, data])).toEqual([
    ['app', '', { context: 'app' }],
    ['app/lamp', 'lamp', { context: 'app/lamp' }],
    ['app/watched', 'lamp', { context: 'app/watched' }],
    ['app/work', 'work', { context: 'app/work' }],
  ]);
});

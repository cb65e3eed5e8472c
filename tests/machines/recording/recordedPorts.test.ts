/** What machines have done by a port stands in a log, and is compared. */
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { appMachine } from '#machines/app/appMachine.ts';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { recordedPorts } from '#machines/recording/recordedPorts.ts';
import { inertPorts } from '#machines/recording/inertPorts.ts';
import { CALLS, type Entry, type Log } from '#machines/recording/logFormat.ts';
import { player } from '#machines/recording/player.ts';
import type { AppContext } from '#machines/app/appContext.ts';
import { runtimeMachine } from '#machines/workspace/runtimeMachine.ts';
import { scrubberMachine } from '#machines/workspace/scrubberMachine.ts';
import { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { sourceFiles } from '../../architecture/sourceFiles.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { fakePorts } from '../../fakes/fakePorts.ts';
import { logOf, openRecorded, settled } from './openRecorded.ts';
import { scrubbed } from './scrubberDeeds.ts';

async function recordLookBack(): Promise<Log> {
  const session = openRecorded({ path: '/challenge/1', user: ada });
  await settled();
  for (const deed of scrubbed) deed(session);
  return logOf(session.masked.text());
}

const scrubberWith = (actions: Parameters<typeof scrubberMachine.provide>[0]['actions']) =>
  appMachine.provide({
    actors: {
      workspace: workspaceMachine.provide({
        actors: {
          runtime: runtimeMachine.provide({
            actors: { scrubber: scrubberMachine.provide({ actions: actions ?? {} }) },
          }),
        },
      }),
    },
  });

it('notices that another moment of the past is shown', async () => {
  const log = await recordLookBack();
  expect(appPlayer(log).run()).toBeUndefined();
  const late = scrubberWith({ show: ({ context }, at) => context.past.show(at + 1) });
  const replay = player((options) => createActor(late, options), log);
  expect(replay.run()).toMatchObject({ kind: 'context', path: CALLS, key: 'past.show' });
});

it('replays a log from before the past and what is plotted were heard', async () => {
  const log = await recordLookBack();
  const calls = log.entries.flatMap(({ changes }) => Object.keys(changes[CALLS]?.[1] ?? {}));
  expect(calls).toContain('past.show');
  const entries = log.entries.map((entry): Entry => {
    const [state, marks] = entry.changes[CALLS] ?? [null, {}];
    const left = Object.entries(marks).filter(([call]) => !/^(past|topics)\./.test(call));
    return Object.assign({}, entry, {
      changes: Object.assign({}, entry.changes, { [CALLS]: [state, Object.fromEntries(left)] }),
    });
  });
  const { calls: _, ...header } = log.header;
  const replay = appPlayer({ ...log, header, entries });
  expect(replay.run()).toBeUndefined();
  expect(replay.compared.unknown, 'what was passed over is not called compared').toBeGreaterThan(0);
});

it.each([
  { call: 'past.openKept', act: (context: AppContext) => context.ports.past.openKept('run') },
  { call: 'past.openCompared', act: (context: AppContext) => context.ports.past.openCompared() },
  { call: 'past.compare', act: (context: AppContext) => context.ports.past.compare(['other']) },
  { call: 'output.begin', act: (context: AppContext) => context.ports.output.begin('p1') },
])('notices a call of $call where a log has none that begins so', async ({ call, act }) => {
  const session = openRecorded({ path: '/challenge/1', user: ada });
  await settled();
  session.app.send({ type: 'path.requested', path: '/challenges' });
  const log = logOf(session.masked.text());
  expect(JSON.stringify(log.entries)).not.toMatch(/"past\.|"output\.begin/);
  const forward = appMachine.provide({
    actions: {
      go: ({ context }, path) => {
        context.ports.location.go(path);
        act(context);
      },
    },
  });
  const replay = player((options) => createActor(forward, options), log);
  expect(replay.run()).toMatchObject({ kind: 'context', path: CALLS, key: call });
});

/** Calls of ports that stand in a machine: what work asks for goes by its input. */
const calls = new Set(
  sourceFiles
    .filter(({ path }) => /^machines\/.*Machine\.ts$/.test(path) && !path.startsWith('machines/recording/'))
    .flatMap(({ text }) => [...text.matchAll(/\bcontext\.(?:ports\.)?(\w+(?:\.\w+)+)\(/g)].map(([, call = '']) => call))
    .filter((call) => (call.split('.')[0] ?? '') in inertPorts()),
);

it.each([...calls])('hears %s, which a machine calls', (call) => {
  const heard: string[] = [];
  const ports = recordedPorts(inertPorts(), (name) => heard.push(name));
  const [method = '', ...path] = call.split('.').toReversed();
  const port = path.reduceRight<object>((whole, part) => Reflect.get(whole, part), ports);
  Reflect.get(port, method)();
  expect(heard).toEqual([call]);
});

it('gives what a view subscribes by as the same function every time', () => {
  const { output, past, topics } = recordedPorts(fakePorts(), () => undefined);
  expect(output.subscribe).toBe(output.subscribe);
  expect(past.subscribe).toBe(past.subscribe);
  expect(topics.traces.subscribe).toBe(topics.traces.subscribe);
});

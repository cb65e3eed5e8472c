/** Each part of the runtime is found under its name, and works with what the runtime was given. */
import { expect, it } from 'vitest';
import { SimulatedClock, type AnyActorRef, type SnapshotFrom, createActor } from 'xstate';
import type { RuntimeReport } from '#machines/workspace/runtimeEvents.ts';
import { runtimeMachine } from '#machines/workspace/runtimeMachine.ts';
import {
  selectAnnouncer,
  selectConsoleList,
  selectDoctor,
  selectDrive,
  selectKeptRuns,
  selectLanguageServer,
  selectOutputView,
  selectProcessList,
  selectRobotDisplay,
  selectRobotView,
  selectRos,
  selectScrubber,
  selectShare,
  selectTopicList,
  selectTopicPlot,
  selectTopicWatch,
} from '#machines/workspace/runtimeSelectors.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakePorts } from '../../fakes/fakePorts.ts';

const ports = fakePorts({});
const owner = fakeOwner<RuntimeReport>();
const runtime = createActor(runtimeMachine, {
  clock: new SimulatedClock(),
  input: { ...ports, userId: 'u1', owner: owner.actor },
}).start();

type Select = (snapshot: SnapshotFrom<typeof runtimeMachine>) => AnyActorRef | undefined;

it.each<[string, Select, Record<string, unknown>]>([
  ['announcer', selectAnnouncer, { output: ports.output }],
  ['consoleList', selectConsoleList, { processes: ports.processes, owner: runtime }],
  ['doctor', selectDoctor, { ros: ports.ros }],
  ['drive', selectDrive, { owner: runtime }],
  ['keptRuns', selectKeptRuns, { keptRuns: ports.keptRuns, userId: 'u1', owner: runtime }],
  ['languageServer', selectLanguageServer, { messages: ports.languages, owner: runtime }],
  ['outputView', selectOutputView, { preferences: ports.preferences }],
  [
    'processList',
    selectProcessList,
    { processes: ports.processes, output: ports.output, preferences: ports.preferences, owner: runtime },
  ],
  ['robotDisplay', selectRobotDisplay, { preferences: ports.preferences }],
  ['robotView', selectRobotView, { robot: ports.robot, ros: ports.ros, owner: runtime }],
  ['ros', selectRos, { ros: ports.ros, owner: runtime }],
  ['scrubber', selectScrubber, { past: ports.past }],
  ['share', selectShare, { board: ports.board, keptRuns: ports.keptRuns, userId: 'u1' }],
  ['socket', ({ children }) => children.socket, { sockets: ports.sockets, owner: runtime }],
  ['topicList', selectTopicList, { ros: ports.ros }],
  ['topicPlot', selectTopicPlot, { topics: ports.topics, owner: runtime }],
  ['topicWatch', selectTopicWatch, { topics: ports.topics, owner: runtime }],
])('gives %s what it works with', (id, select, given) => {
  const part = select(runtime.getSnapshot());
  expect(part?.id).toBe(id);
  const context: Record<string, unknown> = part?.getSnapshot().context;
  const others = Object.keys(given).filter((name) => context[name] !== given[name]);
  expect(others).toEqual([]);
});

import { runtimeMachine } from '#machines/workspace/runtimeMachine.ts';
import { runtimePorts } from '#machines/workspace/workspacePorts.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { response } from './response.ts';

const frame = { type: 'subscribe_process', process_id: 'p1', request_id: 'p1:1' } as const;

export const runtimeModel = modelOf({
  machine: runtimeMachine,
  input: (world) => ({ userId: 'u1', ...runtimePorts(askingPorts(world)), owner: world.owner }),
  events: [
    { type: 'socket.opened' },
    { type: 'socket.closed' },
    { type: 'socket.sessionEnded' },
    { type: 'socket.refused' },
    { type: 'socket.received', frame: { type: 'welcome', message: 'Hello', epoch: 'e1' } },
    { type: 'socket.received', frame: response('p1') },
    { type: 'socket.received', frame: { type: 'graph_changed', part: 'robot', state: 'restarting' } },
    { type: 'socket.received', frame: { type: 'language_server_started' } },
    { type: 'socket.received', frame: { type: 'language_server_ended', reason: 'idle' } },
    { type: 'socket.received', frame: { type: 'robot_answered', request: 'watch_robot', success: true, error: null } },
    {
      type: 'socket.received',
      frame: { type: 'topic_answered', request: 'watch_topic', success: true, request_id: '1', error: null },
    },
    { type: 'socket.printed', output: { processId: 'p1', from: 1, to: 2 } },
    { type: 'processList.framed', frame },
    { type: 'robotView.framed', frame: { type: 'watch_robot', request_id: 'watch_robot' } },
    { type: 'drive.moved' },
    { type: 'drive.framed', frame: { type: 'take_robot', request_id: 'take_robot' } },
    { type: 'topicPlot.changed', topics: ['/scan'] },
    { type: 'topicWatch.framed', frame: { type: 'watch_topic', topic: '/scan', request_id: '1' } },
    { type: 'processList.noted', line: { kind: 'processNotFound' } },
    { type: 'processList.failed' },
    { type: 'processList.ended' },
    { type: 'processList.changed', entries: [entry('p1')] },
    { type: 'consoleList.executed', entry: entry('p1') },
    { type: 'consoleList.awaited', processId: 'p1' },
    { type: 'languageServer.framed', frame: { type: 'start_language_server' } },
    { type: 'ros.commandsFailed' },
    { type: 'keptRuns.loaded', id: 'k1' },
    { type: 'keptRuns.compared', id: 'k2' },
    { type: 'keptRuns.offered', run: { id: 'k2', name: 'Maze', world: 2, keptAt: 0, seconds: 1 } },
    { type: 'program.started', entry: entry('p1') },
  ],
  known: () => ({}),
});

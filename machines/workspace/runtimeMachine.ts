/**
 * Where a learner's programs run: the connection to the workspace server, the processes there, and the consoles that start them.
 *
 *   disconnected ⇄ connected
 */
import { enqueueActions, sendTo, setup } from 'xstate';
import type { ControlFrame, ProcessRequest } from '../ports/socketPort.ts';
import type { ConsoleLine } from './consoleLine.ts';
import { announcerMachine } from './announcerMachine.ts';
import { consoleListMachine } from './consoleListMachine.ts';
import { doctorMachine } from './doctorMachine.ts';
import { driveMachine } from './driveMachine.ts';
import { keptRunsMachine } from './keptRunsMachine.ts';
import { languageServerMachine } from './languageServerMachine.ts';
import { outputViewMachine } from './outputViewMachine.ts';
import { processListMachine } from './processListMachine.ts';
import { robotDisplayMachine } from './robotDisplayMachine.ts';
import { robotViewMachine } from './robotViewMachine.ts';
import { rosMachine } from './rosMachine.ts';
import type { RuntimeChildren, RuntimeEvent, RuntimeInput, RuntimeReport } from './runtimeEvents.ts';
import { scrubberMachine } from './scrubberMachine.ts';
import { socketMachine } from './socketMachine.ts';
import { topicListMachine } from './topicListMachine.ts';
import { topicPlotMachine } from './topicPlotMachine.ts';
import { topicWatchMachine } from './topicWatchMachine.ts';

export const runtimeMachine = setup({
  types: {
    input: {} as RuntimeInput,
    context: {} as RuntimeInput,
    events: {} as RuntimeEvent,
    children: {} as RuntimeChildren,
  },
  actors: {
    announcer: announcerMachine,
    socket: socketMachine,
    processList: processListMachine,
    consoleList: consoleListMachine,
    keptRuns: keptRunsMachine,
    languageServer: languageServerMachine,
    outputView: outputViewMachine,
    robotDisplay: robotDisplayMachine,
    robotView: robotViewMachine,
    ros: rosMachine,
    scrubber: scrubberMachine,
    topicList: topicListMachine,
    topicPlot: topicPlotMachine,
    topicWatch: topicWatchMachine,
    doctor: doctorMachine,
    drive: driveMachine,
  },
  guards: { isGraphChange: (_, frame: ControlFrame) => frame.type === 'graph_changed' },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: RuntimeReport) => report,
    ),
    distribute: enqueueActions(({ enqueue }, frame: ControlFrame) => {
      enqueue.sendTo('processList', { type: 'frame.received', frame });
      if (frame.type === 'language_server_started') enqueue.sendTo('languageServer', { type: 'server.started' });
      if (frame.type === 'language_server_ended')
        enqueue.sendTo('languageServer', { type: 'server.ended', reason: frame.reason });
      if (frame.type === 'ros_response') enqueue.sendTo('consoleList', { type: 'response.received', response: frame });
      if (frame.type === 'robot_answered') enqueue.sendTo('robotView', { type: 'frame.received', frame });
      if (frame.type === 'robot_answered') enqueue.sendTo('drive', { type: 'frame.received', frame });
      if (frame.type === 'topic_answered') enqueue.sendTo('topicWatch', { type: 'frame.received', frame });
    }),
    refuseFrame: sendTo('processList', (_, frame: ProcessRequest) => ({ type: 'frame.refused', frame })),
  },
}).createMachine({
  id: 'runtime',
  description: 'The connection to the workspace server, the processes there, and the consoles that start them.',
  context: ({ input }) => input,
  invoke: [
    { id: 'ros', src: 'ros', input: ({ context, self }) => ({ ros: context.ros, owner: self }) },
    { id: 'doctor', src: 'doctor', input: ({ context }) => ({ ros: context.ros }) },
    { id: 'drive', src: 'drive', input: ({ self }) => ({ owner: self }) },
    { id: 'topicList', src: 'topicList', input: ({ context }) => ({ ros: context.ros }) },
    { id: 'topicPlot', src: 'topicPlot', input: ({ context }) => ({ topics: context.topics }) },
    { id: 'topicWatch', src: 'topicWatch', input: ({ context, self }) => ({ topics: context.topics, owner: self }) },
    {
      id: 'robotDisplay',
      src: 'robotDisplay',
      input: ({ context }) => ({ preferences: context.preferences }),
    },
    {
      id: 'robotView',
      src: 'robotView',
      input: ({ context, self }) => ({ robot: context.robot, ros: context.ros, owner: self }),
    },
    { id: 'scrubber', src: 'scrubber', input: ({ context }) => ({ past: context.past }) },
    {
      id: 'keptRuns',
      src: 'keptRuns',
      input: ({ context: { keptRuns, userId }, self }) => ({ keptRuns, userId, owner: self }),
    },
    {
      id: 'consoleList',
      src: 'consoleList',
      input: ({ context, self }) => ({ processes: context.processes, owner: self }),
    },
    {
      id: 'processList',
      src: 'processList',
      input: ({ context: { processes, output, preferences }, self }) => ({
        processes,
        output,
        preferences,
        owner: self,
      }),
    },
    { id: 'announcer', src: 'announcer', input: ({ context }) => ({ output: context.output }) },
    { id: 'outputView', src: 'outputView', input: ({ context: { preferences } }) => ({ preferences }) },
    {
      id: 'languageServer',
      src: 'languageServer',
      input: ({ context, self }) => ({ messages: context.languages, owner: self }),
    },
    { id: 'socket', src: 'socket', input: ({ context, self }) => ({ sockets: context.sockets, owner: self }) },
  ],
  initial: 'disconnected',
  on: {
    'socket.sessionEnded': {
      actions: { type: 'report', params: { type: 'runtime.noted', lines: [{ kind: 'sessionEnded' }] } },
    },
    'processList.noted': {
      actions: { type: 'report', params: ({ event }) => ({ type: 'runtime.noted', lines: [event.line] }) },
    },
    'processList.failed': {
      actions: { type: 'report', params: { type: 'runtime.loadFailed', resource: 'processes' } },
    },
    'processList.changed': {
      actions: [
        sendTo('consoleList', ({ event }) => ({ type: 'processes.changed', entries: event.entries })),
        sendTo('doctor', ({ event }) => ({ type: 'processes.changed', entries: event.entries })),
        { type: 'report', params: ({ event }) => ({ type: 'runtime.changed', entries: event.entries }) },
      ],
    },
    'processList.ended': { actions: { type: 'report', params: { type: 'runtime.ended' } } },
    'program.started': {
      actions: [
        sendTo('processList', ({ event }) => ({ type: 'process.executed', entry: event.entry })),
        sendTo('processList', ({ event }) => ({ type: 'process.awaited', processId: event.entry.process_id })),
        sendTo('robotView', { type: 'program.started' }),
      ],
    },
    'consoleList.executed': {
      actions: [
        sendTo('processList', ({ event }) => ({ type: 'process.executed', entry: event.entry })),
        {
          type: 'report',
          params: ({ event }) => ({ type: 'runtime.executed', command: event.entry.command }),
        },
      ],
    },
    'consoleList.awaited': {
      actions: sendTo('processList', ({ event }) => ({ type: 'process.awaited', processId: event.processId })),
    },
    'keptRuns.loaded': { actions: sendTo('scrubber', ({ event }) => ({ type: 'keptRun.opened', id: event.id })) },
    'ros.commandsFailed': {
      actions: { type: 'report', params: { type: 'runtime.loadFailed', resource: 'commands' } },
    },
  },
  states: {
    disconnected: {
      description: 'Nothing arrives of what runs, and nothing can be asked of the server over the connection.',
      on: {
        'socket.opened': { target: 'connected' },
        'processList.framed': {
          actions: [
            { type: 'refuseFrame', params: ({ event }) => event.frame },
            { type: 'report', params: { type: 'runtime.noted', lines: [{ kind: 'webSocketNotConnected' }] } },
          ],
        },
      },
    },
    connected: {
      description: 'What the server says reaches the processes and the consoles, and their requests reach the server.',
      entry: [
        sendTo('languageServer', { type: 'connection.opened' }),
        sendTo('robotView', { type: 'connection.opened' }),
        sendTo('drive', { type: 'connection.opened' }),
        sendTo('topicWatch', { type: 'connection.opened' }),
        { type: 'report', params: { type: 'runtime.connected' } },
      ],
      exit: [
        sendTo('processList', { type: 'connection.closed' }),
        sendTo('languageServer', { type: 'connection.closed' }),
        sendTo('robotView', { type: 'connection.closed' }),
        sendTo('drive', { type: 'connection.closed' }),
        sendTo('topicWatch', { type: 'connection.closed' }),
        { type: 'report', params: { type: 'runtime.disconnected' } },
      ],
      on: {
        'socket.closed': { target: 'disconnected' },
        'socket.received': [
          {
            guard: { type: 'isGraphChange', params: ({ event }) => event.frame },
            actions: {
              type: 'report',
              params: ({ event }) => ({ type: 'runtime.noted', lines: graphLines(event.frame) }),
            },
          },
          { actions: { type: 'distribute', params: ({ event }) => event.frame } },
        ],
        'socket.printed': {
          actions: [
            sendTo('processList', ({ event }) => ({ type: 'output.printed', output: event.output })),
            { type: 'report', params: { type: 'runtime.printed' } },
          ],
        },
        'languageServer.framed': {
          actions: sendTo('socket', ({ event }) => ({ type: 'frame.handedOver', frame: event.frame })),
        },
        'robotView.framed': {
          actions: sendTo('socket', ({ event }) => ({ type: 'frame.handedOver', frame: event.frame })),
        },
        'drive.moved': { actions: sendTo('scrubber', { type: 'live.requested' }) },
        'drive.framed': {
          actions: sendTo('socket', ({ event }) => ({ type: 'frame.handedOver', frame: event.frame })),
        },
        'topicWatch.framed': {
          actions: sendTo('socket', ({ event }) => ({ type: 'frame.handedOver', frame: event.frame })),
        },
        'processList.framed': {
          actions: sendTo('socket', ({ event }) => ({ type: 'frame.handedOver', frame: event.frame })),
        },
      },
    },
  },
});

/** What the learner is told when a part of the robot's graph is lost or back. */
function graphLines(frame: ControlFrame): ConsoleLine[] {
  return frame.type === 'graph_changed' ? [{ kind: 'graphChanged', part: frame.part, state: frame.state }] : [];
}

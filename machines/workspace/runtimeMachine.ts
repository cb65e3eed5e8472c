/**
 * Where a learner's programs run: the connection to the workspace server, the processes there, and the consoles that start them.
 *
 *   disconnected (lost → refused) ⇄ connected
 */
import { enqueueActions, sendTo, setup } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { NamedRun } from '../ports/keptRunsPort.ts';
import type { ControlFrame, ControlRequest, PrintedRange, ProcessRequest } from '../ports/socketPort.ts';
import { announcerMachine } from './announcerMachine.ts';
import { consoleListMachine } from './consoleListMachine.ts';
import { doctorMachine } from './doctorMachine.ts';
import { driveMachine } from './driveMachine.ts';
import { graphLines } from './graphLines.ts';
import { keptRunsMachine } from './keptRunsMachine.ts';
import { languageServerMachine } from './languageServerMachine.ts';
import { outputViewMachine } from './outputViewMachine.ts';
import { processListMachine } from './processListMachine.ts';
import { robotDisplayMachine } from './robotDisplayMachine.ts';
import { robotViewMachine } from './robotViewMachine.ts';
import { rosMachine } from './rosMachine.ts';
import type { RuntimeChildren, RuntimeEvent, RuntimeInput, RuntimeReport } from './runtimeEvents.ts';
import { scrubberMachine } from './scrubberMachine.ts';
import { shareMachine } from './shareMachine.ts';
import { socketMachine } from './socketMachine.ts';
import { topicListMachine } from './topicListMachine.ts';
import { topicPlotMachine } from './topicPlotMachine.ts';
import { topicWatchMachine } from './topicWatchMachine.ts';

/** What asks over the connection, besides the processes. */
const connectedParts = ['languageServer', 'robotView', 'drive', 'topicWatch'] as const;

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
    share: shareMachine,
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
    handOver: sendTo('socket', (_, frame: ControlRequest) => ({ type: 'frame.handedOver', frame })),
    print: sendTo('processList', (_, output: PrintedRange) => ({ type: 'output.printed', output })),
    keepEntry: sendTo('processList', (_, entry: ProcessEntry) => ({ type: 'process.executed', entry })),
    awaitProcess: sendTo('processList', (_, processId: string) => ({ type: 'process.awaited', processId })),
    showEntries: enqueueActions(({ enqueue }, entries: readonly ProcessEntry[]) => {
      for (const part of ['consoleList', 'doctor'] as const)
        enqueue.sendTo(part, { type: 'processes.changed', entries });
    }),
    watchPlotted: sendTo('topicWatch', (_, topics: readonly string[]) => ({ type: 'plot.changed', topics })),
    followProgram: sendTo('robotView', { type: 'program.started' }),
    goLive: sendTo('scrubber', { type: 'live.requested' }),
    openKeptRun: sendTo('scrubber', (_, id: string) => ({ type: 'keptRun.opened', id })),
    compareKeptRun: sendTo('scrubber', (_, id: string) => ({ type: 'keptRun.compared', id })),
    shareRun: sendTo('share', (_, run: NamedRun) => ({ type: 'share.requested', run })),
    connect: enqueueActions(({ enqueue }) => {
      for (const part of connectedParts) enqueue.sendTo(part, { type: 'connection.opened' });
    }),
    disconnect: enqueueActions(({ enqueue }) => {
      for (const part of ['processList', ...connectedParts] as const)
        enqueue.sendTo(part, { type: 'connection.closed' });
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
    { id: 'topicPlot', src: 'topicPlot', input: ({ context, self }) => ({ topics: context.topics, owner: self }) },
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
      id: 'share',
      src: 'share',
      input: ({ context: { board, keptRuns, userId } }) => ({ board, keptRuns, userId }),
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
        { type: 'showEntries', params: ({ event }) => event.entries },
        { type: 'report', params: ({ event }) => ({ type: 'runtime.changed', entries: event.entries }) },
      ],
    },
    'processList.ended': { actions: { type: 'report', params: { type: 'runtime.ended' } } },
    'program.started': {
      actions: [
        { type: 'keepEntry', params: ({ event }) => event.entry },
        { type: 'awaitProcess', params: ({ event }) => event.entry.process_id },
        'followProgram',
        'goLive',
      ],
    },
    'consoleList.executed': {
      actions: [
        { type: 'keepEntry', params: ({ event }) => event.entry },
        { type: 'report', params: ({ event }) => ({ type: 'runtime.executed', command: event.entry.command }) },
      ],
    },
    'consoleList.awaited': { actions: { type: 'awaitProcess', params: ({ event }) => event.processId } },
    'keptRuns.loaded': { actions: { type: 'openKeptRun', params: ({ event }) => event.id } },
    'keptRuns.compared': { actions: { type: 'compareKeptRun', params: ({ event }) => event.id } },
    'keptRuns.offered': { actions: { type: 'shareRun', params: ({ event }) => event.run } },
    'topicPlot.changed': { actions: { type: 'watchPlotted', params: ({ event }) => event.topics } },
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
      initial: 'lost',
      states: {
        lost: {
          description: 'The server has not answered yet, or cannot be reached.',
          on: { 'socket.refused': { target: 'refused' } },
        },
        refused: {
          description: 'As many pages are open as there may be, which is said once. One that is closed makes room.',
          entry: { type: 'report', params: { type: 'runtime.noted', lines: [{ kind: 'tooManyPages' }] } },
        },
      },
    },
    connected: {
      description: 'What the server says reaches the processes and the consoles, and their requests reach the server.',
      entry: ['connect', { type: 'report', params: { type: 'runtime.connected' } }],
      exit: ['disconnect', { type: 'report', params: { type: 'runtime.disconnected' } }],
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
            { type: 'print', params: ({ event }) => event.output },
            { type: 'report', params: { type: 'runtime.printed' } },
          ],
        },
        'languageServer.framed': { actions: { type: 'handOver', params: ({ event }) => event.frame } },
        'robotView.framed': { actions: { type: 'handOver', params: ({ event }) => event.frame } },
        'drive.moved': { actions: 'goLive' },
        'drive.framed': { actions: { type: 'handOver', params: ({ event }) => event.frame } },
        'topicWatch.framed': { actions: { type: 'handOver', params: ({ event }) => event.frame } },
        'processList.framed': { actions: { type: 'handOver', params: ({ event }) => event.frame } },
      },
    },
  },
});

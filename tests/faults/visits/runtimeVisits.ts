/** Visits to the workspace in which programs run: their output is read, and their robot is looked at and driven. */
import { entry } from '../../fakes/fakeProcesses.ts';
import { onConnection } from '../../machines/recording/connectionDeeds.ts';
import { type Deed, say } from '../../machines/recording/deed.ts';
import { type Visit, wait, working } from './visit.ts';

const runtime = 'workspace/runtime';
const consoleList = `${runtime}/consoleList`;
const processList = `${runtime}/processList`;
const outputView = `${runtime}/outputView`;
const firstConsole = `${consoleList}/console:1`;

type Frame = Parameters<Parameters<Parameters<typeof onConnection>[0]>[0]['receive']>[0];

const opened = onConnection((connection) => connection.open());
const received = (frame: Frame): Deed => onConnection((connection) => connection.receive(frame));

const lookedAround: Visit = {
  name: 'looked around',
  world: working,
  deeds: [
    ...['tab.added', 'tab.added'].map((type) => say(consoleList, { type })),
    say(consoleList, { type: 'tab.selected', id: '2' }),
    say(consoleList, { type: 'tab.removed', id: '2' }),
    say(firstConsole, { type: 'command.chosen', command: 'rosrun' }),
    say(firstConsole, { type: 'processName.typed', processName: ' ' }),
    say(firstConsole, { type: 'execute.requested' }),
    say(firstConsole, { type: 'processName.typed', processName: 'look' }),
    say(firstConsole, { type: 'autoSubscribe.switched', autoSubscribe: true }),
    say(firstConsole, { type: 'execute.requested' }),
    wait(500),
    say(firstConsole, { type: 'command.recalled', direction: 'older' }),
    say(firstConsole, { type: 'command.recalled', direction: 'newer' }),
    opened,
    received({ type: 'process_list', processes: [entry('p1'), entry('p2', { status: 'stopped' })] }),
    say(`${processList}/process:p1`, { type: 'subscribe.requested' }),
    received({ type: 'subscribed', success: true, process_id: 'p1', error: null }),
    onConnection((connection) => connection.print({ processId: 'p1', from: 1, to: 20 })),
    say(`${processList}/tail`, { type: 'end.left' }),
    say(processList, { type: 'ended.cleared' }),
    say(outputView, { type: 'finder.opened' }),
    say(outputView, { type: 'query.typed', query: 'err' }),
    say(outputView, { type: 'match.chosen', row: 3 }),
    say(outputView, { type: 'query.typed', query: 'error' }),
    say(`${runtime}/announcer`, { type: 'lines.requested', row: 3 }),
    ...['focus', 'focus'].map((command) => say('workspace/palette', { type: 'editorCommand.chosen', command })),
    say('workspace/panels', { type: 'section.changed', section: 'right' }),
    say('workspace/panels', { type: 'section.selected', section: 'right' }),
    received({ type: 'graph_changed', part: 'robot', state: 'restarting' }),
    received({ type: 'process_list', processes: [entry('p1', { status: 'stopped' })] }),
    onConnection((connection) => connection.close()),
    wait(3000),
    opened,
    onConnection((connection) => connection.close(4401)),
  ],
};

const drove: Visit = {
  name: 'drove',
  world: working,
  deeds: [
    opened,
    say(`${runtime}/robotView`, { type: 'view.shown' }),
    ({ ports }) => ports.robot.show(),
    say(`${runtime}/robotView`, { type: 'pause.requested' }),
    received({
      type: 'robot_answered',
      request: 'pause_robot',
      success: false,
      error: 'Somebody drives it',
    }),
    say(`${runtime}/robotDisplay`, { type: 'camera.chosen', camera: 'above' }),
    say(`${runtime}/robotDisplay`, { type: 'layer.toggled', layer: 'laser' }),
    say(`${runtime}/drive`, { type: 'drive.begun' }),
    received({ type: 'robot_answered', request: 'take_robot', success: true, error: null }),
    say(`${runtime}/drive`, { type: 'ways.pressed', ways: ['ahead'] }),
    say(`${runtime}/drive`, { type: 'ways.pressed', ways: ['left'] }),
    wait(100),
    say(`${runtime}/drive`, { type: 'ways.released', ways: ['ahead'] }),
    say(`${runtime}/drive`, { type: 'hands.lifted' }),
    say(`${runtime}/drive`, { type: 'drive.ended' }),
    say(`${runtime}/topicList`, { type: 'list.requested' }),
    say(`${runtime}/topicPlot`, { type: 'field.toggled', topic: '/scan', field: 'ranges' }),
    say(`${runtime}/topicPlot`, { type: 'field.toggled', topic: '/odom', field: 'speed' }),
    say(`${runtime}/topicWatch`, { type: 'topic.chosen', topic: '/scan' }),
    ({ ports }) => ports.topics.show(),
    say(`${runtime}/topicPlot`, { type: 'field.toggled', topic: '/odom', field: 'speed' }),
    received({ type: 'process_list', processes: [entry('p1')] }),
    say(`${runtime}/doctor`, { type: 'examination.requested' }),
    say(`${runtime}/languageServer`, { type: 'typing.began' }),
    received({ type: 'language_server_started' }),
    received({ type: 'language_server_ended', reason: 'crashed' }),
    wait(1000),
  ],
};

export const runtimeVisits: readonly Visit[] = [lookedAround, drove];

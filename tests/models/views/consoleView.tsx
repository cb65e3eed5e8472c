import { type StateValueMap, matchesState } from 'xstate';
import type { ConsoleContext } from '#machines/workspace/consoleContext.ts';
import type { ConsoleLine, NumberedLine } from '#machines/workspace/consoleLine.ts';
import type { consoleMachine } from '#machines/workspace/consoleMachine.ts';
import { initialSizes } from '#machines/widgets/paneSizes.ts';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { rosMachine } from '#machines/workspace/rosMachine.ts';
import { ConsoleForm } from '#src/views/workspace/console/ConsoleForm.tsx';
import { ConsoleHistory } from '#src/views/workspace/console/ConsoleHistory.tsx';
import { chooses, fills, keys, leaves, presses, putsInto, switches } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { plainReason } from './plainReason.ts';

const ros = frozenActor(rosMachine, { value: 'loaded', context: { commands: ['rosnode', 'rosrun'] } });

const panels = frozenActor(panelsMachine, { value: {}, context: { sizes: initialSizes } });

export const consoleView = viewOf<typeof consoleMachine>({
  show: (console) => (
    <>
      <ConsoleForm console={console} ros={ros} />
      <ConsoleHistory console={console} panels={panels} />
    </>
  ),
  deeds: {
    'command.chosen': chooses('Command', ({ command }) => command),
    'args.typed': fills('Arguments', ({ args }) => args),
    'processName.typed': putsInto('Process name', ({ processName }) => processName),
    'processName.left': leaves('Process name'),
    'command.recalled': keys('Arguments', ({ direction }) => (direction === 'older' ? '{ArrowUp}' : '{ArrowDown}')),
    'longRunning.switched': switches('Long running', ({ isLongRunning }) => isLongRunning),
    'autoSubscribe.switched': switches('Auto-subscribe', ({ autoSubscribe }) => autoSubscribe),
    'execute.requested': presses(
      ({ value }) => (value.form === 'executing' ? 'Starting…' : 'Execute'),
      ({ value }) => value.form === 'complete',
    ),
    'history.cleared': presses('Clear', ({ context }) => context.history.length > 0),
  },
  elsewhere: ['response.', 'processes.', 'command.filled'],
  sights: ({ value, context }) => ({
    'combobox: Command': context.command,
    'textbox: Arguments': context.args,
    'textbox: Process name': nameField(value, context),
    'switch: Long running': context.isLongRunning ? 'on' : '',
    'switch: Auto-subscribe': context.autoSubscribe ? 'on' : '',
    'button: Execute': value.form !== 'executing',
    'button: Starting…': value.form === 'executing' && 'busy',
    'text: What you execute, and what it answers, appears here.': context.history.length === 0,
    ...lastWords(context.history),
  }),
});

/** Nothing is wrong with a name before Execute was tried, or its field left. */
function nameField(value: StateValueMap, { processName }: ConsoleContext): string {
  const isWrong = processName.trim() === '' && matchesState({ form: { incomplete: 'marked' } }, value);
  return [processName, isWrong ? 'wrong' : ''].filter(Boolean).join(', ');
}

/** What the newest line says. */
function lastWords(history: readonly NumberedLine[]) {
  const line = history.at(-1)?.line;
  return line === undefined ? {} : { [`text: ${wordsOf(line)}`]: true };
}

function wordsOf(line: ConsoleLine): string {
  switch (line.kind) {
    case 'executeIncomplete':
      return '❌ Command and process name are required!';
    case 'commandStarted':
      return ['$', line.command, ...line.args].join(' ');
    case 'executeRefused':
      return line.detail === null ? '❌ REST Error: Unknown error' : '❌ REST Error: not that command';
    case 'executeUnreachable':
      return `❌ Network Error: ${plainReason(line.message)}`;
    case 'responseLine':
      return '/rosout';
    case 'responseFailed':
      return 'Error: no master';
    default:
      throw new Error(`A console never says ${line.kind}`);
  }
}

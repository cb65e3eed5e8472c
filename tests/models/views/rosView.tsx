import { consoleMachine } from '#machines/workspace/consoleMachine.ts';
import type { rosMachine } from '#machines/workspace/rosMachine.ts';
import { ConsoleForm } from '#src/views/workspace/console/ConsoleForm.tsx';
import { presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';

const console = frozenActor(consoleMachine, {
  value: { form: 'incomplete', command: 'none', subscription: 'idle' },
  context: { command: '', args: '', processName: 'Console', isLongRunning: false, autoSubscribe: true },
});

export const rosView = viewOf<typeof rosMachine>({
  show: (ros) => <ConsoleForm console={console} ros={ros} />,
  deeds: { 'retry.requested': presses('Try again', ({ value }) => value === 'failed') },
  sights: ({ value }) => ({
    'combobox: Command': '',
    'option: Choose…': value !== 'failed',
    'option: The commands did not arrive.': value === 'failed',
    'option: rosrun': value === 'loaded',
    'option: rostopic': value === 'loaded',
  }),
});

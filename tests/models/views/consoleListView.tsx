import type { consoleListMachine } from '#machines/workspace/consoleListMachine.ts';
import { ConsoleTabs } from '#src/views/workspace/console/ConsoleTabs.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

const nameOf = (id: string) => (id === '1' ? 'Console' : `Console-${id}`);

export const consoleListView = viewOf<typeof consoleListMachine>({
  show: (consoleList) => <ConsoleTabs consoleList={consoleList} />,
  deeds: {
    'tab.added': presses('Add a console'),
    'tab.removed': presses(
      (_, { id }) => `Close ${nameOf(id)}`,
      ({ context: { tabs } }, { id }) => tabs.length > 1 && tabs.some((tab) => tab.id === id),
    ),
    'tab.selected': presses(
      (_, { id }) => nameOf(id),
      ({ context: { tabs } }, { id }) => tabs.some((tab) => tab.id === id),
    ),
  },
  elsewhere: ['example.', 'response.', 'processes.', 'console.'],
  sights: ({ context: { tabs, activeId } }) =>
    Object.fromEntries(
      ['1', '2', '3'].map((id) => [
        `button: ${nameOf(id)}`,
        tabs.some((tab) => tab.id === id) && (id === activeId ? 'pressed' : ''),
      ]),
    ),
});

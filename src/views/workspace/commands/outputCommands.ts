import { selectActiveConsole } from '#machines/workspace/consoleListMachine.ts';
import { selectHistory } from '#machines/workspace/consoleSelectors.ts';
import { selectHasClearable } from '#machines/workspace/processListMachine.ts';
import { selectOutput } from '#machines/workspace/selectOutput.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';
import { shownText } from '../output/shownText.ts';
import { type WorkspaceCommand, inPanel, sends } from './commandKinds.ts';
import { atPlace } from './commandPlaces.ts';

/** What can be done with consoles, processes and what these print. */
export const outputCommands = {
  addConsole: sends(({ consoleList }) => consoleList, { type: 'tab.added' }),
  clearHistory: {
    isPossible: (actors) => historyLength(actors) > 0,
    perform: (actors) => activeConsole(actors)?.send({ type: 'history.cleared' }),
  },
  clearEnded: sends(
    ({ processList }) => processList,
    { type: 'ended.cleared' },
    ({ processList }) => selectHasClearable(processList.getSnapshot()),
  ),
  findInOutput: inPanel('output', {
    isPossible: () => true,
    perform({ outputView }) {
      outputView.send({ type: 'finder.opened' });
      atPlace('outputQuery', (query) => query.focus());
    },
  }),
  wrapOutput: inPanel(
    'output',
    sends(({ outputView }) => outputView, { type: 'wrapping.toggled' }),
  ),
  copyOutput: inPanel('output', {
    isPossible: () => true,
    // Beside the button it is said what came of it.
    perform: () => atPlace('copyOutput', (place) => place.querySelector('button')?.click()),
  }),
  downloadOutput: {
    isPossible: () => true,
    perform({ outputView, processList }) {
      const output = selectOutput(processList.getSnapshot());
      output.offer(shownText(output, outputView));
    },
  },
  clearOutput: sends(({ processList }) => processList, { type: 'output.cleared' }),
  readOutput: {
    isPossible: () => true,
    perform: ({ announcer, processList }) => {
      const { rows } = selectOutput(processList.getSnapshot()).read();
      announcer.send({ type: 'lines.requested', row: rows.at(-1)?.number ?? null });
    },
  },
} as const satisfies Record<string, WorkspaceCommand>;

const activeConsole = ({ consoleList }: WorkspaceActors) => selectActiveConsole(consoleList.getSnapshot());

function historyLength(actors: WorkspaceActors): number {
  const console = activeConsole(actors);
  return console === undefined ? 0 : selectHistory(console.getSnapshot()).length;
}

import type { SnapshotFrom } from 'xstate';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import type { paletteMachine } from '#machines/widgets/paletteMachine.ts';
import { TopBar } from '#src/views/workspace/TopBar.tsx';
import { CommandPalette } from '#src/views/workspace/commands/CommandPalette.tsx';
import { clicks, fills, presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { stillWorkspace } from './stillWorkspace.ts';

type Palette = SnapshotFrom<typeof paletteMachine>;

const panels = frozenActor(panelsMachine, { value: { left: 'open', right: 'open', bottom: 'open' } });
const isSearching = ({ value }: Palette) => value === 'searching';

export const paletteView = viewOf<typeof paletteMachine>({
  show: (palette) => (
    <>
      <TopBar {...stillWorkspace} palette={palette} />
      <CommandPalette actors={{ ...stillWorkspace, panels, palette }} />
    </>
  ),
  deeds: {
    'commands.requested': {
      ...presses('Commands', ({ value }) => value !== 'searching'),
      // The bar has such a button, too, below the dialog.
      control: ({ value }) => ({
        role: 'button',
        name: 'Commands',
        ...(value === 'listing' ? { inside: { role: 'dialog', name: 'Keyboard shortcuts' } } : {}),
      }),
    },
    'keys.requested': presses('Keyboard shortcuts', isSearching),
    'query.typed': fills('Search commands', ({ query }) => query, isSearching, 'combobox'),
    'palette.closed': presses('Close', ({ value }) => value !== 'closed'),
    'editorCommand.chosen': clicks('option', 'Go to the editor', isSearching),
  },
  sights: ({ value, context: { query } }) => ({
    'dialog: Commands': value === 'searching',
    'combobox: Search commands': value === 'searching' && `${query === '' ? '' : `${query}, `}expanded`,
    'option: Go to the editor': value === 'searching',
    'option: Submit not possible now': value === 'searching' && query === '' && '',
    'dialog: Keyboard shortcuts': value === 'listing',
    'text: Ctrl+Shift+B': value === 'listing' || (value === 'searching' && query === ''),
    'text: Ctrl+Shift+P': value === 'listing',
  }),
});

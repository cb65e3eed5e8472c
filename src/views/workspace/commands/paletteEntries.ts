import { commandNames, commands } from '#machines/widgets/commands.ts';
import { panelNames } from '#machines/widgets/panels.ts';
import type { Texts } from '../../../texts/Texts.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';
import { workspaceCommands } from './workspaceCommands.ts';

/** What the palette lists. */
export interface PaletteEntry {
  id: string;
  title: string;
  keys?: string | undefined;
  isPossible: boolean;
  perform: () => void;
}

/** Every command, and every panel of the table, which is brought to the front wherever it stands. */
export function paletteEntries(
  actors: WorkspaceActors,
  { commandTitles, panelTitles, paletteTexts }: Texts,
): PaletteEntry[] {
  const named = commandNames.map((name) => ({
    id: name,
    title: commandTitles[name],
    keys: commands[name].keys,
    isPossible: workspaceCommands[name].isPossible(actors),
    perform: () => workspaceCommands[name].perform(actors),
  }));
  const shown = panelNames.map((panel) => ({
    id: `show ${panel}`,
    title: paletteTexts.show(panelTitles[panel]),
    isPossible: true,
    perform: () => actors.panels.send({ type: 'panel.revealed', panel }),
  }));
  return [...named, ...shown];
}

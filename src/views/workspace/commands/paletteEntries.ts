import { commandNames, commands } from '#machines/widgets/commands.ts';
import { panelNames } from '#machines/widgets/panels.ts';
import { CAMERAS, LAYERS } from '#machines/workspace/robotDisplay.ts';
import type { Texts } from '../../../texts/Texts.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';
import type { WorkspaceCommand } from './commandKinds.ts';
import { lookThrough, toggleLayer } from './robotCommands.ts';
import { workspaceCommands } from './workspaceCommands.ts';

/** What the palette lists. */
export interface PaletteEntry {
  id: string;
  title: string;
  keys?: string | undefined;
  isPossible: boolean;
  perform: () => void;
}

/** Every command, every camera and layer of the robot's view, and every panel of the table, which is brought to the front wherever it stands. */
export function paletteEntries(
  actors: WorkspaceActors,
  { commandTitles, panelTitles, paletteTexts, robotCameraTexts, robotLayerTexts }: Texts,
): PaletteEntry[] {
  const entryOf = (id: string, title: string, command: WorkspaceCommand, keys?: string): PaletteEntry => ({
    id,
    title,
    keys,
    isPossible: command.isPossible(actors),
    perform: () => command.perform(actors),
  });
  const named = commandNames.map((name) =>
    entryOf(name, commandTitles[name], workspaceCommands[name], commands[name].keys),
  );
  const seen = CAMERAS.map((camera) =>
    entryOf(`camera ${camera}`, paletteTexts.camera(robotCameraTexts[camera]), lookThrough(camera)),
  );
  const layers = LAYERS.map((layer) =>
    entryOf(`layer ${layer}`, paletteTexts.layer(robotLayerTexts[layer]), toggleLayer(layer)),
  );
  const shown = panelNames.map((panel) => ({
    id: `show ${panel}`,
    title: paletteTexts.show(panelTitles[panel]),
    isPossible: true,
    perform: () => actors.panels.send({ type: 'panel.revealed', panel }),
  }));
  return [...named, ...seen, ...layers, ...shown];
}

import { useSelector } from '@xstate/react';
import { type PanelsActor, selectIsConsoleInFront } from '#machines/widgets/panelsMachine.ts';
import type { ConsoleLine } from '#machines/workspace/consoleLine.ts';
import { type WorkspaceActor, selectNotes } from '#machines/workspace/workspaceSelectors.ts';
import { textOf } from '../../texts/textOf.ts';
import { toldFact } from '../../texts/toldFact.ts';
import { type NoteTone, StatusNote } from '../ui/StatusNote.tsx';
import { useTexts } from '../useTexts.ts';
import { ConsoleLines } from './console/ConsoleLines.tsx';
import { bad, lineTones, warn } from './console/lineTones.ts';

interface MessageNoteProps {
  workspace: WorkspaceActor;
  panels: PanelsActor;
}

/** The last message of the workspace, where it tells of trouble and the consoles, which list all of them, stand behind another panel. */
export function MessageNote({ workspace, panels }: MessageNoteProps) {
  const texts = useTexts();
  const notes = useSelector(workspace, selectNotes);
  const isListed = useSelector(panels, selectIsConsoleInFront);
  const line = notes.at(-1)?.line;
  if (line === undefined || isListed) return null;
  const tone = toneOf(line);
  if (tone === null) return null;
  return (
    <StatusNote
      label={texts.consoleTexts.notes}
      tone={tone}
      line={textOf(texts.consoleLineTexts, toldFact(texts, line))}
      details={<ConsoleLines lines={notes} />}
      className="min-w-16 shrink-99"
      dismissal={{
        label: texts.launchTexts.dismiss,
        dismiss: () => workspace.send({ type: 'notes.cleared' }),
      }}
    />
  );
}

function toneOf({ kind }: ConsoleLine): NoteTone | null {
  if (lineTones[kind] === bad) return 'bad';
  return lineTones[kind] === warn ? 'warn' : null;
}

import { useSelector } from '@xstate/react';
import {
  type PanelsActor,
  selectIsRightOpen,
  selectRightPanel,
  selectSection,
  selectSide,
} from '#machines/widgets/panelsMachine.ts';
import type { ConsoleLine } from '#machines/workspace/consoleLine.ts';
import { type WorkspaceActor, selectNotes, selectUndismissedNote } from '#machines/workspace/workspaceSelectors.ts';
import { textOf } from '../../texts/textOf.ts';
import { withReasonTexts } from '../../texts/reasonText.ts';
import { type NoteTone, StatusNote } from '../ui/StatusNote.tsx';
import { useTexts } from '../useTexts.ts';
import { standInClass } from './sectionClass.ts';
import { ConsoleLines } from './console/ConsoleLines.tsx';
import { bad, lineTones, warn } from './console/lineTones.ts';

interface MessageNoteProps {
  workspace: WorkspaceActor;
  panels: PanelsActor;
}

/** The last message of the workspace that was not put away, where it tells of trouble and nobody sees the consoles, which list all of them. */
export function MessageNote({ workspace, panels }: MessageNoteProps) {
  const texts = useTexts();
  const notes = useSelector(workspace, selectNotes);
  const place = usePlace(panels);
  const note = useSelector(workspace, selectUndismissedNote);
  const label = texts.consoleTexts.notes;
  const tone = note === undefined ? null : toneOf(note.line);
  // The place where it will be said, so that it is heard.
  if (note === undefined || tone === null) return <StatusNote label={label} tone={null} line="" details="" />;
  const { seq, line } = note;
  return (
    <StatusNote
      label={label}
      tone={tone}
      line={textOf(texts.consoleLineTexts, withReasonTexts(texts, line))}
      details={<ConsoleLines lines={notes} />}
      className={`min-w-24 max-w-max grow basis-24 ${place}`}
      dismissal={{
        label: texts.launchTexts.dismiss,
        dismiss: () => workspace.send({ type: 'note.dismissed', seq }),
      }}
    />
  );
}

/** Nowhere beside the consoles. */
function usePlace(panels: PanelsActor): string {
  const isInFront = useSelector(panels, selectRightPanel) === 'console';
  const isChosen = useSelector(panels, selectSection) === 'right';
  const isOpen = useSelector(panels, selectIsRightOpen);
  const isPreferred = useSelector(panels, selectSide) === 'right';
  return isInFront ? standInClass(isChosen, isOpen, isPreferred) : '';
}

function toneOf({ kind }: ConsoleLine): NoteTone | null {
  if (lineTones[kind] === bad) return 'bad';
  return lineTones[kind] === warn ? 'warn' : null;
}

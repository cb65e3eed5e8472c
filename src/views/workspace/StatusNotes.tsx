import { useSelector } from '@xstate/react';
import type { DoctorActor } from '#machines/workspace/doctorMachine.ts';
import type { FileActor } from '#machines/workspace/fileSelectors.ts';
import type { LaunchActor } from '#machines/workspace/launchSelectors.ts';
import type { PanelsActor } from '#machines/widgets/panelsMachine.ts';
import type { ScrubberActor } from '#machines/workspace/scrubberMachine.ts';
import type { ShareActor } from '#machines/workspace/shareMachine.ts';
import { type RobotViewActor, selectIsElsewhere } from '#machines/workspace/robotViewSelectors.ts';
import { type SubmissionActor, selectChallengeId } from '#machines/workspace/submissionSelectors.ts';
import type { WorkspaceActor } from '#machines/workspace/workspaceSelectors.ts';
import { DoctorNote } from './doctor/DoctorNote.tsx';
import { LaunchNote } from './LaunchNote.tsx';
import { MessageNote } from './MessageNote.tsx';
import type { OnWatch } from './VerdictDetails.tsx';
import { VerdictNote } from './VerdictNote.tsx';

interface StatusNotesProps {
  workspace: WorkspaceActor;
  launch: LaunchActor;
  submission: SubmissionActor;
  robotView: RobotViewActor;
  scrubber: ScrubberActor;
  share: ShareActor;
  panels: PanelsActor;
  doctor: DoctorActor;
  file: FileActor;
}

/** What went wrong behind another panel, what came of a start and of a solution, and what keeps the robot from moving, at the end of the strip. Where there is no room for all, the solution keeps its words longest, and a start gives up its own first: a phone shows a sign of all but one. */
export function StatusNotes({
  workspace,
  launch,
  submission,
  robotView,
  scrubber,
  share,
  panels,
  doctor,
  file,
}: StatusNotesProps) {
  const challengeId = useSelector(submission, selectChallengeId);
  const isElsewhere = useSelector(robotView, (view) => selectIsElsewhere(view, challengeId));
  const watch: OnWatch = (run, from, failures) => {
    panels.send({ type: 'panel.revealed', panel: 'robot' });
    scrubber.send({ type: 'judgedRun.chosen', run, challengeId, from, failures });
  };
  const offer = (submissionId: number, title: string) => share.send({ type: 'judgedRun.offered', submissionId, title });
  return (
    <div className="flex max-w-[calc(100%-7rem)] shrink-0 items-center md:max-w-1/2 md:has-[.note_~_.note]:max-w-3/4">
      <MessageNote workspace={workspace} panels={panels} />
      <LaunchNote launch={launch} />
      <DoctorNote doctor={doctor} file={file} />
      <VerdictNote workspace={workspace} submission={submission} onWatch={isElsewhere ? null : watch} onShare={offer} />
    </div>
  );
}

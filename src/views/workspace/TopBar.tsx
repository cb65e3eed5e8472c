import CommandIcon from '~icons/lucide/command';
import FileCode2Icon from '~icons/lucide/file-code-2';
import HammerIcon from '~icons/lucide/hammer';
import SaveIcon from '~icons/lucide/save';
import SendIcon from '~icons/lucide/send';
import TimerIcon from '~icons/lucide/timer';
import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import { commands } from '#machines/widgets/commands.ts';
import { type BuildActor, selectIsBuilding, selectIsRunnable } from '#machines/workspace/buildSelectors.ts';
import {
  type FileActor,
  selectFileName,
  selectIsDirty,
  selectIsLocked,
  selectIsSaving,
  selectStatus,
} from '#machines/workspace/fileSelectors.ts';
import type { PaletteActor } from '#machines/widgets/paletteMachine.ts';
import type { LaunchActor } from '#machines/workspace/launchSelectors.ts';
import type { ProgramActor } from '#machines/workspace/programSelectors.ts';
import { type RunActor, selectIsRunning } from '#machines/workspace/runMachine.ts';
import { type SubmissionActor, selectIsSubmitting } from '#machines/workspace/submissionSelectors.ts';
import type { VersionListActor } from '#machines/workspace/versionListSelectors.ts';
import { type WorkspaceActor, selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { CourseText } from '../CourseText.tsx';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';
import { StartButton } from './StartButton.tsx';
import { barButton, barWord } from './barButton.ts';
import { landmarkOf } from './welcome/landmarkOf.ts';
import { VersionsButton } from './versions/VersionsButton.tsx';

interface TopBarProps {
  workspace: WorkspaceActor;
  launch: LaunchActor;
  program: ProgramActor;
  file: FileActor;
  versionList: VersionListActor;
  build: BuildActor;
  run: RunActor;
  submission: SubmissionActor;
  palette: PaletteActor;
}

/** What is worked on, and what can be done with it. The problem beside the editor says its title for all to see. */
export function TopBar(props: TopBarProps) {
  const { workspace, launch, program, file, versionList, build, run, submission, palette } = props;
  const { workspaceTexts } = useTexts();
  const problem = useSelector(workspace, selectProblem);
  return (
    <div className="flex h-11 shrink-0 items-center gap-1 border-b border-line bg-surface pl-2 pr-1 md:gap-3 md:px-4">
      <h1 className="sr-only">{problem === null ? workspaceTexts.title : <CourseText>{problem.title}</CourseText>}</h1>
      <FileName file={file} />
      <VersionsButton versionList={versionList} file={file} />
      <div className="ml-auto flex shrink-0 items-center gap-0.5 md:gap-2">
        <CommandsButton palette={palette} />
        <SaveButton file={file} />
        <BuildButton program={program} file={file} build={build} />
        <RunButton build={build} run={run} />
        <SubmitButton workspace={workspace} build={build} submission={submission} />
        <div id={landmarkOf('starting')}>
          <StartButton launch={launch} file={file} />
        </div>
      </div>
    </div>
  );
}

/** As much of the name as there is room for, on more than one line where the bar is narrow; it is broken after its words first. */
function FileName({ file }: { file: FileActor }) {
  const { fileTexts } = useTexts();
  const fileName = useSelector(file, selectFileName);
  const isDirty = useSelector(file, selectIsDirty);
  return (
    <p className="file-name relative flex min-w-0 items-center gap-2 font-mono text-ink">
      <FileCode2Icon className="hidden shrink-0 text-faint lg:inline-block" />
      <span title={fileName} translate="no" className="line-clamp-3 min-w-0 [overflow-wrap:anywhere] md:line-clamp-2">
        {fileName.split(/(?<=_)/).map((part, place) => (
          // The parts of a name keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={place}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </span>
      <span
        aria-hidden="true"
        title={isDirty ? fileTexts.unsaved : undefined}
        className={`drawn size-2 shrink-0 rounded-full bg-accent max-md:absolute max-md:-left-1.75 max-md:size-1.5 ${isDirty ? '' : 'invisible'}`}
      />
    </p>
  );
}

/** The way to the commands of those who do not know the key. A phone's bar has no room for it. */
function CommandsButton({ palette }: Pick<TopBarProps, 'palette'>) {
  const { paletteTexts } = useTexts();
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={CommandIcon}
      label={paletteTexts.title}
      shortcut={commands.commands.keys}
      className="hidden! md:inline-flex!"
      onPress={() => palette.send({ type: 'commands.requested' })}
    >
      <span className="sr-only">{paletteTexts.title}</span>
    </Button>
  );
}

function SaveButton({ file }: { file: FileActor }) {
  const { fileTexts } = useTexts();
  const whyDisabled = useWhyLocked(file);
  const isSaving = useSelector(file, selectIsSaving);
  return (
    <Button
      size="sm"
      icon={SaveIcon}
      className={barButton}
      label={fileTexts.save}
      shortcut={commands.save.keys}
      isBusy={isSaving}
      whyDisabled={isSaving ? undefined : whyDisabled}
      onPress={() => file.send({ type: 'save.requested' })}
    >
      <Label>{fileTexts.save}</Label>
    </Button>
  );
}

function BuildButton({ program, file, build }: Pick<TopBarProps, 'program' | 'file' | 'build'>) {
  const { buildTexts } = useTexts();
  const whyDisabled = useWhyLocked(file);
  const isBuilding = useSelector(build, selectIsBuilding);
  return (
    <Button
      size="sm"
      icon={HammerIcon}
      className={barButton}
      label={buildTexts.build}
      shortcut={commands.build.keys}
      isBusy={isBuilding}
      whyDisabled={isBuilding ? undefined : whyDisabled}
      onPress={() => program.send({ type: 'build.requested' })}
    >
      <Label>{buildTexts.build}</Label>
    </Button>
  );
}

function RunButton({ build, run }: Pick<TopBarProps, 'build' | 'run'>) {
  const { workspaceTexts } = useTexts();
  const isRunnable = useSelector(build, selectIsRunnable);
  const isRunning = useSelector(run, selectIsRunning);
  return (
    <Button
      size="sm"
      icon={TimerIcon}
      className={barButton}
      isBusy={isRunning}
      whyDisabled={isRunnable || isRunning ? undefined : workspaceTexts.runLocked}
      onPress={() => build.send({ type: 'run.requested' })}
    >
      <Label>{workspaceTexts.run}</Label>
    </Button>
  );
}

function SubmitButton({ workspace, build, submission }: Pick<TopBarProps, 'workspace' | 'build' | 'submission'>) {
  const { workspaceTexts } = useTexts();
  const hasChallenge = useSelector(workspace, selectProblem) !== null;
  const isRunnable = useSelector(build, selectIsRunnable);
  const isSubmitting = useSelector(submission, selectIsSubmitting);
  const locked = hasChallenge ? workspaceTexts.runLocked : workspaceTexts.submitNowhere;
  return (
    <Button
      size="sm"
      icon={SendIcon}
      className={barButton}
      isBusy={isSubmitting}
      whyDisabled={(hasChallenge && isRunnable) || isSubmitting ? undefined : locked}
      onPress={() => build.send({ type: 'submit.requested' })}
    >
      <Label>{workspaceTexts.submit}</Label>
    </Button>
  );
}

function Label({ children }: { children: string }) {
  return <span className={barWord}>{children}</span>;
}

/** Why the file can be neither saved nor built now, in words; undefined when it can. */
function useWhyLocked(file: FileActor): string | undefined {
  const { fileStatusTexts, fileTexts } = useTexts();
  const isLocked = useSelector(file, selectIsLocked);
  const status = useSelector(file, selectStatus);
  if (!isLocked) return undefined;
  return status === 'ready' ? fileTexts.busy : fileStatusTexts[status];
}

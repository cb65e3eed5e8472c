import { useSelector } from '@xstate/react';
import {
  type BuildActor,
  type BuildStatus,
  selectStatus as selectBuildStatus,
} from '#machines/workspace/buildSelectors.ts';
import {
  type FileActor,
  type FileStatus,
  selectIsDirty,
  selectSavedAt,
  selectSize,
  selectStatus as selectFileStatus,
} from '#machines/workspace/fileSelectors.ts';
import {
  type ProcessListActor,
  selectRunningCount,
  selectSubscribedCount,
} from '#machines/workspace/processListMachine.ts';
import type { LanguageServerActor } from '#machines/workspace/languageServerMachine.ts';
import { type RunActor, selectIsRunning, selectSeconds } from '#machines/workspace/runMachine.ts';
import { type RuntimeActor, selectConnectionStatus } from '#machines/workspace/runtimeSelectors.ts';
import { momentText } from '../../texts/momentText.ts';
import type { DotTone } from '../ui/StatusDot.tsx';
import { useTexts } from '../useTexts.ts';
import { LanguageReadout } from './LanguageReadout.tsx';
import { Readout } from './Readout.tsx';

interface StatusStripProps {
  file: FileActor;
  build: BuildActor;
  run: RunActor;
  runtime: RuntimeActor;
  processList: ProcessListActor;
  languageServer: LanguageServerActor;
}

const fileTones: Record<FileStatus, DotTone> = { waiting: 'off', loading: 'warn', ready: 'good', binary: 'bad' };
const buildTones: Record<BuildStatus, DotTone> = {
  unknown: 'off',
  building: 'warn',
  interrupted: 'warn',
  success: 'good',
  failure: 'bad',
};

/** The instruments: each readout says what the server last said, never what is hoped for. */
export function StatusStrip({ file, build, run, runtime, processList, languageServer }: StatusStripProps) {
  const { buildStatusTexts, fileStatusTexts, processTexts, workspaceTexts } = useTexts();
  const fileStatus = useSelector(file, selectFileStatus);
  const buildStatus = useSelector(build, selectBuildStatus);
  const connection = useSelector(runtime, selectConnectionStatus);
  const runningCount = useSelector(processList, selectRunningCount);
  const subscribedCount = useSelector(processList, selectSubscribedCount);
  const isRunning = useSelector(run, selectIsRunning);
  return (
    <section
      aria-label={workspaceTexts.status}
      // It scrolls sideways where it has too little room, so it must be reachable by keyboard. A bar would take half of its
      // height where bars take room, so it fades where it goes on.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="readout-text flex min-w-0 flex-1 items-center overflow-x-auto overflow-y-hidden -outline-offset-2 pl-1 pr-6 text-muted [mask-image:linear-gradient(to_left,transparent,#000_1.5rem)] [scrollbar-width:none]"
    >
      <Readout tone={fileTones[fileStatus]} isLive={fileStatus === 'loading'} isAnnounced>
        {fileStatusTexts[fileStatus]}
      </Readout>
      <SavedReadout file={file} />
      <SizeReadout file={file} />
      <Readout tone={buildTones[buildStatus]} isLive={buildStatus === 'building'} isAnnounced>
        {buildStatusTexts[buildStatus]}
      </Readout>
      {isRunning ? <RunReadout run={run} /> : null}
      <Readout tone={connection === 'connected' ? 'good' : 'bad'} isLive={connection !== 'connected'} isAnnounced>
        {workspaceTexts.connection[connection]}
      </Readout>
      <Readout>{processTexts.running(runningCount)}</Readout>
      <Readout>{processTexts.subscribed(subscribedCount)}</Readout>
      <LanguageReadout languageServer={languageServer} />
    </section>
  );
}

function SavedReadout({ file }: { file: FileActor }) {
  const { fileTexts, timeTexts } = useTexts();
  const savedAt = useSelector(file, selectSavedAt);
  const isDirty = useSelector(file, selectIsDirty);
  return (
    <>
      <Readout isAnnounced>
        {savedAt === null ? fileTexts.notSavedYet : fileTexts.savedAt(momentText(timeTexts, savedAt))}
      </Readout>
      {isDirty ? <Readout tone="accent">{fileTexts.unsaved}</Readout> : null}
    </>
  );
}

function SizeReadout({ file }: { file: FileActor }) {
  const { fileTexts } = useTexts();
  const size = useSelector(file, selectSize);
  return <Readout>{fileTexts.size(size)}</Readout>;
}

function RunReadout({ run }: { run: RunActor }) {
  const { workspaceTexts } = useTexts();
  const seconds = useSelector(run, selectSeconds);
  return (
    <Readout tone="signal" isLive>
      {workspaceTexts.runTime(seconds)}
    </Readout>
  );
}

import { useSelector } from '@xstate/react';
import type { DragEvent } from 'react';
import type { Build } from '#machines/recording/isSameBuild.ts';
import { type ReplayActor, selectError, selectLoaded } from '#machines/recording/replayMachine.ts';
import { textOf } from '../../texts/textOf.ts';
import type { PageProps } from '../PageProps.ts';
import { useTexts } from '../useTexts.ts';
import { LogChoice } from './LogChoice.tsx';
import { ReplayLayout } from './ReplayLayout.tsx';

interface LogReplayProps {
  replay: ReplayActor;
  /** Of the page that is doing the replay. */
  build: Build;
  renderSite: PageProps['renderSite'];
}

/** Takes a log, and shows it, or why it cannot be shown. */
export function LogReplay({ replay, build, renderSite }: LogReplayProps) {
  const { replayErrorTexts, replayTexts } = useTexts();
  const loaded = useSelector(replay, selectLoaded);
  const error = useSelector(replay, selectError);
  return (
    <div className="flex min-h-0 flex-1 flex-col" onDragOver={allow} onDrop={(event) => take(event, replay)}>
      {loaded === null ? (
        <div className="page-width py-16">
          <h1 className="text-3xl font-semibold tracking-tight">{replayTexts.title}</h1>
          <p className="mb-6 mt-3 text-lg text-muted">{replayTexts.intro}</p>
          <LogChoice label={replayTexts.choose} onChoose={(file) => void read(file, replay)} />
          {error === null ? null : (
            <p role="alert" className="mt-6 text-bad">
              {textOf(replayErrorTexts, error)}
            </p>
          )}
        </div>
      ) : (
        <ReplayLayout
          replay={replay}
          loaded={loaded}
          build={build}
          renderSite={renderSite}
          onChoose={(file) => void read(file, replay)}
        />
      )}
    </div>
  );
}

const allow = (event: DragEvent) => event.preventDefault();

function take(event: DragEvent, replay: ReplayActor) {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file !== undefined) void read(file, replay);
}

async function read(file: File, replay: ReplayActor) {
  replay.send({ type: 'log.read', text: await file.text() });
}

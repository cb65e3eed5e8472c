import FileClockIcon from '~icons/lucide/file-clock';
import { useSelector } from '@xstate/react';
import { type DragEvent, type ReactNode, type RefObject, useRef } from 'react';
import type { Build } from '#machines/recording/isSameBuild.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectError, selectIsReading, selectLoaded } from '#machines/recording/replaySelectors.ts';
import { textOf } from '../../texts/textOf.ts';
import type { PageProps } from '../PageProps.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { handFocusOn } from '../ui/handFocusOn.ts';
import { useTexts } from '../useTexts.ts';
import { LogChoice } from './LogChoice.tsx';
import { LogStatus } from './LogStatus.tsx';
import { ReplayLayout } from './ReplayLayout.tsx';

interface LogReplayProps {
  replay: ReplayActor;
  /** Of the page that is doing the replay. */
  build: Build;
  renderSite: PageProps['renderSite'];
  /** The visits that may be looked at instead of a file. */
  visits: ReactNode;
}

/** Takes a log, and shows it, or why it cannot be shown. Whoever chose it goes on at the heading of what takes its place. */
export function LogReplay({ replay, build, renderSite, visits }: LogReplayProps) {
  const loaded = useSelector(replay, selectLoaded);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="flex min-h-0 flex-1 flex-col" onDragOver={allow} onDrop={(event) => take(event, replay)}>
      <LogStatus replay={replay} />
      {loaded === null ? (
        <LogDesk replay={replay} visits={visits} heading={heading} />
      ) : (
        <ReplayLayout
          replay={replay}
          loaded={loaded}
          build={build}
          renderSite={renderSite}
          heading={heading}
          onChoose={(file) => replay.send({ type: 'log.chosen', file })}
        />
      )}
    </div>
  );
}

interface LogDeskProps extends Pick<LogReplayProps, 'replay' | 'visits'> {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Where a log is put down. */
function LogDesk({ replay, visits, heading }: LogDeskProps) {
  const { replayErrorTexts, replayTexts } = useTexts();
  const error = useSelector(replay, selectError);
  const isReading = useSelector(replay, selectIsReading);
  return (
    <div ref={handFocusOn(() => heading.current)} className="page-width py-16">
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold tracking-tight outline-none">
        {replayTexts.title}
      </h1>
      <div className="mt-6 flex flex-col items-center gap-5 rounded-lg border-2 border-dashed border-edge bg-surface px-4 py-14 text-center">
        <FileClockIcon className="text-4xl text-faint" />
        <p className="max-w-prose text-lg text-muted">{replayTexts.intro}</p>
        <LogChoice
          label={replayTexts.choose}
          variant="primary"
          onChoose={(file) => replay.send({ type: 'log.chosen', file })}
        />
        {isReading ? (
          <p className="flex items-center gap-2 text-base text-muted">
            <Spinner />
            <span>{replayTexts.reading}</span>
          </p>
        ) : null}
        {error === null ? null : (
          <p role="alert" className="text-base text-bad">
            {textOf(replayErrorTexts, error)}
          </p>
        )}
      </div>
      {visits}
    </div>
  );
}

const allow = (event: DragEvent) => event.preventDefault();

function take(event: DragEvent, replay: ReplayActor) {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file !== undefined) replay.send({ type: 'log.chosen', file });
}

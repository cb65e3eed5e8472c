import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { Build } from '#machines/recording/isSameBuild.ts';
import { type LoadedLog, countEdits } from '#machines/recording/loadedLog.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectApp, selectPosition, selectReturns } from '#machines/recording/replaySelectors.ts';
import type { PageProps } from '../PageProps.ts';
import { handFocusOn } from '../ui/handFocusOn.ts';
import { useTexts } from '../useTexts.ts';
import { ActorList } from './ActorList.tsx';
import { EventFilter } from './EventFilter.tsx';
import { EventList } from './EventList.tsx';
import { LogChoice } from './LogChoice.tsx';
import { ReplayStage } from './ReplayStage.tsx';
import { ReplayVerdict } from './ReplayVerdict.tsx';
import { StageNotes } from './StageNotes.tsx';
import { StepDetails } from './StepDetails.tsx';
import { StepDiagram } from './StepDiagram.tsx';
import { StepTest } from './StepTest.tsx';
import { TimeLine } from './TimeLine.tsx';

interface ReplayLayoutProps {
  replay: ReplayActor;
  loaded: LoadedLog;
  /** Of the page that is doing the replay. */
  build: Build;
  renderSite: PageProps['renderSite'];
  heading: RefObject<HTMLHeadingElement | null>;
  onChoose: (file: File) => void;
}

/** The time line, the events and what each did, what every actor was doing, a machine with its states, and the site as it was. */
export function ReplayLayout({ replay, loaded, build, renderSite, heading, onChoose }: ReplayLayoutProps) {
  const { replayTexts } = useTexts();
  const app = useSelector(replay, selectApp);
  const position = useSelector(replay, selectPosition);
  const returns = useSelector(replay, selectReturns);
  return (
    <div ref={handFocusOn(() => heading.current)} className="flex flex-1 flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {replayTexts.title}
        </h1>
        <LogChoice label={replayTexts.other} variant="secondary" onChoose={onChoose} />
      </div>
      <ReplayVerdict
        loaded={loaded}
        build={build}
        onGo={(step) => replay.send({ type: 'position.chosen', position: step })}
      />
      <TimeLine replay={replay} loaded={loaded} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <section aria-label={replayTexts.events} className="flex h-36rem flex-col rounded border border-line">
          <EventFilter replay={replay} loaded={loaded} />
          <EventList replay={replay} loaded={loaded} />
        </section>
        <StepDetails replay={replay} loaded={loaded} />
      </div>
      <StepTest replay={replay} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[minmax(0,1fr)_20rem]">
        <StepDiagram replay={replay} loaded={loaded} />
        <ActorList replay={replay} loaded={loaded} />
      </div>
      <StageNotes replay={replay} loaded={loaded} />
      {app === undefined ? null : (
        <ReplayStage
          key={countEdits(loaded.log.entries, position)}
          app={app}
          returns={returns}
          renderSite={renderSite}
        />
      )}
    </div>
  );
}

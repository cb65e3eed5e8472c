import DownloadIcon from '~icons/lucide/download';
import FilmIcon from '~icons/lucide/film';
import PauseIcon from '~icons/lucide/pause';
import PlayIcon from '~icons/lucide/play';
import RadioIcon from '~icons/lucide/radio';
import SkipBackIcon from '~icons/lucide/skip-back';
import SkipForwardIcon from '~icons/lucide/skip-forward';
import { useSelector } from '@xstate/react';
import { useRef, useSyncExternalStore } from 'react';
import type { KeptRun, OdometryKind } from '#machines/ports/pastPort.ts';
import { markBeside } from '#machines/workspace/runMoments.ts';
import type { KeptRunsActor } from '#machines/workspace/keptRunsSelectors.ts';
import {
  type ScrubberActor,
  selectIsEmpty,
  selectIsOther,
  selectIsPlaying,
  selectMoment,
  selectPast,
} from '#machines/workspace/scrubberMachine.ts';
import { momentAndMarkText } from './runMomentText.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { useTexts } from '../../useTexts.ts';
import { GhostNote } from './GhostNote.tsx';
import { MomentSlider } from './MomentSlider.tsx';
import { RunMarks } from './RunMarks.tsx';

interface ScrubberProps {
  scrubber: ScrubberActor;
  keptRuns: KeptRunsActor;
  /** Of the world that is open. */
  odometry: OdometryKind;
}

/** The time of what was seen: drag it, and everything is shown as it was. */
export function Scrubber({ scrubber, keptRuns, odometry }: ScrubberProps) {
  const { scrubberTexts } = useTexts();
  const past = useSelector(scrubber, selectPast);
  const kept = useSyncExternalStore(past.subscribe, past.read);
  const isEmpty = useSelector(scrubber, selectIsEmpty);
  return (
    <section
      aria-label={scrubberTexts.title}
      // It may cover a part of the scene. Where Chromium puts pages together without a graphics card, a canvas of which something
      // opaque hides the lower end lacks as much of its upper end.
      className="sticky bottom-0 z-10 border-t border-line bg-surface px-3 pt-1 opacity-99"
    >
      <GhostNote scrubber={scrubber} />
      {kept === null || isEmpty ? (
        <div className="flex items-center gap-1 pb-1">
          <p className="mr-auto text-sm text-faint">{scrubberTexts.nothing}</p>
          <RunsButton keptRuns={keptRuns} />
        </div>
      ) : (
        <Times scrubber={scrubber} keptRuns={keptRuns} odometry={odometry} kept={kept} />
      )}
    </section>
  );
}

function RunsButton({ keptRuns }: Pick<ScrubberProps, 'keptRuns'>) {
  const { scrubberTexts } = useTexts();
  return (
    <IconButton label={scrubberTexts.runs} icon={FilmIcon} onPress={() => keptRuns.send({ type: 'list.requested' })} />
  );
}

function Times({ scrubber, keptRuns, odometry, kept }: ScrubberProps & { kept: KeptRun }) {
  const texts = useTexts();
  const { scrubberTexts } = texts;
  const past = useSelector(scrubber, selectPast);
  const chosen = useSelector(scrubber, selectMoment);
  const isOther = useSelector(scrubber, selectIsOther);
  const isPlaying = useSelector(scrubber, selectIsPlaying);
  const slider = useRef<HTMLDivElement>(null);
  // While it plays, what is shown is further than what the machine was told last.
  const shown = useSyncExternalStore(past.shown.subscribe, past.moment);
  const at = chosen === null ? null : (shown ?? chosen);
  const goTo = (moment: number) => scrubber.send({ type: 'moment.chosen', at: moment });
  const goLive = () => scrubber.send({ type: 'live.requested' });
  const marks = { before: markBeside(kept, at ?? kept.to, 'before'), after: markBeside(kept, at ?? kept.to, 'after') };
  const words = at === null ? scrubberTexts.live : momentAndMarkText(texts, kept, at);
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <IconButton
        label={scrubberTexts.previous}
        icon={SkipBackIcon}
        isDisabled={marks.before === undefined}
        onPress={() => marks.before && goTo(marks.before.at)}
      />
      <IconButton
        label={isPlaying ? scrubberTexts.pause : scrubberTexts.play}
        icon={isPlaying ? PauseIcon : PlayIcon}
        isDisabled={chosen === null}
        onPress={() => scrubber.send({ type: isPlaying ? 'pause.requested' : 'play.requested' })}
      />
      <IconButton
        label={scrubberTexts.next}
        icon={SkipForwardIcon}
        isDisabled={at === null || marks.after === undefined}
        onPress={() => marks.after && goTo(marks.after.at)}
      />
      <p
        // It is long at times, and has the whole width in any case: the buttons stay where they are.
        className={`order-first basis-full break-words px-1 text-sm tabular-nums ${at === null ? 'text-muted low:hidden' : 'text-warn'}`}
      >
        {at === null ? scrubberTexts.hint : scrubberTexts.notLive(words)}
      </p>
      <IconButton
        label={kept.isJudged ? scrubberTexts.judgedBag[odometry] : scrubberTexts.bag[odometry]}
        className="ml-auto low:ml-0"
        icon={DownloadIcon}
        isDisabled={kept.isComparison === true}
        onPress={() => scrubber.send({ type: 'bag.requested', odometry })}
      />
      <RunsButton keptRuns={keptRuns} />
      {chosen === null ? null : (
        <Button size="sm" icon={RadioIcon} ref={handFocusOn(() => slider.current)} onPress={goLive}>
          {scrubberTexts.live}
        </Button>
      )}
      <div className="basis-full low:flex-1 low:basis-32 low:px-2">
        <RunMarks kept={kept} onChoose={goTo} />
        <MomentSlider ref={slider} kept={kept} at={at} words={words} onChoose={goTo} onNow={isOther ? null : goLive} />
      </div>
    </div>
  );
}

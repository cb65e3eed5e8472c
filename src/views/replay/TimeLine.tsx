import PauseIcon from '~icons/lucide/pause';
import PlayIcon from '~icons/lucide/play';
import StepBackIcon from '~icons/lucide/step-back';
import StepForwardIcon from '~icons/lucide/step-forward';
import { useSelector } from '@xstate/react';
import type { LoadedLog } from '#machines/recording/loadedLog.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectIsPlaying, selectPosition } from '#machines/recording/replaySelectors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useTexts } from '../useTexts.ts';
import { LaneChart } from './LaneChart.tsx';

/** Where in the log one is, and how to go elsewhere. */
export function TimeLine({ replay, loaded }: { replay: ReplayActor; loaded: LoadedLog }) {
  const { replayTexts } = useTexts();
  const position = useSelector(replay, selectPosition);
  const isPlaying = useSelector(replay, selectIsPlaying);
  const { entries } = loaded.log;
  const last = entries.length - 1;
  const go = (to: number) => replay.send({ type: 'position.chosen', position: to });
  return (
    <section aria-label={replayTexts.timeLine} className="rounded border border-line p-3">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label={replayTexts.back} icon={StepBackIcon} onPress={() => go(position - 1)} />
        <IconButton
          label={isPlaying ? replayTexts.pause : replayTexts.play}
          icon={isPlaying ? PauseIcon : PlayIcon}
          onPress={() => replay.send({ type: isPlaying ? 'pause.requested' : 'play.requested' })}
        />
        <IconButton label={replayTexts.forward} icon={StepForwardIcon} onPress={() => go(position + 1)} />
        <input
          type="range"
          aria-label={replayTexts.timeLine}
          min={0}
          max={last}
          value={position}
          className="min-w-40 flex-1 accent-accent"
          list="divergence"
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <datalist id="divergence">
          {loaded.divergence === undefined ? null : (
            <option value={loaded.divergence.step} label={replayTexts.divergence} aria-label={replayTexts.divergence} />
          )}
        </datalist>
        <p className="text-sm tabular-nums text-muted">{replayTexts.step(position, last, entries[position]?.t ?? 0)}</p>
      </div>
      <LaneChart replay={replay} loaded={loaded} />
    </section>
  );
}

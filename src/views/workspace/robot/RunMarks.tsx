import GavelIcon from '~icons/lucide/gavel';
import PlayIcon from '~icons/lucide/play';
import RotateCcwIcon from '~icons/lucide/rotate-ccw';
import SquareIcon from '~icons/lucide/square';
import TriangleAlertIcon from '~icons/lucide/triangle-alert';
import type { KeptRun, RunMark } from '#machines/ports/pastPort.ts';
import { markText, runMomentText } from './runMomentText.ts';
import type { Icon } from '../../ui/Icon.ts';
import { useTexts } from '../../useTexts.ts';
import { shareOf } from './shareOf.ts';

interface RunMarksProps {
  kept: KeptRun;
  onChoose: (at: number) => void;
}

const signs: Record<RunMark['kind'], { Sign: Icon; colour: string }> = {
  collided: { Sign: TriangleAlertIcon, colour: 'text-bad' },
  returned: { Sign: RotateCcwIcon, colour: 'text-muted' },
  began: { Sign: PlayIcon, colour: 'text-good' },
  ended: { Sign: SquareIcon, colour: 'text-muted' },
  judged: { Sign: GavelIcon, colour: 'text-warn' },
  failed: { Sign: GavelIcon, colour: 'text-bad' },
};

/** What happened, above the slider where it happened. By keyboard, the buttons beside it go from one to the next. */
export function RunMarks({ kept, onChoose }: RunMarksProps) {
  const texts = useTexts();
  const { scrubberTexts } = texts;
  const reached = kept.marks.filter(({ at }) => at >= kept.from && at <= kept.to);
  const marks = reached.toSorted((one, other) => heightOf(one) - heightOf(other));
  const wordsOf = (mark: RunMark) => scrubberTexts.with(runMomentText(texts, kept, mark.at), markText(texts, mark));
  return (
    <div className="relative h-4">
      {marks.map((mark, index) => (
        <button
          // Two programs may end, and a robot may collide with two things, at the same moment.
          key={`${mark.at} ${index - marks.findIndex(({ at }) => at === mark.at)}`}
          type="button"
          tabIndex={-1}
          aria-label={wordsOf(mark)}
          title={wordsOf(mark)}
          className="absolute top-0 grid size-4 place-items-center -translate-x-1/2"
          style={{ left: `${shareOf(kept, mark.at) * 100}%` }}
          onClick={() => onChoose(mark.at)}
        >
          <MarkSign kind={mark.kind} />
        </button>
      ))}
    </div>
  );
}

/** What is drawn last lies on top: what failed says more than that the robot ran into something, and that more than all else. */
const heightOf = ({ kind }: RunMark) => (kind === 'failed' ? 2 : kind === 'collided' ? 1 : 0);

function MarkSign({ kind }: { kind: RunMark['kind'] }) {
  const { Sign, colour } = signs[kind];
  return <Sign className={`${colour} text-xs`} />;
}

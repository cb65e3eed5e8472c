import type { KeptRun, RunMark } from '#machines/ports/pastPort.ts';
import { markText, runMomentText } from './runMomentText.ts';
import { useTexts } from '../../useTexts.ts';
import { shareOf } from './shareOf.ts';

interface RunMarksProps {
  kept: KeptRun;
  onChoose: (at: number) => void;
}

const looks: Record<RunMark['kind'], string> = {
  collided: 'i-lucide-triangle-alert text-bad',
  returned: 'i-lucide-rotate-ccw text-muted',
  began: 'i-lucide-play text-good',
  ended: 'i-lucide-square text-muted',
  judged: 'i-lucide-gavel text-warn',
};

/** What happened, above the slider where it happened. By keyboard, the buttons beside it go from one to the next. */
export function RunMarks({ kept, onChoose }: RunMarksProps) {
  const texts = useTexts();
  const { scrubberTexts } = texts;
  const marks = kept.marks.filter(({ at }) => at >= kept.from && at <= kept.to);
  const wordsOf = (mark: RunMark) => scrubberTexts.with(runMomentText(texts, kept, mark.at), markText(texts, mark));
  return (
    <div className="relative h-4">
      {marks.map((mark) => (
        <button
          key={`${mark.kind} ${mark.at}`}
          type="button"
          tabIndex={-1}
          aria-label={wordsOf(mark)}
          title={wordsOf(mark)}
          className="absolute top-0 grid size-4 place-items-center -translate-x-1/2"
          style={{ left: `${shareOf(kept, mark.at) * 100}%` }}
          onClick={() => onChoose(mark.at)}
        >
          <span aria-hidden="true" className={`${looks[mark.kind]} text-xs`} />
        </button>
      ))}
    </div>
  );
}

import type { KeptRun, RunMark } from '#machines/ports/pastPort.ts';
import { markAt, momentOf } from '#machines/workspace/runMoments.ts';
import type { Texts } from '../../../texts/Texts.ts';

/** How long after what, such as “12.4 s into the run”. */
export function runMomentText({ momentTexts, scrubberTexts }: Texts, kept: KeptRun, at: number): string {
  const { since, seconds } = momentOf(kept, at);
  const moment = momentTexts[since](seconds.toFixed(1));
  return kept.name === undefined ? moment : scrubberTexts.ofRun(kept.name, moment);
}

/** What a mark says. */
export function markText({ markTexts }: Texts, mark: RunMark): string {
  switch (mark.kind) {
    case 'collided':
      return markTexts.collided(mark);
    case 'returned':
      return markTexts.returned();
    case 'began':
      return markTexts.began(mark);
    case 'ended':
      return markTexts.ended(mark);
    case 'judged':
      return markTexts.judged();
    default:
      return mark satisfies never;
  }
}

/** A moment, and what happened there. */
export function momentAndMarkText(texts: Texts, kept: KeptRun, at: number): string {
  const { scrubberTexts } = texts;
  const moment = runMomentText(texts, kept, at);
  const mark = markAt(kept, at);
  if (mark !== undefined) return scrubberTexts.with(moment, markText(texts, mark));
  const isUnseen = kept.gaps.some(([from, to]) => from < at && at < to);
  return isUnseen ? scrubberTexts.with(moment, scrubberTexts.unseen) : moment;
}

import type { UnmetCheck } from '#contract/verdict.ts';
import type { KeptRun, RunMark } from '#machines/ports/pastPort.ts';
import { markAt, momentOf } from '#machines/workspace/runMoments.ts';
import type { Texts } from '../../../texts/Texts.ts';
import { tellerOf } from '../../../texts/courseWords.ts';
import { failedCheckText } from '../../../texts/verdictText.ts';

/** How long after what, such as “12.4 s into the run”. */
export function runMomentText({ momentTexts, scrubberTexts }: Texts, kept: KeptRun, at: number): string {
  const { since, seconds } = momentOf(kept, at);
  const moment = momentTexts[since](seconds.toFixed(1));
  return kept.name === undefined ? moment : scrubberTexts.ofRun(kept.name, moment);
}

/** What a mark says. */
export function markText(texts: Texts, mark: RunMark): string {
  const { markTexts } = texts;
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
    case 'failed':
      return failuresText(texts, mark.failures);
    default:
      return mark satisfies never;
  }
}

function failuresText(texts: Texts, failures: readonly UnmetCheck[]): string {
  const tell = tellerOf(texts.courseTexts);
  const sentences = failures.map((failure) =>
    failedCheckText(texts, failure.judged, failure, (name) => tell(name).text),
  );
  return sentences.join(' ');
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

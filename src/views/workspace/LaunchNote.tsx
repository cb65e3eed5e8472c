import { useSelector } from '@xstate/react';
import { isFailure } from '#machines/workspace/isFailure.ts';
import type { LaunchOutcome } from '#machines/workspace/launchAnswers.ts';
import { type LaunchActor, selectOutcome, selectStatus } from '#machines/workspace/launchSelectors.ts';
import { outcomeText } from '../../texts/outcomeText.ts';
import { useTexts } from '../useTexts.ts';

/** Why the program does not run, below the bar; who hears the page is also told how far its start has got. */
export function LaunchNote({ launch }: { launch: LaunchActor }) {
  const texts = useTexts();
  const status = useSelector(launch, selectStatus);
  const outcome = useSelector(launch, selectOutcome);
  const look = outcome === null ? 'sr-only' : `border-b px-4 py-1.5 text-ink break-words ${toneOf(outcome)}`;
  return (
    <p role="status" className={`shrink-0 ${look}`}>
      {outcome === null ? texts.launchStatusTexts[status] : outcomeText(texts, outcome)}
    </p>
  );
}

function toneOf(outcome: LaunchOutcome): string {
  const isFine = outcome.kind === 'ended' && outcome.entry !== null && !isFailure(outcome.entry);
  return isFine ? 'border-line bg-surface' : 'border-bad/40 bg-bad/10';
}

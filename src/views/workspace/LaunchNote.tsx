import { useSelector } from '@xstate/react';
import { isFailure } from '#machines/workspace/isFailure.ts';
import type { LaunchOutcome } from '#machines/workspace/launchAnswers.ts';
import { type LaunchActor, selectOutcome, selectStatus } from '#machines/workspace/launchSelectors.ts';
import { outcomeText } from '../../texts/outcomeText.ts';
import { type NoteTone, StatusNote } from '../ui/StatusNote.tsx';
import { useTexts } from '../useTexts.ts';

/** Why the program does not run; who hears the page is also told how far its start has got. */
export function LaunchNote({ launch }: { launch: LaunchActor }) {
  const texts = useTexts();
  const { launchTexts, launchStatusTexts } = texts;
  const status = useSelector(launch, selectStatus);
  const outcome = useSelector(launch, selectOutcome);
  const line = outcome === null ? launchStatusTexts[status] : outcomeText(texts, outcome);
  return (
    <StatusNote
      label={launchTexts.details}
      tone={outcome === null ? null : toneOf(outcome)}
      line={line}
      details={line}
      className="min-w-24 max-w-max grow basis-24"
      dismissal={{ label: launchTexts.dismiss, dismiss: () => launch.send({ type: 'outcome.dismissed' }) }}
    />
  );
}

function toneOf(outcome: LaunchOutcome): NoteTone {
  const isFine = outcome.kind === 'ended' && outcome.entry !== null && !isFailure(outcome.entry);
  return isFine ? 'signal' : 'bad';
}

import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { type OperatorActor, type OperatorOutcome, selectOutcome } from '#machines/pages/operatorMachine.ts';
import type { Texts } from '../../texts/Texts.ts';
import { reasonText } from '../../texts/reasonText.ts';
import { useTexts } from '../useTexts.ts';

interface OutcomeNoteProps {
  operator: OperatorActor;
  ref: Ref<HTMLParagraphElement>;
}

/** What came of what was ended last. It may be given the focus, once it says something. */
export function OutcomeNote({ operator, ref }: OutcomeNoteProps) {
  const texts = useTexts();
  const outcome = useSelector(operator, selectOutcome);
  const isBad = outcome !== null && 'fault' in outcome;
  return (
    <p
      ref={ref}
      role="status"
      tabIndex={-1}
      className={`mt-4 font-medium outline-none! empty:hidden [overflow-wrap:anywhere] ${isBad ? 'text-bad' : 'text-ink'}`}
    >
      {outcome === null ? '' : outcomeText(texts, outcome)}
    </p>
  );
}

function outcomeText(texts: Texts, outcome: OperatorOutcome): string {
  const { operatorTexts: words } = texts;
  const { learnerId, email, program } = outcome.target;
  const whom = email ?? words.unnamed(learnerId);
  if ('fault' in outcome) {
    const why = reasonText(texts, outcome.fault);
    return program === null ? words.notClosed(whom, why) : words.notStopped(program.name, whom, why);
  }
  if (program === null) return outcome.hasEnded ? words.closed(whom) : words.notOpen(whom);
  return outcome.hasEnded ? words.stopped(program.name, whom) : words.notRunning(program.name, whom);
}

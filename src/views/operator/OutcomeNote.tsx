import { useSelector } from '@xstate/react';
import { type OperatorActor, type OperatorOutcome, selectOutcome } from '#machines/pages/operatorMachine.ts';
import type { Texts } from '../../texts/Texts.ts';
import { reasonText } from '../../texts/reasonText.ts';
import { useTexts } from '../useTexts.ts';

/** What came of what was ended last. */
export function OutcomeNote({ operator }: { operator: OperatorActor }) {
  const texts = useTexts();
  const outcome = useSelector(operator, selectOutcome);
  const isBad = outcome !== null && 'fault' in outcome;
  return (
    <p
      role="status"
      className={`mt-4 font-medium empty:hidden [overflow-wrap:anywhere] ${isBad ? 'text-bad' : 'text-ink'}`}
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

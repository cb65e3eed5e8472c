import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import type { OperatorOutcome } from '#machines/pages/operatorMachine.ts';
import { type OperatorActor, selectOutcome } from '#machines/pages/operatorSelectors.ts';
import type { Texts } from '../../texts/Texts.ts';
import { reasonText } from '../../texts/reasonText.ts';
import { useTexts } from '../useTexts.ts';

interface OutcomeNoteProps {
  operator: OperatorActor;
  ref: Ref<HTMLParagraphElement>;
}

/** What came of the last deed. It may be given the focus, once it says something. */
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
  const { operatorTexts } = texts;
  const { deed, learnerId, email, program } = outcome.target;
  const whom = email ?? operatorTexts.unnamed(learnerId);
  const what = program === null ? whom : operatorTexts.programOf(program.name, whom);
  const words = operatorTexts.outcomes[deed];
  if ('fault' in outcome) return words.failed(what, reasonText(texts, outcome.fault));
  return outcome.isDone ? words.done(what) : words.nothing(what);
}

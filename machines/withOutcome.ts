/**
 * An answer of a port, as the one of its kinds that a guard has found it to be.
 * @throws Error where it is another: the machine is wrong then, and says so rather than go on with half of it
 */
export function withOutcome<Answer extends { outcome: string }, Outcome extends Answer['outcome']>(
  answer: Answer,
  ...outcomes: readonly Outcome[]
): Extract<Answer, { outcome: Outcome }> {
  if (hasOutcome(answer, outcomes)) return answer;
  throw new Error(`An answer is ${answer.outcome} that was found to be ${outcomes.join(' or ')}`);
}

const hasOutcome = <Answer extends { outcome: string }, Outcome extends Answer['outcome']>(
  answer: Answer,
  outcomes: readonly Outcome[],
): answer is Extract<Answer, { outcome: Outcome }> => outcomes.some((outcome) => outcome === answer.outcome);

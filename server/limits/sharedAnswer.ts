/**
 * A question with one answer for all who want to know it at about the same time. It is asked only while it is not under way, and `holdsMs`
 * after it was asked last at the earliest, however many call; a rejection is shared as an answer is.
 */
export function sharedAnswer<Answer>(ask: () => Promise<Answer>, holdsMs: number): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let askedAt = 0;
  let isUnderWay = false;
  return () => {
    if (answer !== undefined && (isUnderWay || performance.now() - askedAt < holdsMs)) return answer;
    askedAt = performance.now();
    isUnderWay = true;
    answer = ask().finally(() => (isUnderWay = false));
    return answer;
  };
}

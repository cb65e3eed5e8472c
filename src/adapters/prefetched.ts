interface AskedAhead<Key, Answer> {
  /** Asks already for what the next call of `answerTo` will want; joins a question that is still fresh. */
  askAhead: (key: Key) => Promise<Answer>;
  /** What was asked for ahead, served once; asked anew when there is nothing, or nothing fresh, or it failed. */
  answerTo: (key: Key) => Promise<Answer>;
  /** What was asked for ahead may be no longer true. */
  forget: () => void;
}

interface Asking<Key, Answer> {
  ask: (key: Key) => Promise<Answer>;
  /** For how long, in milliseconds, an answer is as good as a new one. */
  freshMs: number;
  /** Whether an answer says that asking failed; one that rejects has failed in any case. */
  hasFailed?: (answer: Answer) => boolean;
  /** Who asks: an answer to one is none to another. */
  asker?: () => string | null;
  /** In milliseconds. */
  now?: () => number;
}

/** One answer that is here before it is wanted. */
export function prefetched<Key, Answer>({
  ask,
  freshMs,
  hasFailed = () => false,
  asker = () => null,
  now = () => performance.now(),
}: Asking<Key, Answer>): AskedAhead<Key, Answer> {
  let ahead: { key: Key; by: string | null; at: number; answer: Promise<Answer> } | undefined;

  const freshAnswer = (key: Key) =>
    ahead?.key === key && ahead.by === asker() && now() - ahead.at < freshMs ? ahead.answer : undefined;

  const forget = () => (ahead = undefined);

  return {
    askAhead(key) {
      const fresh = freshAnswer(key);
      if (fresh !== undefined) return fresh;
      const answer = ask(key);
      const asked = { key, by: asker(), at: now(), answer };
      ahead = asked;
      const drop = () => {
        if (ahead === asked) forget();
      };
      answer.then((given) => hasFailed(given) && drop(), drop);
      return answer;
    },

    async answerTo(key) {
      const fresh = freshAnswer(key);
      forget();
      if (fresh === undefined) return ask(key);
      try {
        const answer = await fresh;
        return hasFailed(answer) ? await ask(key) : answer;
      } catch {
        return ask(key);
      }
    },

    forget,
  };
}

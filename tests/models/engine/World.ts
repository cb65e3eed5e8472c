import { type AnyActorRef, type AnyEventObject, createActor, fromTransition } from 'xstate';
import { askerNow } from './knownAskers.ts';

interface Question {
  /** Who may have asked, by the ids of their actors; one where it is known. */
  ids: readonly string[];
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** The world outside a machine, which answers when a walk says so, and remembers what was reported to it. */
export interface World {
  owner: AnyActorRef;
  /** What was reported to the owner, oldest first. */
  reports: AnyEventObject[];
  /** A question to a port. It waits for the answer of the invoked actor that asks it: by its id, which is one of these. */
  ask: <Answer>(...ids: readonly string[]) => Promise<Answer>;
  /** Answers the question that was asked last; throws when the machine never asked it. */
  answer: (id: string, output: unknown) => void;
  /** Lets the question that was asked last fail; throws when the machine never asked it. */
  fail: (id: string, error: unknown) => void;
}

/** A world in which nothing was asked yet. */
export function newWorld(): World {
  const reports: AnyEventObject[] = [];
  const questions: Question[] = [];
  const remember = fromTransition((_: undefined, event: AnyEventObject) => void reports.push(event), undefined);

  function questionOf(id: string): Question {
    const index = questions.findLastIndex(({ ids }) => ids.includes(id));
    const [question] = index === -1 ? [] : questions.splice(index, 1);
    if (question === undefined) throw new Error(`Nobody has asked for ${id}`);
    return question;
  }

  return {
    owner: createActor(remember).start(),
    reports,
    ask: <Answer>(...ids: readonly string[]) =>
      new Promise<Answer>((resolve, reject) => {
        const asker = ids.find((id) => id === askerNow());
        questions.push({
          ids: asker === undefined ? ids : [asker],
          resolve: (output) => resolve(output as Answer),
          reject,
        });
      }),
    answer: (id, output) => questionOf(id).resolve(output),
    fail: (id, error) => questionOf(id).reject(error),
  };
}

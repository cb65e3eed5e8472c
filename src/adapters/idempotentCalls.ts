import { randomId } from './randomId.ts';

/**
 * For calls that must not be done twice: each gets an id, and until one has succeeded the same call again has the same id. So the database knows
 * it as the one whose answer was lost.
 */
export function idempotentCalls() {
  let open: { words: string; id: string } | null = null;
  return async <Answer>(call: object, send: (id: string) => Promise<Answer>): Promise<Answer> => {
    const words = JSON.stringify(call);
    if (open?.words !== words) open = { words, id: randomId() };
    const answer = await send(open.id);
    open = null;
    return answer;
  };
}

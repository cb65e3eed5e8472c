import type { AccountPort, DeletionAnswer } from '#machines/ports/accountPort.ts';
import type { Credentials } from '#machines/ports/authPort.ts';
import { gate } from './gate.ts';

/** A server that deletes an account, unless it is told to answer something else or to break. */
export function fakeAccounts() {
  const asked: Credentials[] = [];
  const answers = gate();
  let answer: DeletionAnswer | Error = { outcome: 'deleted' };
  const port: AccountPort = {
    async delete(credentials) {
      asked.push(credentials);
      await answers.pass();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return {
    ...port,
    asked,
    shut: () => answers.shut(),
    open: () => answers.open(),
    answer: (next: DeletionAnswer | Error) => void (answer = next),
  };
}

import type { DemoPort, SubscribeAnswer } from '#machines/ports/demoPort.ts';
import { gate } from './gate.ts';

/** Addresses kept in memory, and a server that may refuse one or be away. */
export function fakeDemo() {
  const addresses: string[] = [];
  const answers = gate();
  let trouble: SubscribeAnswer | Error | undefined;
  const port: DemoPort = {
    async subscribe(email) {
      await answers.pass();
      if (trouble instanceof Error) throw trouble;
      if (trouble !== undefined) return trouble;
      addresses.push(email);
      return { outcome: 'subscribed' };
    },
  };
  return {
    ...port,
    addresses,
    gate: answers,
    refuse: (detail: string) => void (trouble = { outcome: 'refused', detail }),
    leave: (detail: string) => void (trouble = { outcome: 'unreachable', detail }),
    heal: () => void (trouble = undefined),
    break: (message: string) => void (trouble = new Error(message)),
  };
}

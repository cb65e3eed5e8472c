import type { DemoPort, SubscribeAnswer } from '#machines/ports/demoPort.ts';

/** Addresses kept in memory, and a server that may refuse one or be away. */
export function fakeDemo() {
  const addresses: string[] = [];
  let trouble: SubscribeAnswer | Error | undefined;
  const port: DemoPort = {
    async subscribe(email) {
      if (trouble instanceof Error) throw trouble;
      if (trouble !== undefined) return trouble;
      addresses.push(email);
      return { outcome: 'subscribed' };
    },
  };
  return {
    ...port,
    addresses,
    refuse: (detail: string) => void (trouble = { outcome: 'refused', detail }),
    leave: (detail: string) => void (trouble = { outcome: 'unreachable', detail }),
    heal: () => void (trouble = undefined),
    break: (message: string) => void (trouble = new Error(message)),
  };
}

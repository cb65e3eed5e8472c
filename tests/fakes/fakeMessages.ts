import type { Message, MessageAnswer, MessagePort } from '#machines/ports/messagePort.ts';

/** Messages kept in memory, and a server that may refuse one or be away. */
export function fakeMessages() {
  const sent: Message[] = [];
  let trouble: MessageAnswer | Error | undefined;
  const port: MessagePort = {
    async send(message) {
      if (trouble instanceof Error) throw trouble;
      if (trouble !== undefined) return trouble;
      sent.push(message);
      return { outcome: 'sent' };
    },
  };
  return {
    ...port,
    sent,
    refuse: (detail: string) => void (trouble = { outcome: 'refused', detail }),
    heal: () => void (trouble = undefined),
    loseAnswers: () => void (trouble = { outcome: 'unreachable', detail: { code: 'service_unreachable', facts: {} } }),
    break: (message: string) => void (trouble = new Error(message)),
  };
}

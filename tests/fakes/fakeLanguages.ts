import type { LanguagePort } from '#machines/ports/languagePort.ts';

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
}
type Answer = (params: never) => unknown;

/** What it says it can do. */
const capabilities = {
  textDocumentSync: 2,
  completionProvider: { triggerCharacters: ['.'] },
  definitionProvider: true,
};

/** The way to a language server in memory, which answers each method as a test says, and others with nothing. */
export function fakeLanguages() {
  const listeners = new Set<(message: string) => void>();
  const heard: Message[] = [];
  /** By their methods; what they throw is answered as an error. */
  const answers: Record<string, Answer> = { initialize: () => ({ capabilities }) };

  const say = (message: object) => {
    for (const received of listeners) received(JSON.stringify({ jsonrpc: '2.0', ...message }));
  };
  const answer = ({ id, method = '', params }: Message) => {
    try {
      say({ id, result: answers[method]?.(params as never) ?? null });
    } catch (error) {
      say({ id, error: { code: -32_603, message: String(error) } });
    }
  };
  const port: LanguagePort = {
    send(text) {
      const message = JSON.parse(text) as Message;
      heard.push(message);
      if (message.id !== undefined) queueMicrotask(() => answer(message));
    },
    subscribe(received) {
      listeners.add(received);
      return () => void listeners.delete(received);
    },
  };
  return { ...port, heard, answers, say };
}

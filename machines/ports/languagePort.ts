/** What the editor and a language server say to each other: whole messages, as JSON, kept outside every machine. */
export interface LanguagePort {
  /** Lost where there is no language server. */
  send(message: string): void;
  /** Calls back with each message, until the returned function is called. */
  subscribe(received: (message: string) => void): () => void;
}

/** What speaks for one language or another, each by its name (BCP 47), such as `en` or `pt-BR`. */
export interface LocalePreferences {
  /** What the site speaks; the first is for whoever asks for none of them. */
  available: readonly string[];
  /** What was chosen in this browser once. */
  remembered: string | null;
  /** What the browser asks for, the dearest first. */
  asked: readonly string[];
}

/** The languages of the site. Their words are kept where views find them. */
export interface LocalePort {
  preferences(): LocalePreferences;
  remember(locale: string): void;
  /** Tells what was chosen in another tab of this browser, until it is told to stop. */
  watch(chosen: (locale: string) => void): () => void;
  /** Fetches the words of a language. Rejects when they do not come. */
  load(locale: string): Promise<void>;
}

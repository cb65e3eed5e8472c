/** What a page asks for over HTTP: each question has a standing answer, or waits until a walk answers it. */

/** `cut` breaks the connection in the middle of the answer. */
export type Answer = { status: number; body: unknown } | 'cut';

/** One request, understood: `name` is an operation of the workspace API, a remote procedure, or a deed of the sign-in. */
export interface Asked {
  name: string;
  parameters: Readonly<Record<string, unknown>>;
}

export interface Question extends Asked {
  answer(answer: Answer): void;
}

export type DefaultAnswer = (asked: Asked) => Answer;

const PATIENCE_MS = 60_000;

export class Questions {
  /** How often each was asked. */
  readonly counts = new Map<string, number>();
  readonly #defaults: Map<string, DefaultAnswer>;
  readonly #held = new Set<string>();
  #waiting: Question[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(defaults: Readonly<Record<string, DefaultAnswer>>) {
    this.#defaults = new Map(Object.entries(defaults));
  }

  /** Answers now, or when a walk says so. Throws for a question that nobody has thought of. */
  ask(asked: Asked): Promise<Answer> {
    this.counts.set(asked.name, (this.counts.get(asked.name) ?? 0) + 1);
    const byDefault = this.#defaults.get(asked.name);
    if (!this.#held.has(asked.name)) {
      if (byDefault === undefined) throw new Error(`There is no default answer to ${asked.name}`);
      return Promise.resolve(byDefault(asked));
    }
    return new Promise((answer) => {
      this.#waiting.push({ ...asked, answer });
      for (const listener of this.#listeners) listener();
    });
  }

  /** From now on this is what is answered where nobody waits. */
  setDefault(name: string, answer: DefaultAnswer): void {
    this.#defaults.set(name, answer);
  }

  /** From now on these wait. */
  hold(...names: readonly string[]): void {
    for (const name of names) this.#held.add(name);
  }

  /** From now on these have their default answers again. */
  release(...names: readonly string[]): void {
    for (const name of names) this.#held.delete(name);
  }

  /** How many wait for their answers. */
  get waiting(): number {
    return this.#waiting.length;
  }

  isAsked(name: string): boolean {
    return this.#waiting.some((question) => question.name === name);
  }

  /** The question of this name that was asked last; waits for it. Rejects when the page does not ask. */
  async next(name: string): Promise<Question> {
    const index = await this.#indexOf(name);
    const [question] = this.#waiting.splice(index, 1);
    if (question === undefined) throw new Error(`The page has not asked for ${name}`);
    return question;
  }

  /** Answers the question of this name, once it is asked. */
  async answer(name: string, answer: Answer | DefaultAnswer): Promise<void> {
    const question = await this.next(name);
    question.answer(typeof answer === 'function' ? answer(question) : answer);
  }

  #indexOf(name: string): Promise<number> {
    const look = () => this.#waiting.findLastIndex((question) => question.name === name);
    if (look() >= 0) return Promise.resolve(look());
    return new Promise((found, failed) => {
      const listener = () => {
        if (look() < 0) return;
        clearTimeout(patience);
        this.#listeners.delete(listener);
        found(look());
      };
      const patience = setTimeout(() => {
        this.#listeners.delete(listener);
        failed(new Error(`The page did not ask for ${name} within ${PATIENCE_MS} ms`));
      }, PATIENCE_MS);
      this.#listeners.add(listener);
    });
  }
}

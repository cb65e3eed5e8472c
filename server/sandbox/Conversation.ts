import type { OrderForAgent, WordOfAgent } from './agentMessages.ts';
import type { Program, ProgramListener } from './startSandbox.ts';

interface Question {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Keeps apart what one agent says: who waits for which answer, and who listens to which program. */
export class Conversation {
  readonly awake: Promise<void>;
  readonly graph: Promise<void>;
  readonly #say: (order: OrderForAgent) => void;
  readonly #log: (text: string) => void;
  readonly #listeners = new Map<string, ProgramListener>();
  readonly #questions = new Map<number, Question>();
  #requests = 0;
  #end: Error | undefined;
  #wake!: () => void;
  #giveUp!: (error: Error) => void;
  #open!: () => void;

  constructor(say: (order: OrderForAgent) => void, log: (text: string) => void) {
    this.#say = say;
    this.#log = log;
    this.awake = new Promise((resolve, reject) => {
      this.#wake = resolve;
      this.#giveUp = reject;
    });
    this.graph = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  start(program: Program, listener: ProgramListener): void {
    if (this.#end !== undefined) return listener.lost();
    this.#listeners.set(program.id, listener);
    const { id, argv, environment, limits } = program;
    this.#say({ type: 'start', id, argv: [...argv], environment: { ...environment }, limits });
  }

  stop(id: string, graceMs: number): void {
    if (this.#end === undefined) this.#say({ type: 'stop', id, graceMs });
  }

  request(order: (request: number) => OrderForAgent): Promise<unknown> {
    if (this.#end !== undefined) return Promise.reject(this.#end);
    const request = (this.#requests += 1);
    return new Promise((resolve, reject) => {
      this.#questions.set(request, { resolve, reject });
      this.#say(order(request));
    });
  }

  hear(word: WordOfAgent): void {
    switch (word.type) {
      case 'awake':
        return this.#wake();
      case 'graphOpened':
        return this.#open();
      case 'noted':
        return this.#log(word.text);
      case 'started':
        return this.#listeners.get(word.id)?.started(word.pid);
      case 'printed':
        return this.#listeners.get(word.id)?.printed(word.stream, word.text);
      case 'ended':
        return this.#endProgram(word.id, word.code);
      case 'answered':
        return this.#answer(word.request, (question) => question.resolve(word.value));
      case 'unanswered':
        return this.#answer(word.request, (question) => question.reject(new Error(word.error)));
      default:
        word satisfies never;
    }
  }

  /** The agent is gone: whoever waits is told. */
  close(reason: string): void {
    this.#end = new Error(reason);
    this.#giveUp(this.#end);
    this.#open();
    for (const question of this.#questions.values()) question.reject(this.#end);
    this.#questions.clear();
    for (const listener of this.#listeners.values()) listener.lost();
    this.#listeners.clear();
  }

  #endProgram(id: string, code: number | null): void {
    const listener = this.#listeners.get(id);
    this.#listeners.delete(id);
    listener?.ended(code);
  }

  #answer(request: number, settle: (question: Question) => void): void {
    const question = this.#questions.get(request);
    this.#questions.delete(request);
    if (question !== undefined) settle(question);
  }
}

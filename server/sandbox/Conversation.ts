import type { GraphPart, GraphState } from '#contract/socket.ts';
import type { ProgramEnd } from '#contract/entities.ts';
import type { TopicSight } from '#contract/topic.ts';
import type { AgentCommand, AgentEvent } from './agentMessages.ts';
import { Deferred } from './Deferred.ts';
import type { Program, ProgramListener } from './program.ts';
import type { TrialReport } from './trialMessages.ts';

/** How much is written to a program by one message, in characters. */
const PIECE_LENGTH = 65_536;

/** Keeps apart what one agent says: who waits for which answer, and who listens to which program. */
export class Conversation {
  /** Called with every change of the graph. */
  graphChanged: (part: GraphPart, state: GraphState) => void = () => {};
  /** Called with the messages of a topic while it is watched. */
  topicSeen: (name: string, sight: TopicSight) => void = () => {};
  /** Called with what the trial of a program tells. */
  trialReported: (report: TrialReport) => void = () => {};
  readonly #awake = new Deferred<void>();
  readonly #graph = new Deferred<void>();
  readonly #send: (command: AgentCommand) => void;
  readonly #log: (text: string) => void;
  readonly #listeners = new Map<string, ProgramListener>();
  readonly #questions = new Map<number, Deferred<unknown>>();
  #requests = 0;
  #end: Error | undefined;

  constructor(send: (command: AgentCommand) => void, log: (text: string) => void) {
    this.#send = send;
    this.#log = log;
  }

  get awake(): Promise<void> {
    return this.#awake.promise;
  }

  get graph(): Promise<void> {
    return this.#graph.promise;
  }

  start(program: Program, listener: ProgramListener): void {
    if (this.#end !== undefined) return listener.lost();
    this.#listeners.set(program.id, listener);
    const { id, argv, environment, limits, hasInput = false, workspace } = program;
    const place = workspace === undefined ? {} : { workspace };
    this.#send({ type: 'start', id, argv: [...argv], environment: { ...environment }, limits, hasInput, ...place });
  }

  /** In pieces, each of which fits into a message. */
  write(id: string, text: string): void {
    if (this.#end !== undefined) return;
    for (let from = 0; from < text.length; from += PIECE_LENGTH) {
      this.#send({ type: 'write', id, text: text.slice(from, from + PIECE_LENGTH) });
    }
  }

  stop(id: string, graceMs: number): void {
    if (this.#end === undefined) this.#send({ type: 'stop', id, graceMs });
  }

  /** What needs no answer; nothing once the agent is gone. */
  order(command: AgentCommand): void {
    if (this.#end === undefined) this.#send(command);
  }

  request(command: (request: number) => AgentCommand): Promise<unknown> {
    if (this.#end !== undefined) return Promise.reject(this.#end);
    const request = (this.#requests += 1);
    const question = new Deferred<unknown>();
    this.#questions.set(request, question);
    this.#send(command(request));
    return question.promise;
  }

  receive(event: AgentEvent): void {
    switch (event.type) {
      case 'awake':
        return this.#awake.resolve();
      case 'graphOpened':
        return this.#graph.resolve();
      case 'noted':
        return this.#log(event.text);
      case 'graphChanged':
        return this.graphChanged(event.part, event.state);
      case 'topicSeen':
        return this.topicSeen(event.name, event.sight);
      case 'trialReported':
        return this.trialReported(event.report);
      case 'started':
        return this.#listeners.get(event.id)?.started(event.pid);
      case 'printed':
        return this.#listeners.get(event.id)?.printed(event.stream, event.text);
      case 'ended':
        return this.#endProgram(event.id, event.end);
      case 'answered':
        return this.#answer(event.request, (question) => question.resolve(event.value));
      case 'unanswered':
        return this.#answer(event.request, (question) => question.reject(new Error(event.error)));
      default:
        event satisfies never;
    }
  }

  /** The agent is gone: nobody waits any longer. */
  close(reason: string): void {
    this.#end = new Error(reason);
    this.#awake.reject(this.#end);
    this.#graph.resolve();
    for (const question of this.#questions.values()) question.reject(this.#end);
    this.#questions.clear();
    for (const listener of this.#listeners.values()) listener.lost();
    this.#listeners.clear();
  }

  #endProgram(id: string, end: ProgramEnd): void {
    const listener = this.#listeners.get(id);
    this.#listeners.delete(id);
    listener?.ended(end);
  }

  #answer(request: number, settle: (question: Deferred<unknown>) => void): void {
    const question = this.#questions.get(request);
    this.#questions.delete(request);
    if (question !== undefined) settle(question);
  }
}

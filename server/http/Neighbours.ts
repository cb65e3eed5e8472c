/** What the HTTP server asks of the other servers that stand behind the same entrance. */
import type { FastifyInstance } from 'fastify';
import type { Judge, VerdictQueue } from '../judge/VerdictQueue.ts';
import type { SessionGate } from '../sessions/sessionGate.ts';

/** How a workspace came to a server: it was made, another server gave it up, or another was lost with it. */
export type Arrival = 'made' | 'handed' | 'lost';

/** The time that a workspace spends at one server without a break. */
export interface Placement {
  arrival: Arrival;
  /** Higher than that of each before it, wherever that was. */
  number: number;
}

/** The folder that several servers share. */
export interface SharedFolder {
  folder: string;
  /** Names for each learner where their files lie in it; the same never comes again. */
  claims(): Promise<ReadonlyMap<string, string>>;
}

export interface Neighbours {
  /** Where the files of all their learners lie. */
  readonly volume: SharedFolder;
  /** Has calls of learners who are at home elsewhere answered there. Goes before all routes. */
  forwardToHome(app: FastifyInstance, gate: SessionGate, isSecure: boolean): Promise<void>;
  /** How the learner's workspace came here. Rejects where it is on its way to another server, or there already. */
  placementOf(learnerId: string): Promise<Placement>;
  /** `leave` is called when a learner's workspace goes to another server: it ends what there is of it, and tells whoever looks at it. */
  whenLeft(leave: (learnerId: string) => Promise<void>): void;
  /** The queue of what is handed in to any of them, of which this server judges its share from now on. */
  judgeTogether(judge: Judge): VerdictQueue;
  /** Asks every other server that is there for the same thing. `answers` lacks those that did not answer in time. */
  askOthers(question: string): Promise<{ asked: number; answers: string[] }>;
  /** What this server answers them from now on. */
  answerOthers(answer: (question: string) => Promise<string>): void;
  /** Whether the others can be heard. */
  isConnected(): boolean;
}

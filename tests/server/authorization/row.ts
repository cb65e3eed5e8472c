/** The tables: what is asked of each route, and how it answers everybody who may stand before it. */
import type { InjectOptions } from 'fastify';
import type { Learner } from './newLearner.ts';
import type { Owner } from './newOwner.ts';
import type { Answers, CallerKind } from './callerKinds.ts';

/** What may carry a token. A route looks in one place for it, and must find none in the other. */
export type Carrier = 'cookie' | 'bearer';

/** The request about these things and that account; the token of whoever asks is added to it. */
export type Asking = (about: Owner, account: Learner) => InjectOptions;

export interface Row {
  /** `METHOD /path` as the server has registered it. */
  route: string;
  /** Which of the things that the route does, where it does several. */
  doing?: string;
  asks: Asking;
  answers: Answers;
  /** Instead of what the table says. */
  by?: Carrier;
  /** Who is let in uses up the session or the thing that the call is about, so each of them brings their own. */
  spends?: true;
  /** Besides the owner: who may read of the owner here. */
  readers?: readonly CallerKind[];
}

export interface Table {
  /** Where its routes look for a token. */
  by: Carrier;
  /** Whose words its refusals are in. */
  refusals: 'workspace' | 'auth' | 'rest' | 'page';
  rows: readonly Row[];
}

/** A row whose request has no more to it than a method and an address. */
export function plainly(route: string, url: string, answers: Answers): Row {
  return { route, asks: () => ({ method: methodOf(route), url }), answers };
}

/** What the route `METHOD /path` is called by. */
export function methodOf(route: string): NonNullable<InjectOptions['method']> {
  // Routes begin with a method that the server takes.
  return route.slice(0, route.indexOf(' ')) as NonNullable<InjectOptions['method']>;
}

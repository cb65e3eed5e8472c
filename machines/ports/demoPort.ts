import type { Reason } from './reason.ts';

/** The addresses of those who want to hear of the demo. */
export interface DemoPort {
  /** An address that is there already gets the same answer as a new one. */
  subscribe(email: string): Promise<SubscribeAnswer>;
}

export type SubscribeAnswer =
  | { outcome: 'subscribed' }
  /** The server would not have the address. */
  | { outcome: 'refused'; detail: Reason }
  /** Nobody answered: whether the server has it is not known. */
  | { outcome: 'unreachable'; detail: Reason };

import type { Reason } from './reason.ts';

/** What is written to whoever runs the site. */
export interface MessagePort {
  send(message: Message): Promise<MessageAnswer>;
}

export interface Message {
  kind: MessageKind;
  /** Empty where somebody does not want to say it. */
  userName: string;
  /** Where the answer goes; empty where none is wanted. */
  email: string;
  message: string;
}

export type MessageKind = 'contact' | 'feedback';

export type MessageAnswer =
  | { outcome: 'sent' }
  /** It was not taken, and why; or nobody answered, and whether it was stored is not known. */
  | { outcome: 'refused' | 'unreachable'; detail: Reason };

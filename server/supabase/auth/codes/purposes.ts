import type { Purpose } from '../../mail/mailer.ts';
import type { EmailRequest } from './emailRequests.ts';

/** What belongs to the purpose of an e-mail: which code it brings, when that was last done, and what its link calls itself. */
export interface PurposeRules {
  /** As what it counts for who receives it. */
  kind: EmailRequest;
  token: TokenType;
  /** The column of `auth.users` that remembers when it was sent. */
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at' | 'reauthentication_sent_at';
  /** The `type` in its link; null where there is only a code. */
  linkType: 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | null;
  /** How a session opened by it says it was opened, where the link leads to a code for the browser. */
  method: string;
}

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token';

export const purposes: Readonly<Record<Purpose, PurposeRules>> = {
  signup: {
    kind: 'signup',
    token: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
    linkType: 'signup',
    method: 'email/signup',
  },
  invite: {
    kind: 'signup',
    token: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
    linkType: 'invite',
    method: 'invite',
  },
  magiclink: {
    kind: 'otp',
    token: 'recovery_token',
    sentAt: 'recovery_sent_at',
    linkType: 'magiclink',
    method: 'magiclink',
  },
  recovery: {
    kind: 'recovery',
    token: 'recovery_token',
    sentAt: 'recovery_sent_at',
    linkType: 'recovery',
    method: 'recovery',
  },
  email_change_new: {
    kind: 'email_change',
    token: 'email_change_token_new',
    sentAt: 'email_change_sent_at',
    linkType: 'email_change',
    method: 'email_change',
  },
  email_change_current: {
    kind: 'email_change',
    token: 'email_change_token_current',
    sentAt: 'email_change_sent_at',
    linkType: 'email_change',
    method: 'email_change',
  },
  reauthentication: {
    kind: 'reauthentication',
    token: 'reauthentication_token',
    sentAt: 'reauthentication_sent_at',
    linkType: null,
    method: 'otp',
  },
};

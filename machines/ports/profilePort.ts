import type { UserDetails } from '#contract/entities.ts';

/** What the product knows about a learner beyond their account. A call that fails rejects with the provider's message. */
export interface ProfilePort {
  /** Whether the learner has confirmed their e-mail and completed their profile. */
  isVerified(userId: string): Promise<boolean>;
  /** Null when nothing is stored yet. */
  loadDetails(userId: string): Promise<UserDetails | null>;
  saveDetails(userId: string, details: UserDetails): Promise<void>;
}

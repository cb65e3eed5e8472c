import type { Profile, UserDetails } from '#contract/entities.ts';
import type { WaivableField } from '#contract/limits.ts';
import type { User } from './authPort.ts';

/** What is stored of a learner's details, null when nothing is yet, and what this site asks for besides the title. */
export interface AskedDetails {
  details: UserDetails | null;
  requiredFields: readonly WaivableField[];
}

/** What of the details cannot be what it is said to be, and why; never empty. */
export interface DetailsError {
  phone?: 'noCountry' | 'tooShort' | 'tooLong' | 'noNumber' | undefined;
  title?: 'tooLong' | undefined;
  address?: 'noAddress' | 'tooLong' | undefined;
  linkedinUrl?: 'noLink' | 'tooLong' | undefined;
}

/** What the product knows about a learner beyond their account. A call that fails rejects with the reason. */
export interface ProfilePort {
  /** Whether the learner has confirmed their e-mail and completed their profile. */
  isVerified(userId: string): Promise<boolean>;
  loadDetails(userId: string): Promise<AskedDetails>;
  /** What of the details cannot be stored, null where all can: details that lack something may be asked about, too. */
  checkDetails(details: UserDetails): Promise<DetailsError | null>;
  /** Null when they are stored; refused, nothing is. */
  saveDetails(userId: string, details: UserDetails): Promise<DetailsError | null>;
  /** Tells each time when this learner's details were stored in another tab of this browser, always in a later task. */
  watchDetails(userId: string, stored: () => void): () => void;
  /** Null when nothing is stored yet. */
  loadProfile(userId: string): Promise<Profile | null>;
  /** Stores what the account says about its learner: name, address, and how they signed in. */
  saveProfile(user: User): Promise<void>;
}

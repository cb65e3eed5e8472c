import type { Reason } from '../ports/reason.ts';

/** What a toast is about; its words are a text's business. */
export type Notice =
  | { kind: 'signedIn' }
  /** Back from a provider or an email, signed in. */
  | { kind: 'arrived' }
  /** An email that confirms an address is under way. */
  | { kind: 'confirmationSent' }
  | { kind: 'passwordChanged' }
  /** The session is over, and it was not ended here. */
  | { kind: 'sessionEnded' }
  /** The authentication provider refused. */
  | { kind: 'refusedByProvider'; message: Reason }
  /** A sign-in broke in a way nobody expected. */
  | { kind: 'signInFailed' }
  /** Something else about an account broke in a way nobody expected. */
  | { kind: 'unexpected' }
  /** The authentication service does not say who is here. */
  | { kind: 'sessionUnanswered' }
  /** Whether the learner is verified could not be asked; it is asked again. */
  | { kind: 'verificationFailed' }
  /** The words of a language that was chosen did not come. */
  | { kind: 'localeFailed' }
  /** The browser still has logs of visits that it was to delete. */
  | { kind: 'visitsUnerased' }
  | { kind: 'challengesFailed' }
  | { kind: 'resourceFailed'; resource: Resource }
  | { kind: 'profileFailed' }
  | { kind: 'achievementsFailed' }
  | { kind: 'detailsFailed' }
  | { kind: 'detailsSaved' }
  /** Those who show the demo will write to the learner. */
  | { kind: 'demoSubscribed' }
  /** The details were not stored, and why. */
  | { kind: 'detailsRefused'; message: Reason };

/** Whether both have the same words; their parts always come in the same order. */
export const isSameNotice = (one: Notice, other: Notice): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a workspace loads beside its file. */
export type Resource = 'problem' | 'processes' | 'commands';

const good: ReadonlySet<Notice['kind']> = new Set([
  'signedIn',
  'arrived',
  'confirmationSent',
  'passwordChanged',
  'detailsSaved',
  'demoSubscribed',
]);

/** Notices of success are shown as such; everything else is trouble. */
export const isGood = ({ kind }: Notice): boolean => good.has(kind);

/** What a toast is about; its words are a text's business. */
export type Notice =
  | { kind: 'signedIn' }
  /** The authentication provider refused, in its own words. */
  | { kind: 'refusedByProvider'; message: string }
  /** A sign-in or a sign-out broke in a way nobody expected. */
  | { kind: 'signInFailed' }
  | { kind: 'signOutFailed' }
  /** Whether the learner is verified could not be asked; it is asked again. */
  | { kind: 'verificationFailed' }
  | { kind: 'challengesFailed' }
  | { kind: 'resourceFailed'; resource: Resource }
  | { kind: 'detailsFailed' }
  | { kind: 'detailsSaved' }
  /** The provider's or database's own words about details it did not store. */
  | { kind: 'detailsRefused'; message: string };

/** What a workspace loads beside its file. */
export type Resource = 'problem' | 'processes' | 'commands';

/** Notices of success are shown as such; everything else is trouble. */
export function isGood(notice: Notice): boolean {
  return notice.kind === 'signedIn' || notice.kind === 'detailsSaved';
}

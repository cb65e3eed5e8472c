/** Everybody who may stand before a route. Each table of answers names all of them, or does not compile. */

/** They bring a token that is none: refused before anybody asks whose it is. */
export const FORGERIES = [
  /** The owner's, an hour after its time. */
  'expired',
  /** The owner's claims, signed with a key that nobody knows. */
  'forged',
  /** The owner's claims under `alg: none`. */
  'unsigned',
  /** The owner's token with a changed signature. */
  'cut',
  /** The owner's claims for another audience, and from another issuer, signed with the real key. */
  'otherAudience',
  'otherIssuer',
  /** The owner's claims over the signature of another learner's token. */
  'swapped',
  /** The owner's claims, signed with the public key as if it were a shared secret. */
  'confused',
  /** The anonymous key that calls itself the key of the service. */
  'promoted',
] as const;

/** Signed in, and not allowed to everything. */
export const NEWCOMERS = [
  /** Without a name: an anonymous sign-in. */
  'guest',
  /** With an open session, but an address that is not confirmed. */
  'unconfirmed',
  /** Confirmed, profile not completed. */
  'unverified',
] as const;

export const CALLER_KINDS = [
  /** No token at all. */
  'anonymous',
  /** A good token of the owner where this route does not look for it: in the header instead of the cookie, or the reverse. */
  'astray',
  'anonKey',
  'serviceKey',
  ...FORGERIES,
  /** Their tokens were good once: the session is over, the account banned or deleted. They ask for the owner's. */
  'signedOut',
  'banned',
  'deleted',
  /** The owner, whose session was closed at the workspace alone. */
  'left',
  ...NEWCOMERS,
  /** A verified learner who asks for what is another's. */
  'other',
  /** The owner. */
  'own',
] as const;
export type CallerKind = (typeof CALLER_KINDS)[number];

/** The status for each, and where it is a refusal its code or the page that it names. */
export type Answers = Readonly<Record<CallerKind, string>>;

/** The same answer for several. */
export function each<Name extends string>(names: readonly Name[], answer: string): Record<Name, string> {
  // Object.fromEntries forgets the names that it was given.
  return Object.fromEntries(names.map((name) => [name, answer])) as Record<Name, string>;
}

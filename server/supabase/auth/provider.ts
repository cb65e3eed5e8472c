/** Who somebody is, by the word of a provider. */
export interface ProviderIdentity {
  /** How the provider calls this person, for ever. */
  id: string;
  email: string;
  emailVerified: boolean;
  /** All that it says of them. */
  data: Readonly<Record<string, unknown>>;
  /** What the token repeats of the request it answers, hashed; null when it repeats nothing. */
  nonce: string | null;
  /** What the token says of the access token beside it; null when it says nothing. */
  accessTokenHash: string | null;
}

export interface ProviderTokens {
  idToken: string;
  accessToken: string;
  refreshToken: string | null;
}

/** A place where people sign in with an account that they have already. */
export interface Provider {
  /** Where the browser goes to be asked. */
  authorizeUrl(query: URLSearchParams): string;
  /** What a code that came back is worth. Rejects when it is worth nothing. */
  exchange(code: string, redirectUri: string): Promise<ProviderTokens>;
  /** Rejects with an error of `jose` when the token was not issued by this provider for this site. */
  identityOf(idToken: string): Promise<ProviderIdentity>;
}

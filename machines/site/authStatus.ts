/** What the rest of the product may ask about a session. */
export type AuthStatus = 'unknown' | 'anonymous' | 'verifying' | 'unverified' | 'verified';

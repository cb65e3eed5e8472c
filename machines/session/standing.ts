/** What the rest of the product may ask about a session. */
export type Standing = 'unknown' | 'anonymous' | 'verifying' | 'unverified' | 'verified';

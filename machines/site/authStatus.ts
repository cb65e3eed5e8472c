/** What the rest of the product may ask about a session. */
export type AuthStatus = 'unknown' | 'anonymous' | 'verifying' | 'unverified' | 'verified';

/** Whether it is still being found out who is here. */
export const isUnsettled = (status: AuthStatus): boolean => status === 'unknown' || status === 'verifying';

import type { AppSnapshot } from './appSelectors.ts';

/** Whether it is known that nobody is signed in here. Apart from what the first sight of the site needs. */
export const selectIsVisitor = ({ context }: AppSnapshot): boolean => context.authStatus === 'anonymous';

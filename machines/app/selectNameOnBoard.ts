import { nameOnBoard } from '#contract/nameOnBoard.ts';
import type { AppSnapshot } from './appSelectors.ts';

/** How who is here would be called on the board of the community; null for who has no name to show. */
export const selectNameOnBoard = ({ context: { user } }: AppSnapshot): string | null => nameOnBoard(user?.name ?? null);

/** Several entries of folders go to other places of the same disk: all of them, or none. */
import { rename } from 'node:fs/promises';
import { errorCode } from '../files/errorCode.ts';
import { CommandError } from './CommandError.ts';

export interface Move {
  from: string;
  to: string;
}

/** Moves them in this order. Where one cannot be moved, those before it are moved back, and it rejects with a CommandError that names the one. */
export async function moveAll(moves: readonly Move[]): Promise<void> {
  for (const [index, { from, to }] of moves.entries()) {
    try {
      await rename(from, to);
    } catch (cause) {
      for (const moved of moves.slice(0, index).toReversed()) await rename(moved.to, moved.from);
      throw new CommandError(
        `${from} cannot be moved (${errorCode(cause)}), as where it is a disk of its own or belongs to another account: ` +
          'move it elsewhere yourself, or name another folder with DATA_DIR. Nothing was changed.',
        { cause },
      );
    }
  }
}

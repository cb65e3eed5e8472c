import { statfs } from 'node:fs/promises';
import { sharedAnswer } from './sharedAnswer.ts';

/** So long an answer holds. */
const HOLDS_MS = 500;

/** Knows whether the disk below a folder has more room left than what is kept free for the accounts: learners fill it, and sign-in goes on. */
export class DiskReserve {
  /** A disk that says nothing of itself has room: whoever writes hears of it. */
  readonly hasRoom: () => Promise<boolean>;

  constructor(folder: string, bytes: number) {
    const look = () =>
      statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize >= bytes,
        () => true,
      );
    this.hasRoom = sharedAnswer(look, HOLDS_MS);
  }
}

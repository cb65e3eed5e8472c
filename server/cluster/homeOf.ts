/** Which server is the home of a learner: by rendezvous hashing, of which every server makes the same for itself. */
import { createHash } from 'node:crypto';
import type { Member } from './Member.ts';

/**
 * The same for the same servers, whatever their order. Of n servers one that comes takes one learner in n + 1 from the others, and one that goes
 * leaves its own to all of them; nobody else moves. Undefined where there is no server.
 */
export function homeOf(learnerId: string, members: readonly Member[]): Member | undefined {
  let home: Member | undefined;
  let most = '';
  for (const member of members) {
    const weight = createHash('sha256').update(`${member.run} ${learnerId}`).digest('hex');
    if (weight <= most) continue;
    most = weight;
    home = member;
  }
  return home;
}

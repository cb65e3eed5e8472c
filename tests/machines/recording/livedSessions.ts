/** Sessions with every actor and effect in play, recorded. */
import fc from 'fast-check';
import { isFull } from '../../isFull.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { complete } from '../../fakes/fakeProfiles.ts';
import type { SegmentBounds } from '#machines/recording/segments.ts';
import { canaries, canaryUser } from './canaries.ts';
import type { Deed } from './deed.ts';
import { openRecorded, settled, treeOf } from './openRecorded.ts';
import { deeds } from './sessionDeeds.ts';

/** Always the same, of which the first sixty meet every actor, so that no run depends on chance; 200 with the full tests. */
export const generated = { numRuns: isFull ? 200 : 60, seed: 1 };

/** Generated visits: where they begin, whose they are, and what happens in them. */
export const sessions = fc.record({
  path: fc.constantFrom(
    '/',
    '/auth/signin',
    '/auth/signup',
    '/auth/callback',
    '/auth/userDetails',
    '/challenges',
    '/challenge',
    '/challenge/1',
    '/challenge/1',
  ),
  isSignedIn: fc.constantFrom(true, true, true, false),
  isVerified: fc.constantFrom(true, true, true, false),
  code: fc.constantFrom('', 'import rospy\n'.repeat(20), `# ${canaries.email}\n`.repeat(10)),
  script: fc.array(deeds, { minLength: 20, maxLength: 60 }).map((rows) => rows.flat()),
});

type Session = { path: string; isSignedIn: boolean; isVerified: boolean; code: string; script: Deed[] };

/** Lives through a session, and through what it says about itself half-way. */
export async function live({ path, isSignedIn, isVerified, code, script }: Session, bounds?: SegmentBounds) {
  const world = { path, user: isSignedIn ? canaryUser : null, isVerified, disk: { [obstacleProblem.file_path]: code } };
  const session = openRecorded(world, undefined, bounds);
  if (isVerified)
    session.ports.profiles.stored[canaryUser.id] = { ...complete, phone: canaries.phone, title: canaries.title };
  await settled();
  const half = { text: '', tree: {} };
  for (const [index, deed] of script.entries()) {
    deed(session);
    if (index % 3 !== 0) await settled();
    if (index === Math.floor(script.length / 2))
      Object.assign(half, { text: session.plain.text(), tree: treeOf(session.app) });
  }
  await settled();
  return { ...session, half };
}

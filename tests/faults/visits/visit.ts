/** What an ordinary visit is, and what it leaves. */
import { appMachine } from '#machines/app/appMachine.ts';
import { segmentBounds } from '#machines/recording/segments.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import type { World } from '../../fakes/fakePorts.ts';
import { complete } from '../../fakes/fakeProfiles.ts';
import { canaryUser } from '../../machines/recording/canaries.ts';
import type { Deed } from '../../machines/recording/deed.ts';
import { type Beside, type Recorded, openRecorded, settled } from '../../machines/recording/openRecorded.ts';

/** A world, and what a learner, a server and the time do in it, one after the other. */
export interface Visit {
  name: string;
  world: World;
  deeds: readonly Deed[];
}

/** What their program says. */
export const start = `# ${ada.email}\n${'import rospy\n'.repeat(30)}`;

/** The workspace of a learner who has a program already. */
export const working = { path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: start } };

/** Whoever signs in there has said already what the site asks for. */
export const canaryIsKnown: Deed = ({ ports }) => void (ports.profiles.stored[canaryUser.id] = complete);

export const wait =
  (milliseconds: number): Deed =>
  ({ clock }) =>
    clock.increment(milliseconds);

export const move =
  (path: string): Deed =>
  ({ ports }) =>
    ports.location.move(path);

/** Lives a visit from its beginning to its end, in a world of its own. `beside` hears what the recorders hear. */
export async function visited({ world, deeds }: Visit, beside?: Beside): Promise<Recorded> {
  const session = openRecorded(structuredClone(world), appMachine, segmentBounds, beside);
  const { output } = session.ports;
  await settled();
  for (const deed of deeds) {
    deed(session);
    await settled();
    // A frame that was asked for is painted now: nothing hangs on when a browser, or what stands for it, finds the time.
    output.paint();
    await settled();
  }
  return session;
}

/** The log of a visit, redacted as a learner would send it. */
export const recorded = async (visit: Visit): Promise<string> => (await visited(visit)).masked.text();

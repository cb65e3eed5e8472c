import { SimulatedClock, createActor, waitFor } from 'xstate';
import type { SessionReport } from '#machines/session/sessionEvents.ts';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { ada, fakeAuth } from '../../fakes/fakeAuth.ts';
import { complete, fakeProfiles } from '../../fakes/fakeProfiles.ts';
import { fakeAccounts } from '../../fakes/fakeAccounts.ts';
import { fakeExport } from '../../fakes/fakeExport.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeSiteData } from '../../fakes/fakeSiteData.ts';

/** A session of somebody, or of nobody, and waits for what becomes of it. */
export function openSession({
  user = ada,
  isVerified = true,
}: { user?: typeof ada | null; isVerified?: boolean } = {}) {
  const auth = fakeAuth(user);
  const profiles = fakeProfiles(isVerified ? { [ada.id]: complete } : {});
  const owner = fakeOwner<SessionReport>();
  const around = { accounts: fakeAccounts(), exports: fakeExport(), siteData: fakeSiteData() };
  const clock = new SimulatedClock();
  const session = createActor(sessionMachine, {
    clock,
    input: { ...around, auth, profiles, owner: owner.actor },
  }).start();
  const reach = (state: 'signedOut' | 'verifying' | 'unverified' | 'verified') =>
    waitFor(session, (snapshot) =>
      snapshot.matches(state === 'signedOut' ? state : { signedIn: { verification: state } }),
    );
  const asks = (state: string) =>
    waitFor(session, ({ children }) => children.verification?.getSnapshot().value === state);
  const statuses = () =>
    owner.reports.flatMap((report) => (report.type === 'session.changed' ? [report.authStatus] : []));
  return { ...around, session, auth, profiles, clock, reports: owner.reports, reach, asks, statuses };
}

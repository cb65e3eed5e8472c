/** Pages that show nothing of anybody stay as they are, whoever comes or goes; the others begin anew. */
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import { selectAccount, selectStanding, selectWorkspace } from '#machines/app/appSelectors.ts';
import { selectSignIn } from '#machines/session/accountSelectors.ts';
import type { Standing } from '#machines/session/standing.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { complete } from '../../fakes/fakeProfiles.ts';
import { type World, fakePorts } from '../../fakes/fakePorts.ts';

function visit(world: World) {
  const ports = fakePorts(world);
  const app = createActor(appMachine, { input: { ports } }).start();
  const standing = (wanted: Standing) => waitFor(app, (snapshot) => selectStanding(snapshot) === wanted);
  return { app, ports, standing };
}

it('keeps what is typed into the sign-in form when a remembered session turns out to be over', async () => {
  const { app, ports, standing } = visit({ path: '/auth/signin', user: ada });
  ports.profiles.gate.shut();
  await standing('verifying');
  const form = selectSignIn(selectAccount(app.getSnapshot())!.getSnapshot())!;
  form.send({ type: 'email.typed', email: 'grace@example.com' });
  ports.auth.announce('signedOut', null);
  await standing('anonymous');
  const shown = selectSignIn(selectAccount(app.getSnapshot())!.getSnapshot())!;
  expect(shown.getSnapshot().context.email).toBe('grace@example.com');
});

it('looks once at what the address brought, whatever the session says meanwhile', async () => {
  const { app, ports, standing } = visit({ path: '/auth/callback' });
  await standing('anonymous');
  ports.auth.gate.shut();
  const account = selectAccount(app.getSnapshot());
  ports.auth.announce('signedIn', ada);
  await standing('verified');
  expect(selectAccount(app.getSnapshot()) === account).toBe(true);
});

it('begins a workspace anew for another learner', async () => {
  const { app, ports, standing } = visit({ path: '/challenge/1', user: ada });
  await standing('verified');
  const workspace = selectWorkspace(app.getSnapshot());
  const grace = { ...ada, id: 'u2', email: 'grace@example.com' };
  await ports.profiles.saveDetails(grace.id, complete);
  ports.auth.announce('signedIn', grace);
  await standing('verifying');
  await standing('verified');
  expect(selectWorkspace(app.getSnapshot()) === workspace).toBe(false);
});

it('begins a personal page anew for another learner, whatever the session went through', async () => {
  const { app, standing } = visit({ path: '/challenge/1', user: ada });
  await standing('verified');
  const workspace = selectWorkspace(app.getSnapshot());
  app.send({ type: 'session.changed', standing: 'verified', user: { ...ada, id: 'u2' } });
  expect(selectWorkspace(app.getSnapshot()) === workspace).toBe(false);
});

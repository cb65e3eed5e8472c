import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import { redactor, redactingObserver } from '#machines/recording/redactingObserver.ts';
import { statelyInspector } from '#src/adapters/statelyInspector.ts';
import { fakePorts } from '../fakes/fakePorts.ts';
import { canaries, canaryUser } from '../machines/recording/canaries.ts';
import { actorAt, settled } from '../machines/recording/openRecorded.ts';

/** A browser that opens one window, which listens from the start and keeps what it is sent. */
function openBrowser() {
  const page = new EventTarget();
  const sent: unknown[] = [];
  const opened: string[] = [];
  const open = (address: string) => {
    opened.push(address);
    return { postMessage: (message: unknown) => sent.push(structuredClone(message)) };
  };
  const connect = () => page.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
  return { browser: Object.assign(page, { open }) as unknown as Window, sent, opened, connect };
}

it('tells Stately what the actors do, and nothing that is personal', async () => {
  const { browser, sent, opened, connect } = openBrowser();
  const redact = redactor();
  const inspect = redactingObserver(statelyInspector(redact, browser), redact);
  connect();
  const ports = fakePorts({ path: '/auth/signin' });
  const app = createActor(appMachine, { input: { ports }, inspect }).start();
  await settled();
  const signIn = actorAt(app, 'account/signIn');
  signIn?.send({ type: 'email.typed', email: canaries.email });
  signIn?.send({ type: 'password.typed', password: canaries.password });
  signIn?.send({ type: 'form.submitted' });
  ports.auth.announce('signedIn', canaryUser);
  await expect.poll(() => JSON.stringify(sent)).toContain('session.announced');
  await expect.poll(() => JSON.stringify(sent)).toContain('signIn.submitted');

  expect(opened).toEqual(['https://stately.ai/inspect']);
  const text = JSON.stringify(sent);
  expect(text).toContain('"value":"submitting"');
  expect(Object.values(canaries).filter((secret) => text.includes(secret))).toEqual([]);
});

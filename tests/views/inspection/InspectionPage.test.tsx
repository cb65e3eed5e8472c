// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import { inspectionMachine } from '#machines/recording/inspectionMachine.ts';
import { inspector } from '#machines/recording/inspector.ts';
import { redactor } from '#machines/recording/redactingObserver.ts';
import { InspectionPage } from '#src/views/inspection/InspectionPage.tsx';
import { fakeInspection } from '../../fakes/fakeInspection.ts';
import { fakePorts } from '../../fakes/fakePorts.ts';
import { canaries } from '../../machines/recording/canaries.ts';
import { actorAt } from '../../machines/recording/openRecorded.ts';

afterEach(cleanup);

/** The whole product in one window, and the page that watches it in another. */
async function openWatched(path = '/') {
  const visit = fakeInspection();
  const { inspect, describe, ...controls } = inspector(redactor(), visit.tell);
  const app = createActor(appMachine, { input: { ports: fakePorts({ path }) }, inspect }).start();
  Object.assign(visit, { describe, ...controls });
  const inspection = createActor(inspectionMachine, { input: { inspection: visit } }).start();
  render(<InspectionPage inspection={inspection} />);
  await screen.findByRole('region', { name: 'Actors' });
  return { app, visit, person: userEvent.setup() };
}

/** The states that are marked in the drawing. */
async function lit(): Promise<(string | null)[]> {
  const box = await screen.findByRole('group', { name: 'The machine theme, its active states marked' });
  const marked = box.firstElementChild?.shadowRoot?.querySelectorAll('.lit') ?? [];
  return [...marked].map((mark) => mark.getAttribute('data-id'));
}
const events = () => within(screen.getByRole('region', { name: 'Events' }));

it('says how to open a visit while there is none', () => {
  const inspection = createActor(inspectionMachine, { input: { inspection: fakeInspection() } }).start();
  render(<InspectionPage inspection={inspection} />);
  expect(screen.getByText(/open the site with \?inspect/)).toBeDefined();
});

it('shows the state of every actor as it changes, and marks it in the drawing of the chosen one', async () => {
  const { app, person } = await openWatched();
  await person.click(await screen.findByRole('button', { name: /^app\/theme dark, dark.chosen/ }));
  expect(await lit()).toEqual(['theme_dark', 'theme_dark_chosen']);
  actorAt(app, 'theme')?.send({ type: 'theme.toggled' });
  await waitFor(async () => expect(await lit()).toEqual(['theme_light']));
});

it('finds events by their words, and shows the newest first', async () => {
  const { app, person } = await openWatched();
  actorAt(app, 'theme')?.send({ type: 'theme.toggled' });
  actorAt(app, 'report')?.send({ type: 'report.opened' });
  await events().findByText(/report\.opened/);
  expect(events().getAllByRole('listitem')[0]?.textContent).toContain('app/report');
  await person.type(screen.getByRole('searchbox'), 'Theme.Toggled');
  expect(events().getAllByRole('listitem')).toHaveLength(1);
});

it('shows nothing that is personal', async () => {
  const { app } = await openWatched('/auth/signin');
  await screen.findByRole('button', { name: /^app\/account\/signIn/ });
  actorAt(app, 'account/signIn')?.send({ type: 'password.typed', password: canaries.password });
  actorAt(app, 'account/signIn')?.send({ type: 'email.typed', email: canaries.email });
  await events().findByText(/email\.typed/);
  expect(Object.values(canaries).filter((secret) => document.body.textContent?.includes(secret))).toEqual([]);
});

it('has the visit give its log', async () => {
  const { visit, person } = await openWatched();
  await person.click(screen.getByRole('button', { name: 'Download the log' }));
  expect(visit.requests).toBe(1);
});

it('has the visit stand still, tells an actor an event there, and steps through what follows from it', async () => {
  const { person } = await openWatched();
  await person.click(await screen.findByRole('button', { name: /^app\/theme dark, dark.chosen/ }));
  await person.click(screen.getByRole('button', { name: 'Freeze' }));
  await person.selectOptions(screen.getByLabelText('An event that its machine takes'), 'theme.toggled');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  const waiting = within(screen.getByRole('region', { name: 'Freeze and step' }));
  expect((await waiting.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'from outside → app/theme: {"type":"theme.toggled"}',
  ]);
  expect(screen.getByRole('button', { name: /^app\/theme dark/ })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Step' }));
  expect(await screen.findByRole('button', { name: /^app\/theme light/ })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByRole('button', { name: 'Freeze' })).toBeDefined();
});

it('says why an event cannot be sent', async () => {
  const { person } = await openWatched();
  await person.type(screen.getByRole('textbox', { name: 'Event as JSON' }), 'theme.toggled');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/this is no JSON/)).toBeDefined();
});

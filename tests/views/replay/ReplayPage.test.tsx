// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { openRecorded, settled } from '../../machines/recording/openRecorded.ts';
import { recordHeadless } from '../../machines/recording/openReplay.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

/** A short visit: the theme is changed on one page, then another page is opened. */
async function recordVisit(): Promise<string> {
  const { app, ports, masked } = openRecorded({ path: '/challenges', user: ada });
  await settled();
  app.getSnapshot().children.theme?.send({ type: 'theme.toggled' });
  ports.location.move('/dashboard');
  await settled();
  return masked.text();
}

const fileOf = (text: string) => new File([text], 'servolab-log.jsonl');

const rows = () => within(screen.getByRole('listbox', { name: 'Events' })).getAllByRole('option');

/** The row of the step that is looked at. */
const chosen = () => within(screen.getByRole('listbox', { name: 'Events' })).getByRole('option', { selected: true });

const timeLine = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Time line' });

async function openReplay(text: string) {
  const opened = openApp({ path: '/replay' });
  await opened.person.upload(await screen.findByLabelText('Choose a log'), fileOf(text));
  return {
    ...opened,
    press: (name: string) => opened.person.click(screen.getByRole('button', { name })),
    seek: (position: number) => fireEvent.change(timeLine(), { target: { value: String(position) } }),
    actors: () => within(screen.getByRole('region', { name: 'Actors' })),
  };
}

/** The site as it was, once its own document is there. */
async function siteAsItWas() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('The site as it was');
  await waitFor(() => expect(frame.contentDocument?.body.childElementCount).toBeGreaterThan(0));
  return within(frame.contentDocument!.body);
}

const equal = 'Equal: the machines of this build become what they were.';

it('says that the machines become what they were, and nothing of another build for a log of this one', async () => {
  await openReplay(await recordVisit());
  expect(await screen.findByText(equal)).toBeTruthy();
  expect(screen.getByText('Recorded with version 1.0.0, build test.')).toBeTruthy();
});

it('says which build a log is from and which one replays it when they differ', async () => {
  await openReplay((await recordVisit()).replace('"build":"test"', '"build":"earlier"'));
  expect(await screen.findByText(equal)).toBeTruthy();
  screen.getByText(
    'Recorded with version 1.0.0, build earlier. This page is version 1.0.0, build test: a divergence may be a change that was meant.',
  );
});

it('says how many values were compared, and how', async () => {
  await openReplay(await recordVisit());
  expect(await screen.findByText(/^All \d+ values were compared exactly\.$/)).toBeTruthy();
});

it('replays what is left of a damaged log, and says what is missing', async () => {
  await openReplay((await recordVisit()).split('\n').slice(0, 4).join('\n'));
  expect(
    await screen.findByText('Equal as far as it goes: the machines of this build become what they were.'),
  ).toBeTruthy();
  expect(screen.getByText('The log was read: equal as far as it goes.')).toBeTruthy();
  expect(
    screen.getByText('The end of this log is missing: what happened after its last step is not known.'),
  ).toBeTruthy();
});

it('says where the machines part from the log, and goes there', async () => {
  const { press } = await openReplay((await recordVisit()).replace('"light"', '"bright"'));
  await screen.findByText(
    /^The machines of this build part from the log at step \d+\. app\/theme is bright in the log after that step, and light on these machines\.$/,
  );
  expect(screen.getByText(/^Until they part, all \d+ values were compared exactly\.$/)).toBeTruthy();
  expect(timeLine().value).toBe('0');
  await press('Go there');
  expect(chosen().textContent).toMatch(/theme\.toggled.*parts here/);
});

it('steps and seeks, and shows the state of every actor there', async () => {
  const { press, seek, actors } = await openReplay(await recordVisit());
  await screen.findByText(equal);
  expect(actors().getByText('starting')).toBeTruthy();
  await press('One step on');
  await press('One step on');
  await press('One step back');
  expect(timeLine().value).toBe('1');
  seek(Number(timeLine().max));
  expect(screen.getByText(/^Step (\d+) of \1,/)).toBeTruthy();
  expect(actors().getByText('light')).toBeTruthy();
  seek(0);
  expect(actors().getByText('starting')).toBeTruthy();
});

it('finds a step by a word of its event, and marks the actor that was spoken to', async () => {
  const { person, press, actors } = await openReplay(await recordVisit());
  await person.type(await screen.findByRole('searchbox'), 'theme.toggled');
  await press('Find next');
  expect(chosen().textContent).toMatch(/theme\.toggled.*outside → theme.*theme: light/);
  const marked = actors()
    .getAllByRole('listitem')
    .filter((item) => item.ariaCurrent === 'true');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['app/theme light']);
});

it('lists the events of one actor, and goes through them by keys', async () => {
  const { person } = await openReplay(await recordVisit());
  await screen.findByText(equal);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Actor' }), 'app/theme');
  expect(rows().length).toBeGreaterThan(1);
  await person.click(screen.getByRole('listbox'));
  await person.keyboard('{End}');
  expect(chosen()).toBe(rows().at(-1));
  await person.keyboard('k');
  expect(chosen()).toBe(rows().at(-2));
  await person.keyboard('j');
  expect(chosen()).toBe(rows().at(-1));
  await person.keyboard('{Home}');
  expect(chosen()).toBe(rows()[0]);
});

it('shows what an event brought, what changed by it, and who told whom', async () => {
  const { person } = await openReplay(await recordVisit());
  await person.type(await screen.findByRole('searchbox'), '/dashboard');
  await person.click(screen.getAllByRole('option', { name: /path\.changed/ })[0]!);
  const details = within(screen.getByRole('region', { name: /^Step \d+$/ }));
  details.getByRole('heading', { name: 'path.changed' });
  details.getByText('“/dashboard”');
  expect(details.getAllByText('dashboard').map(({ tagName }) => tagName)).toContain('INS');
});

it('draws the machine of whoever is told at each step, or of the one that is chosen', async () => {
  const { person, press, actors } = await openReplay(await recordVisit());
  await person.type(await screen.findByRole('searchbox'), 'theme.toggled');
  await press('Find next');
  const diagram = within(screen.getByRole('region', { name: 'Diagram of' }));
  diagram.getByRole('heading', { name: 'app/theme' });
  diagram.getByText('dark: theme.toggled → light');
  const box = await diagram.findByRole('group', { name: /^The machine theme/ });
  const marked = (kind: string) => [...(box.firstElementChild?.shadowRoot?.querySelectorAll(kind) ?? [])];
  expect(marked('.lit').map((state) => state.getAttribute('data-id'))).toEqual(['theme_light']);
  expect(marked('text.taken').map(({ textContent }) => textContent)).toContain('theme.toggled');
  await person.click(actors().getByRole('button', { name: /^app\/report/ }));
  diagram.getByRole('heading', { name: 'app/report' });
  await press('One step on');
  diagram.getByRole('heading', { name: 'app/report' });
  await person.selectOptions(diagram.getByRole('combobox'), '');
  expect(diagram.queryByRole('heading', { name: 'app/report' })).toBeNull();
});

it('says that no event has these words', async () => {
  const { person } = await openReplay(await recordVisit());
  await person.type(await screen.findByRole('searchbox'), 'nobody said this');
  expect(screen.getByText('No event is like that. Choose another actor, or look for other words.')).toBeTruthy();
  expect(screen.getByText(/^0 of \d+ events$/)).toBeTruthy();
});

it('shows the site as it was, and hears nothing that is pressed in it', async () => {
  const { app, person, seek, actors } = await openReplay(await recordVisit());
  await screen.findByText(equal);
  seek(Number(timeLine().max));
  const site = await siteAsItWas();
  const before = actors()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  await person.click(site.getByRole('button', { name: 'Switch to the dark theme' }));
  await person.click(within(site.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Challenges' }));
  await person.click(site.getByRole('button', { name: 'Report a problem' }));
  expect(
    actors()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(before);
  expect(site.getByRole('button', { name: 'Switch to the dark theme' })).toBeTruthy();
  expect(app.getSnapshot().context.path).toBe('/replay');
});

it('takes a log that is dropped on it', async () => {
  openApp({ path: '/replay' });
  fireEvent.drop(await screen.findByLabelText('Choose a log'), {
    dataTransfer: { files: [fileOf(await recordVisit())] },
  });
  expect(await screen.findByText(equal)).toBeTruthy();
});

it('says why a file cannot be replayed, and takes another one then', async () => {
  const { person } = await openReplay('Dear all,');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This file is not a log of Servolab: its first line is not the header of one.');
  await person.upload(screen.getByLabelText('Choose a log'), fileOf(await recordHeadless()));
  await screen.findByText(/its first \d+ entries were dropped/);
  await person.upload(screen.getByLabelText('Choose a log'), fileOf(await recordVisit()));
  expect(await screen.findByText(equal)).toBeTruthy();
});

it('says that a log has neither output nor robot with it, and replays it as before', async () => {
  await openReplay(await recordVisit());
  expect(await screen.findByText(equal)).toBeTruthy();
  screen.getByText('This log has no output with it: how many lines there were is known, what they said is not.');
  screen.getByText('This log has no robot with it.');
});

it('says what is damaged of what goes with a log, and replays the rest', async () => {
  const lines = (await recordVisit()).trimEnd().split('\n');
  const broken = ['{"companion":"output","process', '{"companion":"robot","at":0,"moment":0,"run":"AAAA"}'];
  await openReplay([...lines.slice(0, -1), ...broken, lines.at(-1)].join('\n'));
  expect(await screen.findByText(equal)).toBeTruthy();
  screen.getByText('A part of the output in this log is damaged, and left out.');
  screen.getByText('The robot in this log is damaged, and left out.');
});

import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectDeparture, selectPage, selectPath, selectWorkspace } from '#machines/app/appSelectors.ts';
import { selectIsAsking } from '#machines/app/departureMachine.ts';
import { selectCode, selectIsReady } from '#machines/workspace/fileSelectors.ts';
import { selectFile } from '#machines/workspace/programSelectors.ts';
import { selectProgram } from '#machines/workspace/workspaceSelectors.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { visitApp } from './visitApp.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A learner at work who has typed one character. */
async function typeUnsaved() {
  const visited = visitApp({ path: '/challenge', user: ada });
  await visited.page('workspace');
  const { app } = visited;
  const file = selectFile(selectProgram(selectWorkspace(app.getSnapshot())!.getSnapshot())!.getSnapshot())!;
  await waitFor(file, selectIsReady);
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 0, insert: 'x' }], length: 1 });
  const departure = () => selectDeparture(app.getSnapshot());
  const isAsking = () => {
    const actor = departure();
    return actor !== undefined && selectIsAsking(actor.getSnapshot());
  };
  return { ...visited, file, departure, isAsking };
}

it('asks before a link leads away from what is not saved, and stays when told to', async () => {
  const { app, ports, file, departure, isAsking } = await typeUnsaved();
  app.send({ type: 'path.requested', path: '/challenges' });
  expect([isAsking(), ports.location.trail]).toEqual([true, []]);
  departure()!.send({ type: 'departure.declined' });
  expect([isAsking(), selectPage(app.getSnapshot()), selectCode(file.getSnapshot())]).toEqual([
    false,
    'workspace',
    'x',
  ]);
});

it('leads where its visitor wanted to go last', async () => {
  const { app, departure, page } = await typeUnsaved();
  app.send({ type: 'path.requested', path: '/challenges' });
  app.send({ type: 'path.requested', path: '/about' });
  departure()!.send({ type: 'departure.confirmed' });
  await page('about', '/about');
  expect(departure()).toBeUndefined();
});

it('leads whoever would rather lose it where they wanted to go', async () => {
  const { app, departure, page } = await typeUnsaved();
  app.send({ type: 'path.requested', path: '/challenges' });
  departure()!.send({ type: 'departure.confirmed' });
  await page('challenges', '/challenges');
  expect(departure()).toBeUndefined();
});

it('asks before another challenge is opened over what is not saved', async () => {
  const { app, isAsking } = await typeUnsaved();
  app.send({ type: 'path.requested', path: '/challenge/1' });
  expect(isAsking()).toBe(true);
});

it('returns the address bar after back or forward until it is decided', async () => {
  const { app, ports, file, departure, isAsking, page } = await typeUnsaved();
  ports.location.move('/challenges');
  await settled();
  expect([isAsking(), ports.location.trail.at(-1)]).toEqual([true, { path: '/challenge', how: 'push' }]);
  await settled();
  expect([selectPath(app.getSnapshot()), selectCode(file.getSnapshot())]).toEqual(['/challenge', 'x']);
  departure()!.send({ type: 'departure.confirmed' });
  await page('challenges', '/challenges');
  // Back where the history had led: its next step back does not return to what was left.
  expect(ports.location.trail.slice(1)).toEqual([{ path: '/challenges', how: 'back' }]);
});

it('lets the browser ask before it unloads the page, for as long as something is not saved', async () => {
  const { ports, file } = await typeUnsaved();
  expect(ports.location.isGuarded()).toBe(true);
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 1, insert: '' }], length: 0 });
  expect(ports.location.isGuarded()).toBe(false);
});

it('asks nobody who has saved what they typed', async () => {
  const { app, file, isAsking, page } = await typeUnsaved();
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 1, insert: '' }], length: 0 });
  app.send({ type: 'path.requested', path: '/challenges' });
  expect(isAsking()).toBe(false);
  await page('challenges', '/challenges');
});

it('leads on whoever is still asked when nothing is unsaved any more', async () => {
  const { app, file, departure, page } = await typeUnsaved();
  app.send({ type: 'path.requested', path: '/challenges' });
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 1, insert: '' }], length: 0 });
  await page('challenges', '/challenges');
  expect(departure()).toBeUndefined();
});

it('leads nobody away who has said that they stay', async () => {
  const { app, file, departure, ports } = await typeUnsaved();
  app.send({ type: 'path.requested', path: '/challenges' });
  departure()!.send({ type: 'departure.declined' });
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 1, insert: '' }], length: 0 });
  expect([departure(), selectPage(app.getSnapshot()), ports.location.trail]).toEqual([undefined, 'workspace', []]);
});

/** Somebody who has chosen to leave for a page that is not here yet. */
async function leaving() {
  const visited = await typeUnsaved();
  visited.ports.location.stick();
  visited.app.send({ type: 'path.requested', path: '/challenges' });
  visited.departure()!.send({ type: 'departure.confirmed' });
  return visited;
}

it('guards what is not saved again for whoever comes back before the page they left for was there', async () => {
  const { app, ports, departure, isAsking } = await leaving();
  ports.location.move('/challenge');
  await settled();
  app.send({ type: 'path.requested', path: '/about' });
  expect([isAsking(), ports.location.trail]).toEqual([true, [{ path: '/challenges', how: 'push' }]]);
  departure()!.send({ type: 'departure.declined' });
  expect(ports.location.isGuarded()).toBe(true);
});

it('lets the browser ask before it unloads the page for as long as the next page is not here', async () => {
  const { ports, file, page } = await leaving();
  expect(ports.location.isGuarded()).toBe(true);
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 1, insert: '' }], length: 0 });
  expect(ports.location.isGuarded()).toBe(false);
  ports.location.move('/challenges');
  await page('challenges', '/challenges');
});

it('guards nothing any more for whoever is led on since all is saved, before the next page is here', async () => {
  const { app, ports, file, page } = await typeUnsaved();
  ports.location.stick();
  app.send({ type: 'path.requested', path: '/challenges' });
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 1, insert: '' }], length: 0 });
  expect([ports.location.trail, ports.location.isGuarded()]).toEqual([[{ path: '/challenges', how: 'push' }], false]);
  ports.location.move('/challenges');
  await page('challenges', '/challenges');
});

it('asks nobody a second time when the page that they left for is here', async () => {
  const { ports, page } = await leaving();
  ports.location.move('/challenges');
  await page('challenges', '/challenges');
  expect(ports.location.isGuarded()).toBe(false);
});

it('signs out whoever is still asked when nothing is unsaved any more', async () => {
  const { app, file, page } = await typeUnsaved();
  app.send({ type: 'signOut.requested', losesWork: true });
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 1, insert: '' }], length: 0 });
  const { context } = await page('signIn', '/auth/signin?redirect=%2Fchallenge');
  expect(context.user).toBeNull();
});

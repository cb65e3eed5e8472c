// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectWorkspace } from '#machines/app/appSelectors.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';
import { isOnScreen } from './isOnScreen.ts';

const path = obstacleProblem.file_path;
const code = 'import rospy\n';
const [phone, tablet, desk] = [390, 900, 1440] as const;
const sentence = /^Error saving file/;

async function failToSave(front: 'robot' | 'console') {
  const opened = openApp({
    path: '/challenge/1',
    user: ada,
    disk: { [path]: code },
    preferences: { welcome: 'demo,tour', panes: `front=${front}` },
  });
  await screen.findByText('File ready');
  const editor = EditorView.findFromDOM(await screen.findByRole('textbox', { name: /obstacle_course\.py/ }))!;
  await waitFor(() => expect(editor.state.doc.toString()).toBe(code));
  act(() => editor.dispatch({ changes: { from: code.length, insert: 'rospy.spin()\n' } }));
  // Where a live region comes with its first words, they may not be heard.
  const places = [...screen.getAllByRole('status'), ...screen.getAllByRole('log')];
  opened.ports.files.break('disk full');
  const save = () => opened.person.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  const strip = screen;
  return { ...opened, save, strip, places };
}

it('says in the status strip what went wrong while the robot stands before the consoles', async () => {
  const { strip, person } = await failToSave('robot');
  expect((await strip.findByRole('button', { name: sentence })).textContent).toContain('disk full');
  await person.click(strip.getByRole('button', { name: 'Dismiss' }));
  expect(strip.queryByRole('button', { name: sentence })).toBeNull();
});

it.each(['robot', 'console'] as const)('says it where a place for it was before, beside the %s', async (front) => {
  const { places } = await failToSave(front);
  const said = await screen.findAllByText(sentence);
  const heard = said.map((words) => words.closest('[role=status], [role=log]')).filter((place) => place !== null);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((place) => !places.some((before) => before === place))).toEqual([]);
});

it('puts away what it says and nothing else: the consoles list it, and what was said before stands again', async () => {
  const { strip, person, app } = await failToSave('robot');
  await strip.findByRole('button', { name: sentence });
  const workspace = selectWorkspace(app.getSnapshot())!;
  act(() => workspace.send({ type: 'program.noted', lines: [{ kind: 'stopFailed', error: 'busy' }] }));
  const later = /busy/;
  expect(strip.getByRole('button', { name: later })).toBeTruthy();
  await person.click(strip.getByRole('button', { name: 'Dismiss' }));
  expect(strip.queryByRole('button', { name: later })).toBeNull();
  expect(strip.getByRole('button', { name: sentence })).toBeTruthy();
  await person.click(strip.getByRole('button', { name: 'Dismiss' }));
  await person.click(screen.getByRole('tab', { name: 'Console' }));
  const messages = within(await screen.findByRole('region', { name: 'Messages of the workspace' }));
  expect(messages.getByText(sentence)).toBeTruthy();
  expect(messages.getByText(later)).toBeTruthy();
});

it('leaves it to the consoles wherever they are on the screen, and says it wherever they are not', async () => {
  const { person } = await failToSave('console');
  const note = await screen.findByRole('button', { name: sentence });
  const [listed] = within(screen.getByRole('complementary', { name: 'Robot' })).getAllByText(sentence);
  const places = () =>
    [phone, tablet, desk].map((width) =>
      [listed!, note].flatMap((place, index) => (isOnScreen(place, width) ? [index === 0 ? 'console' : 'strip'] : [])),
    );
  expect(places()).toEqual([['strip'], ['strip'], ['console']]);
  await person.click(screen.getByRole('button', { name: 'Console', expanded: false }));
  expect(places()).toEqual([['strip'], ['console'], ['console']]);
  const sections = within(screen.getByRole('navigation', { name: 'Sections of the workspace' }));
  await person.click(sections.getByRole('button', { name: /Console/ }));
  expect(places()).toEqual([['console'], ['console'], ['console']]);
  await person.click(sections.getByRole('button', { name: /Problem/ }));
  await person.click(
    within(screen.getByRole('complementary', { name: 'Robot' })).getByLabelText('Collapse this panel'),
  );
  expect(
    [phone, tablet, desk].map((width) => isOnScreen(screen.getByRole('button', { name: sentence }), width)),
  ).toEqual([true, true, true]);
});

it('says it again once another panel is brought before the consoles', async () => {
  const { strip, person } = await failToSave('console');
  await strip.findByRole('button', { name: sentence });
  await person.click(screen.getByRole('tab', { name: 'Robot' }));
  expect(isOnScreen(strip.getByRole('button', { name: sentence }), desk)).toBe(true);
});

it('says no more of a failed save once the text is saved', async () => {
  const { strip, save, ports } = await failToSave('robot');
  await strip.findByRole('button', { name: sentence });
  ports.files.heal();
  await save();
  await strip.findByText(/^Saved at/);
  expect(strip.queryByRole('button', { name: sentence })).toBeNull();
});

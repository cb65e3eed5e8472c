// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

const path = obstacleProblem.file_path;
const code = 'import rospy\n';
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
  opened.ports.files.break('disk full');
  const save = () => opened.person.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  const strip = screen;
  return { ...opened, save, strip };
}

it('says in the status strip what went wrong while the robot stands before the consoles', async () => {
  const { strip, person } = await failToSave('robot');
  expect((await strip.findByRole('button', { name: sentence })).textContent).toContain('disk full');
  await person.click(strip.getByRole('button', { name: 'Dismiss' }));
  expect(strip.queryByRole('button', { name: sentence })).toBeNull();
});

it('leaves it to the consoles where they are in front', async () => {
  const { strip, person } = await failToSave('console');
  const messages = within(await screen.findByRole('region', { name: 'Messages of the workspace' }));
  expect(messages.getByText(sentence)).toBeTruthy();
  expect(strip.queryByRole('button', { name: sentence })).toBeNull();
  await person.click(screen.getByRole('tab', { name: 'Robot' }));
  expect(strip.getByRole('button', { name: sentence })).toBeTruthy();
});

it('says no more of a failed save once the text is saved', async () => {
  const { strip, save, ports } = await failToSave('robot');
  await strip.findByRole('button', { name: sentence });
  ports.files.heal();
  await save();
  await strip.findByText(/^Saved at/);
  expect(strip.queryByRole('button', { name: sentence })).toBeNull();
});

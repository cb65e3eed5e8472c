// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { jumpMachine } from '#machines/workspace/jumpMachine.ts';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import { BuildProblems } from '#src/views/workspace/BuildProblems.tsx';
import { PlacesProvider } from '#src/views/workspace/Places.tsx';
import { fakePreferences } from '../../fakes/fakePreferences.ts';
import { stillTopicWatch } from '../../models/views/besideStrip.ts';
import { frozenActor } from '../../models/engine/frozen.ts';
import { inEnglish } from '../inEnglish.ts';

afterEach(cleanup);

it('names the file of a fault that is not in the editor, and leads nowhere', () => {
  const path = '/ws/src/gazebo_test_pkg/scripts/a.py';
  const file = frozenActor(fileMachine, { value: { open: { text: 'saved', work: 'ready' } }, context: { path } });
  const problems = [
    { file: path, line: 3, message: 'SyntaxError: invalid syntax' },
    { file: '/ws/src/gazebo_test_pkg/CMakeLists.txt', line: 12, message: 'Parse error.' },
  ];
  const build = frozenActor(buildMachine, { value: { resting: 'failure' }, context: { problems } });
  const jump = frozenActor(jumpMachine, { value: 'still' });
  const panels = createActor(panelsMachine, { input: { preferences: fakePreferences() } }).start();
  render(
    <PlacesProvider file={file} jump={jump} panels={panels} topicWatch={stillTopicWatch}>
      <BuildProblems build={build} file={file} />
    </PlacesProvider>,
    { wrapper: inEnglish },
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Line 3']);
  expect(screen.getByText('src/gazebo_test_pkg/CMakeLists.txt, line 12')).toBeTruthy();
});

// @vitest-environment jsdom
/** What a learner reads when the server refuses something about their robot. */
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ROBOT_REQUESTS } from '#contract/socket.ts';
import { driveMachine } from '#machines/workspace/driveMachine.ts';
import { robotViewMachine } from '#machines/workspace/robotViewMachine.ts';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';
import { RobotView } from '#src/views/workspace/robot/RobotView.tsx';
import { TextsContext } from '#src/views/useTexts.ts';
import { fakeOwner } from '../../../fakes/fakeOwner.ts';
import { fakeRobot } from '../../../fakes/fakeRobot.ts';
import { fakeRos } from '../../../fakes/fakeRos.ts';
import {
  readyFile,
  stillDisplay,
  stillKeptRuns,
  stillLaunch,
  stillScrubber,
} from '../../../models/views/besideStrip.ts';

afterEach(cleanup);

/** The robot is looked at, over a connection. */
function openView(texts: typeof en | typeof es) {
  const robot = fakeRobot();
  const robotView = createActor(robotViewMachine, {
    input: { robot, ros: fakeRos(), owner: fakeOwner().actor },
  }).start();
  const drive = createActor(driveMachine, { input: { owner: fakeOwner().actor } }).start();
  for (const actor of [robotView, drive]) actor.send({ type: 'connection.opened' });
  robotView.send({ type: 'view.shown' });
  const inTexts = ({ children }: { children: ReactNode }) => <TextsContext value={texts}>{children}</TextsContext>;
  render(
    <RobotView
      robotView={robotView}
      robotDisplay={stillDisplay}
      scrubber={stillScrubber}
      keptRuns={stillKeptRuns}
      drive={drive}
      launch={stillLaunch}
      file={readyFile}
    />,
    { wrapper: inTexts },
  );
  return {
    see: () => act(() => robot.show({ at: 0 })),
    drive: () => act(() => drive.send({ type: 'drive.begun' })),
    refuse: (request: (typeof ROBOT_REQUESTS)[number], why: object) =>
      act(() => {
        const frame = {
          type: 'robot_answered',
          request,
          success: false,
          error: 'Words of the server',
          ...why,
        } as const;
        for (const actor of [robotView, drive]) actor.send({ type: 'frame.received', frame });
      }),
  };
}

const missing = { code: 'SANDBOX_UNAVAILABLE', facts: { fault: 'not_installed' } };
const passing = { code: 'WORKSPACE_NOT_STARTED', facts: {} };
const resting = { code: 'ROBOT_NOT_RUNNING', facts: {} };

it.each([
  [
    en,
    'The robot cannot be shown: ',
    'Your workspace could not be started. Try again in a moment.',
    missing,
    'bubblewrap is not installed.',
  ],
  [
    es,
    'No se puede mostrar el robot: ',
    'No se pudo iniciar tu espacio de trabajo. Inténtalo de nuevo en un momento.',
    missing,
    'bubblewrap no está instalado.',
  ],
])(
  'tells a robot that cannot be shown for a moment from one that never can be',
  (texts, words, moment, fact, never) => {
    const { refuse } = openView(texts);
    refuse('watch_robot', passing);
    expect(screen.getByText(`${words}${moment}`)).toBeDefined();
    cleanup();
    openView(texts).refuse('watch_robot', fact);
    expect(screen.getByText(new RegExp(`^${words}.*${never}`))).toBeDefined();
  },
);

it.each([
  ['reset_robot', 'El robot y el mundo no volvieron a su comienzo'],
  ['pause_robot', 'La simulación no se pausó'],
  ['continue_robot', 'La simulación no continúa'],
  ['take_robot', 'No se puede conducir el robot a mano'],
] as const)('says in the language of the learner why %s was refused', (request, words) => {
  const { see, drive, refuse } = openView(es);
  see();
  drive();
  refuse(request, resting);
  expect(
    screen.getByText(
      `${words}: El robot no está en marcha en este momento. Arranca de nuevo cuando inicias un programa o lo conduces a mano.`,
    ),
  ).toBeDefined();
});

it('says what the server says where it has no words for that itself', () => {
  const { drive, refuse } = openView(es);
  drive();
  refuse('take_robot', { code: 'CODE_OF_A_NEWER_SERVER', facts: {} });
  expect(screen.getByText('No se puede conducir el robot a mano: Words of the server')).toBeDefined();
});

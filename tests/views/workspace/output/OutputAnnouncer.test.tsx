// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { announcerMachine } from '#machines/workspace/announcerMachine.ts';
import { processListMachine } from '#machines/workspace/processListMachine.ts';
import { workspaceCommands } from '#src/views/workspace/commands/workspaceCommands.ts';
import { OutputAnnouncer } from '#src/views/workspace/output/OutputAnnouncer.tsx';
import { fakeOutput } from '../../../fakes/fakeOutput.ts';
import { entry } from '../../../fakes/fakeProcesses.ts';
import { frozenActor } from '../../../models/engine/frozen.ts';
import { stillWorkspace } from '../../../models/views/stillWorkspace.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

function openAnnouncer() {
  const output = fakeOutput();
  const announcer = createActor(announcerMachine, { input: { output } }).start();
  const processList = frozenActor(processListMachine, {
    value: 'loaded',
    context: { entries: [], actors: [], subscribed: [], output },
  });
  render(<OutputAnnouncer announcer={announcer} processList={processList} />, { wrapper: inEnglish });
  return {
    output,
    announcer,
    processList,
    paint: () => act(output.paint),
    said: () => [...screen.getByRole('log', { name: 'Said of the process output' }).children].map((p) => p.textContent),
  };
}

it('says aloud what began, its errors and how it ended, and no other line', () => {
  const { output, paint, said } = openAnnouncer();
  const end = { reason: 'exited', code: 1 } as const;
  output.describe([entry('p1', { command: 'rosrun a b.py', status: 'finished', end })]);
  output.print('p1', ['ahead', '\u001b[31m[ERROR] lost\u001b[0m', '[WARN] slow']);
  output.end('p1');
  paint();
  expect(said()).toEqual([
    expect.stringMatching(/^Started at .+: rosrun a b\.py$/),
    'Error: [ERROR] lost',
    'name of p1 has ended: exited with code 1',
  ]);
});

it('reads the last ten lines to who asks for them by the palette', () => {
  const { output, announcer, processList, said } = openAnnouncer();
  const read = () =>
    act(() =>
      workspaceCommands.readOutput.perform({ ...stillWorkspace, panels: undefined as never, announcer, processList }),
    );
  read();
  expect(said()).toEqual(['Nothing has been printed yet.']);
  output.print(
    'p1',
    Array.from({ length: 12 }, (_, index) => `line ${index + 1}`),
  );
  read();
  expect(said().slice(1)).toEqual(Array.from({ length: 10 }, (_, index) => `line ${index + 3}`));
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { outputViewMachine } from '#machines/workspace/outputViewMachine.ts';
import { processListMachine } from '#machines/workspace/processListMachine.ts';
import { OutputPanel } from '#src/views/workspace/output/OutputPanel.tsx';
import { fakeOutput } from '../../../fakes/fakeOutput.ts';
import { fakePreferences } from '../../../fakes/fakePreferences.ts';
import { stillScrubber } from '../../../models/views/besideStrip.ts';
import { frozenActor } from '../../../models/engine/frozen.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('gives what is shown as a text file, without what only a terminal understands', async () => {
  const output = fakeOutput();
  output.print('p1', ['one', '\u001b[31mtwo\u001b[0m', '[WARN] three']);
  const outputView = createActor(outputViewMachine, { input: { preferences: fakePreferences() } }).start();
  outputView.send({ type: 'finder.opened' });
  outputView.send({ type: 'label.toggled', label: 'WARN' });
  const processList = frozenActor(processListMachine, {
    value: 'loaded',
    context: { entries: [], actors: [], subscribed: [], output },
  });
  const panels = createActor(panelsMachine, { input: { preferences: fakePreferences() } }).start();
  const given: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        given.push(blob);
        return '#';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  render(<OutputPanel processList={processList} panels={panels} outputView={outputView} scrubber={stillScrubber} />, {
    wrapper: inEnglish,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(await given[0]?.text()).toBe('one\ntwo');
});

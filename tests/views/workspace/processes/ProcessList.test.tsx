// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ProcessEntry } from '#contract/entities.ts';
import { processListMachine } from '#machines/workspace/processListMachine.ts';
import { processMachine } from '#machines/workspace/processMachine.ts';
import { ProcessList } from '#src/views/workspace/processes/ProcessList.tsx';
import { entry } from '../../../fakes/fakeProcesses.ts';
import { frozenActor } from '../../../models/engine/frozen.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

function showList(...entries: ProcessEntry[]): void {
  const actors = entries.map((listed) =>
    frozenActor(processMachine, {
      value: { lifecycle: 'running', subscription: 'unsubscribed', size: 'minimised' },
      context: { entry: listed },
    }),
  );
  const processList = frozenActor(processListMachine, { value: 'loaded', context: { actors, entries, cleared: [] } });
  render(<ProcessList processList={processList} />, { wrapper: inEnglish });
}

it('gives each group its heading and its list, and offers at the top to clear what has ended', () => {
  const build = { file_path: '/ws/a.py', version: 'v1', outcome: 'succeeded' } as const;
  showList(entry('c', { status: 'finished', build }), entry('b', { status: 'finished' }), entry('a'));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Running', 'Ended', 'Builds']);
  expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Running processes',
    'Ended processes',
    'Build processes',
  ]);
  expect(within(screen.getByRole('list', { name: 'Running processes' })).getByText('name of a')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Clear ended' })).toHaveLength(1);
});

it('offers nothing to clear while everything runs', () => {
  showList(entry('a'));
  expect(screen.queryByRole('button', { name: 'Clear ended' })).toBeNull();
});

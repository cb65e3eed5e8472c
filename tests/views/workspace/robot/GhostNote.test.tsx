// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { noRuns } from '#machines/workspace/keptRunsEvents.ts';
import { keptRunsMachine } from '#machines/workspace/keptRunsMachine.ts';
import { scrubberMachine } from '#machines/workspace/scrubberMachine.ts';
import { GhostNote } from '#src/views/workspace/robot/GhostNote.tsx';
import { KeptRunList } from '#src/views/workspace/robot/KeptRunList.tsx';
import { fakePast } from '../../../fakes/fakePast.ts';
import { openWritten } from '../../../fakes/openWritten.ts';
import { frozenActor } from '../../../models/engine/frozen.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

const keptRuns = frozenActor(keptRunsMachine, {
  value: 'listed',
  context: {
    ...noRuns,
    runs: ['k1', 'k2', 'k3'].map((id) => ({ id, name: id, world: null, keptAt: 0, seconds: 10 })),
  },
});

/** A robot that drove so many metres a second for ten seconds, as a storage has it. */
function driven(speed: number) {
  const past = fakePast();
  for (let at = 0; at <= 10_000; at += 500) past.see(at, { pose: [(speed * at) / 1000, 0, 0] });
  return openWritten(past);
}

/** Two runs that are compared, three seconds after the start of each. */
function openBoth() {
  const past = fakePast();
  const scrubber = createActor(scrubberMachine, { input: { past } }).start();
  past.see(0);
  for (const [id, speed] of [
    ['k1', 0.5],
    ['k2', 0.2],
  ] as const) {
    past.prepare(id, id, driven(speed));
    scrubber.send({ type: 'keptRun.compared', id });
  }
  past.paint(3000);
  return { past, scrubber };
}

const said = (element: Element) =>
  [...element.querySelectorAll('p')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ').trim());

it('says of two runs where each is, and how far they are apart', () => {
  const { past, scrubber } = openBoth();
  const { container } = render(<GhostNote scrubber={scrubber} />, { wrapper: inEnglish });
  expect(said(container)).toEqual([
    'Ghost of “k1”, 3.0 s after its start: x 1.5 m, y 0.0 m.',
    'Ghost of “k2”, 3.0 s after its start: x 0.6 m, y 0.0 m.',
    'The two ghosts are 0.9 m apart.',
  ]);
  act(() => {
    scrubber.send({ type: 'moment.chosen', at: 5000 });
    past.paint();
  });
  expect(said(container).at(-1)).toBe('The two ghosts are 1.5 m apart.');
});

it('says how often the robot of a run had run into something', () => {
  const past = fakePast();
  const scrubber = createActor(scrubberMachine, { input: { past } }).start();
  const run = fakePast();
  for (let at = 0; at <= 3000; at += 500) run.see(at, at % 1000 === 500 ? { touches: true } : {});
  past.see(0);
  past.prepare('k1', 'k1', openWritten(run));
  scrubber.send({ type: 'keptRun.compared', id: 'k1' });
  const { container } = render(<GhostNote scrubber={scrubber} />, { wrapper: inEnglish });
  const saidAfter = (milliseconds: number) => {
    act(() => {
      past.paint();
      past.see(milliseconds);
      past.paint();
    });
    return said(container)[0]?.replace(/^.*x 0.0 m, y 0.0 m, 0.0 m from the robot\.\s*/, '');
  };
  expect(saidAfter(100)).toBe('');
  expect(saidAfter(600)).toBe('It had run into something once.');
  expect(saidAfter(1600)).toBe('It had run into something 2 times.');
});

it('names each of two runs beside the colour in which it is drawn', () => {
  const { scrubber } = openBoth();
  const { container } = render(<GhostNote scrubber={scrubber} />, { wrapper: inEnglish });
  const signs = [...container.querySelectorAll<HTMLElement>('p > span')].map(({ style }) => style.borderColor);
  expect(signs).toEqual(['var(--expert)', 'var(--signal)']);
});

const isOffered = (id: string) =>
  screen.getByRole('button', { name: new RegExp(`^Compare with ${id}`) }).getAttribute('aria-disabled') !== 'true';

it('marks in the list which runs are compared, and offers the others', () => {
  const { scrubber } = openBoth();
  render(<KeptRunList keptRuns={keptRuns} scrubber={scrubber} world={null} />, { wrapper: inEnglish });
  expect(['k1', 'k2', 'k3'].map(isOffered)).toEqual([false, false, true]);
});

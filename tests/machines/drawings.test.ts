/** A drawing tells the whole truth about its machine, and is known to be old when anything that it tells has changed. */
import { assign, fromPromise, setup } from 'xstate';
import { expect, it } from 'vitest';
import { drawingOf, transitionsIn } from '../../scripts/drawings.js';
import { machineParts, transitionsOf } from '../../scripts/machineParts.js';

const bell = setup({}).createMachine({ id: 'bell' });

/** Something of everything that a drawing has to show. */
const kettleWith = (boilDelay: number) =>
  setup({
    types: { context: {} as { cups: number }, events: {} as { type: 'water.poured' } | { type: 'kettle.drained' } },
    actors: { bell, weigh: fromPromise(async () => 1) },
    guards: { isFull: ({ context }, cups: number) => context.cups >= cups },
    actions: {
      pour: assign(({ context }) => ({ cups: context.cups + 1 })),
      ring: assign(({ spawn }) => {
        spawn('bell', { id: 'bell' });
        return {};
      }),
    },
    delays: { boilDelay },
  }).createMachine({
    id: 'kettle',
    context: { cups: 0 },
    invoke: { id: 'weight', src: 'weigh', onDone: { actions: 'pour' } },
    initial: 'open',
    on: { 'kettle.drained': { target: '.open' } },
    states: {
      open: {
        description: 'Water & more may come in.',
        on: {
          'water.poured': [{ guard: { type: 'isFull', params: 4 }, target: 'closed' }, { actions: ['pour', 'ring'] }],
        },
      },
      closed: { entry: 'ring', after: { boilDelay: { target: 'boiled' } } },
      boiled: { type: 'final' },
    },
  });

const kettle = kettleWith(3000);

it('shows every transition, question, deed, delay with its length, and whoever is started', async () => {
  const drawing = await drawingOf('Kettle', machineParts(kettle), undefined);
  const words = [...drawing.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(transitionsIn(drawing).toSorted()).toEqual(transitionsOf(kettle).toSorted());
  expect(transitionsOf(kettle)).toHaveLength(5);
  expect(words).toEqual(
    expect.arrayContaining([
      'runs weight',
      'weight answers',
      'kettle.drained → open',
      'water.poured',
      '[isFull 4]',
      '[otherwise]',
      '/ pour, ring (starts bell)',
      'entry / ring (starts bell)',
      'after boilDelay (3 s)',
    ]),
  );
  expect(drawing).toContain('Water &amp; more may come in.');
});

it('is legible by day and by night', async () => {
  expect(await drawingOf('Kettle', machineParts(kettle), undefined)).toContain('prefers-color-scheme:dark');
});

it('is kept as it is while what it shows is the same', async () => {
  const drawing = await drawingOf('Kettle', machineParts(kettle), undefined);
  expect(await drawingOf('Kettle', machineParts(kettleWith(3000)), drawing)).toBe(drawing);
});

it('is drawn anew when a delay has another length', async () => {
  const drawing = await drawingOf('Kettle', machineParts(kettle), undefined);
  const later = await drawingOf('Kettle', machineParts(kettleWith(6000)), drawing);
  expect(later).toContain('after boilDelay (6 s)');
});

it('is drawn anew when somebody has changed it by hand, or a merge has', async () => {
  const drawing = await drawingOf('Kettle', machineParts(kettle), undefined);
  expect(await drawingOf('Kettle', machineParts(kettle), drawing.replace('isFull', 'isEmpty'))).toBe(drawing);
  expect(await drawingOf('Kettle', machineParts(kettle), `<<<<<<< HEAD\n${drawing}`)).toBe(drawing);
});

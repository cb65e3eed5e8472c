import { expect, it } from 'vitest';
import { openDraft, path, textOf } from './openDraft.ts';

it('asks for the text half a second after the first letter, however much is typed meanwhile', () => {
  const { draft, clock, reports } = openDraft();
  draft.send({ type: 'text.changed' });
  clock.increment(499);
  draft.send({ type: 'text.changed' });
  expect(reports).toEqual([]);
  clock.increment(1);
  expect(reports).toEqual([{ type: 'draft.due' }]);
});

it('keeps what was typed, under whose it is, where it belongs and what it was made from', async () => {
  const { drafts, type } = openDraft();
  await type('print(2)');
  expect(drafts.kept).toEqual([
    { id: 'draft 1001', userId: 'u1', path, code: 'print(2)', base: 'sha256-print(1)', keptAt: 1001 },
  ]);
});

it('keeps one draft of a text, the newest', async () => {
  const { drafts, type } = openDraft();
  await type('print(2)');
  await type('print(3)');
  expect(drafts.kept.map(({ code }) => code)).toEqual(['print(3)']);
});

it('keeps what was typed while the last text was on its way', async () => {
  const { draft, drafts, clock, reports, until } = openDraft();
  drafts.gate.shut();
  draft.send({ type: 'text.changed' });
  clock.increment(500);
  draft.send({ type: 'text.given', draft: textOf('print(2)') });
  draft.send({ type: 'text.changed' });
  drafts.gate.open();
  await until('settling');
  clock.increment(500);
  expect(reports).toEqual([{ type: 'draft.due' }, { type: 'draft.due' }]);
});

it('removes the draft once the server has everything, and keeps the next one anew', async () => {
  const { drafts, type } = openDraft();
  await type('print(2)');
  await type('print(2)', 'print(2)');
  expect(drafts.kept).toEqual([]);
  await type('print(3)', 'print(2)');
  expect(drafts.kept.map(({ id, code }) => `${id}: ${code}`)).toEqual(['draft 1002: print(3)']);
});

it('removes nothing when nothing was kept', async () => {
  const { drafts, type } = openDraft([{ ...textOf('print(7)'), id: 'd1', userId: 'u1', keptAt: 7 }]);
  await type('print(1)');
  expect(drafts.kept).toHaveLength(1);
});

it('types on in a draft that was brought back, and leaves what was typed before for another time', async () => {
  const { draft, drafts, clock, until, type } = openDraft([
    { ...textOf('print(7)'), id: 'd1', userId: 'u1', keptAt: 7 },
  ]);
  await type('print(2)');
  draft.send({ type: 'draft.resumed', id: 'd1' });
  clock.increment(500);
  draft.send({ type: 'text.given', draft: textOf('print(7)') });
  await until('resting');
  await type('print(8)');
  expect(drafts.kept.map(({ id, code }) => `${id}: ${code}`)).toEqual(['draft 1001: print(2)', 'd1: print(8)']);
});

it.each([
  { moment: 'is on its way', saved: 'print(1)' },
  { moment: 'is being removed', saved: 'print(3)' },
])('types on in a draft that was brought back while another text $moment', async ({ saved }) => {
  const { draft, drafts, clock, until, type } = openDraft([
    { ...textOf('print(7)'), id: 'd1', userId: 'u1', keptAt: 7 },
  ]);
  await type('print(2)');
  drafts.gate.shut();
  draft.send({ type: 'text.changed' });
  clock.increment(500);
  draft.send({ type: 'text.given', draft: textOf('print(3)', saved) });
  draft.send({ type: 'draft.resumed', id: 'd1' });
  drafts.gate.open();
  await until('settling');
  clock.increment(500);
  draft.send({ type: 'text.given', draft: textOf('print(8)') });
  await until('resting');
  expect(drafts.kept.find(({ id }) => id === 'd1')?.code).toBe('print(8)');
});

it('leaves the draft of a file that is closed where it is, and never puts another text into it', async () => {
  const { draft, drafts, type } = openDraft();
  await type('print(2)');
  draft.send({ type: 'text.closed' });
  draft.send({ type: 'text.opened' });
  await type('print(10)', 'print(9)');
  expect(drafts.kept.map(({ code }) => code)).toEqual(['print(2)', 'print(10)']);
});

it.each(['full', 'unavailable', 'tooLong'] as const)(
  'says once that nothing is kept (%s), and tries on',
  async (fault) => {
    const { drafts, reports, type } = openDraft();
    drafts.fail(fault);
    await type('print(2)');
    await type('print(3)');
    expect(reports.filter((report) => report.type === 'draft.failed')).toEqual([{ type: 'draft.failed', fault }]);
    drafts.heal();
    await type('print(4)');
    expect(drafts.kept.map(({ code }) => code)).toEqual(['print(4)']);
  },
);

it('goes on in a storage that breaks', async () => {
  const { drafts, reports, type } = openDraft();
  await type('print(2)');
  drafts.break();
  await type('print(3)');
  await type('print(3)', 'print(3)');
  expect(reports.filter((report) => report.type === 'draft.failed')).toEqual([
    { type: 'draft.failed', fault: 'unavailable' },
  ]);
});

it('types on in a draft that is brought back while something was typed, or while an older one goes', async () => {
  const { draft, drafts, clock, until, type } = openDraft([
    { ...textOf('print(7)'), id: 'd1', userId: 'u1', keptAt: 7 },
  ]);
  draft.send({ type: 'text.changed' });
  draft.send({ type: 'draft.resumed', id: 'd1' });
  clock.increment(500);
  draft.send({ type: 'text.given', draft: textOf('print(8)') });
  await until('resting');
  expect(drafts.kept).toEqual([expect.objectContaining({ id: 'd1', code: 'print(8)' })]);
  await type('print(9)');
  drafts.gate.shut();
  draft.send({ type: 'text.changed' });
  clock.increment(500);
  draft.send({ type: 'text.given', draft: textOf('print(9)', 'print(9)') });
  draft.send({ type: 'text.changed' });
  drafts.gate.open();
  await until('settling');
  expect(drafts.kept).toEqual([]);
});

it('asks for nothing of a file that was closed before that was due', () => {
  const { draft, clock, reports } = openDraft();
  draft.send({ type: 'text.changed' });
  draft.send({ type: 'text.closed' });
  clock.increment(500);
  expect(reports).toEqual([]);
});

it('keeps at once what is given before it was asked for, and nothing that the server has', async () => {
  const { draft, drafts, until } = openDraft();
  draft.send({ type: 'text.changed' });
  draft.send({ type: 'text.given', draft: textOf('print(2)', 'print(2)') });
  expect(draft.getSnapshot().value).toEqual({ open: 'settling' });
  draft.send({ type: 'text.given', draft: textOf('print(2)') });
  await until('resting');
  expect(drafts.kept.map(({ code }) => code)).toEqual(['print(2)']);
});

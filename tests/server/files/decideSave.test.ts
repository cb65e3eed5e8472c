import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentVersion } from '#server/files/contentVersion.ts';
import { decideSave, type Content } from '#server/files/decideSave.ts';

const of = (text: string): Content => ({ text, version: contentVersion(Buffer.from(text)) });
const code = 'x'.repeat(1000);

/** Disk, base, next, and what becomes of it without and with force. `base: 'disk'` names the version on disk. */
interface Row {
  law: string;
  disk: string | null;
  base: 'disk' | 'old' | null | undefined;
  next: string;
  plain: string;
  forced: string;
}

const rows: Row[] = [
  { law: 'the same text', disk: 'a', base: 'old', next: 'a', plain: 'unchanged', forced: 'unchanged' },
  {
    law: 'the same text, never loaded',
    disk: 'a',
    base: undefined,
    next: 'a',
    plain: 'unchanged',
    forced: 'unchanged',
  },
  { law: 'a new file', disk: null, base: null, next: 'a', plain: 'create', forced: 'create' },
  {
    law: 'a new file of a client that knows nothing',
    disk: null,
    base: undefined,
    next: 'a',
    plain: 'create',
    forced: 'create',
  },
  { law: 'an empty new file', disk: null, base: null, next: '', plain: 'create', forced: 'create' },
  {
    law: 'a file that was deleted meanwhile',
    disk: null,
    base: 'old',
    next: 'a',
    plain: 'changed_on_disk',
    forced: 'create',
  },
  {
    law: 'a file that appeared meanwhile',
    disk: 'b',
    base: null,
    next: 'a',
    plain: 'changed_on_disk',
    forced: 'replace',
  },
  { law: 'a file never loaded', disk: 'b', base: undefined, next: 'a', plain: 'never_loaded', forced: 'replace' },
  { law: 'an empty file never loaded', disk: '', base: undefined, next: 'a', plain: 'replace', forced: 'replace' },
  { law: 'a stale base', disk: 'b', base: 'old', next: 'a', plain: 'changed_on_disk', forced: 'replace' },
  { law: 'an ordinary edit', disk: 'b', base: 'disk', next: 'ab', plain: 'replace', forced: 'replace' },
  {
    law: 'nothing over something',
    disk: 'b',
    base: 'disk',
    next: '',
    plain: 'empty_over_non_empty',
    forced: 'replace',
  },
  {
    law: 'blanks over something',
    disk: 'b',
    base: 'disk',
    next: ' \n\t',
    plain: 'empty_over_non_empty',
    forced: 'replace',
  },
  { law: 'nothing over blanks', disk: ' \n', base: 'disk', next: '', plain: 'replace', forced: 'replace' },
  {
    law: 'nothing over a long file',
    disk: code,
    base: 'disk',
    next: '',
    plain: 'empty_over_non_empty,large_reduction',
    forced: 'replace',
  },
  {
    law: 'nothing over a long file never loaded',
    disk: code,
    base: undefined,
    next: '',
    plain: 'never_loaded,empty_over_non_empty,large_reduction',
    forced: 'replace',
  },
  {
    law: 'five of a hundred characters',
    disk: 'x'.repeat(100),
    base: 'disk',
    next: 'y'.repeat(5),
    plain: 'replace',
    forced: 'replace',
  },
  {
    law: 'nothing of a hundred',
    disk: 'x'.repeat(100),
    base: 'disk',
    next: '',
    plain: 'empty_over_non_empty',
    forced: 'replace',
  },
  {
    law: 'ten of 101',
    disk: 'x'.repeat(101),
    base: 'disk',
    next: 'y'.repeat(10),
    plain: 'large_reduction',
    forced: 'replace',
  },
  {
    law: 'eleven of 101',
    disk: 'x'.repeat(101),
    base: 'disk',
    next: 'y'.repeat(11),
    plain: 'replace',
    forced: 'replace',
  },
  {
    law: '99 of a thousand',
    disk: code,
    base: 'disk',
    next: 'y'.repeat(99),
    plain: 'large_reduction',
    forced: 'replace',
  },
  {
    law: 'a hundred of a thousand',
    disk: code,
    base: 'disk',
    next: 'y'.repeat(100),
    plain: 'replace',
    forced: 'replace',
  },
  {
    law: 'emoji, counted in UTF-16',
    disk: '🤖'.repeat(51),
    base: 'disk',
    next: '🤖'.repeat(5),
    plain: 'large_reduction',
    forced: 'replace',
  },
  { law: 'other line ends', disk: 'a\r\nb', base: 'disk', next: 'a\nb', plain: 'replace', forced: 'replace' },
  { law: 'a byte-order mark', disk: '\uFEFFa', base: 'disk', next: 'a', plain: 'replace', forced: 'replace' },
];

function decide(row: Row, force: boolean, forceBase?: string | null): string {
  const disk = row.disk === null ? null : of(row.disk);
  const bases = { disk: disk?.version, old: of('old').version };
  const base = row.base === 'disk' || row.base === 'old' ? bases[row.base] : row.base;
  const decision = decideSave({ disk, next: of(row.next), base, force, forceBase });
  return decision.kind === 'refuse' ? decision.reasons.join() : decision.kind;
}

it.each(rows)('judges $law', (row) => {
  expect(decide(row, false)).toBe(row.plain);
  expect(decide(row, true)).toBe(row.forced);
});

it.each(rows)('lets a force overwrite what its dialog showed: $law', (row) => {
  expect(decide(row, true, row.disk === null ? null : of(row.disk).version)).toBe(row.forced);
});

it.each(rows.filter((row) => row.forced !== 'unchanged'))(
  'refuses a force that confirmed another state: $law',
  (row) => {
    expect(decide(row, true, of('what the dialog showed').version)).toMatch(/^changed_on_disk/);
  },
);

it('names a content by its bytes', () => {
  expect(contentVersion(Buffer.from('a'))).toBe(`sha256-${createHash('sha256').update('a').digest('base64url')}`);
});

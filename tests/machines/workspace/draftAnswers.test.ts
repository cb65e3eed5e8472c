import { expect, it } from 'vitest';
import type { DraftReport } from '#machines/workspace/draftEvents.ts';
import type { RecoveryReport } from '#machines/workspace/recoveryEvents.ts';
import { draftToFind, draftToKeep, faultOf, foundIn, idOf, restoredFrom } from '#machines/workspace/draftAnswers.ts';
import { fakeDrafts } from '../../fakes/fakeDrafts.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

const kept = { id: 'draft 1', code: 'print(1)', base: 'v1', keptAt: 5 };
const failed = { outcome: 'failed', fault: 'full' } as const;
const opened = { path: 'scripts/a.py', code: 'print(0)', base: 'v1', saved: 'print()' };
const context = { drafts: fakeDrafts(), owner: fakeOwner<DraftReport | RecoveryReport>().actor, userId: 'ada' };

it('reads a draft out of the one answer that has it', () => {
  expect(foundIn({ outcome: 'found', draft: kept })).toBe(kept);
  expect(foundIn({ outcome: 'absent' })).toBeNull();
  expect(foundIn(failed)).toBeNull();
});

it('reads why a text is not kept, and under which id it is', () => {
  expect(faultOf(failed)).toBe('full');
  expect(faultOf({ outcome: 'kept', id: 'draft 2' })).toBe('unavailable');
  expect(idOf({ outcome: 'kept', id: 'draft 2' })).toBe('draft 2');
  expect(idOf(failed)).toBeNull();
});

it('looks for what this learner typed into this file, and nobody else', () => {
  expect(draftToFind({ ...context, opened, found: null })).toEqual({ userId: 'ada', path: 'scripts/a.py' });
});

it('keeps a text with its learner, its file and the version it was made from', () => {
  const draft = { ...context, id: 'draft 1', superfluous: null, isOutdated: false, isTold: false };
  expect(draftToKeep({ ...draft, text: opened })).toEqual({
    id: 'draft 1',
    userId: 'ada',
    path: 'scripts/a.py',
    code: 'print(0)',
    base: 'v1',
  });
  expect(draftToKeep({ ...draft, id: null, text: { ...opened, base: null } })).toMatchObject({ id: null, base: null });
  expect(draftToKeep({ ...draft, text: null })).toEqual({
    id: 'draft 1',
    userId: 'ada',
    path: '',
    code: '',
    base: undefined,
  });
});

it('gives back the text that was found, and the version it was made from', () => {
  expect(restoredFrom({ ...context, opened, found: kept })).toEqual({ code: 'print(1)', base: 'v1' });
  expect(restoredFrom({ ...context, opened, found: { ...kept, base: null } })).toEqual({
    code: 'print(1)',
    base: null,
  });
  expect(restoredFrom({ ...context, opened, found: null })).toEqual({ code: '', base: undefined });
});

import { expect, it } from 'vitest';
import type { Check } from '#contract/goal.ts';
import { type Verdict, failuresOf } from '#contract/verdict.ts';
import { collided, cutOff, passed } from '../fakes/fakeVerdicts.ts';

const failed = (verdict: Verdict): Check['check'][] => failuresOf(verdict).map(({ judged }) => judged.check.check);

it('calls failed what broke, and nothing that was still to come', () => {
  expect(failed(collided)).toEqual(['touchNothing']);
  expect(failuresOf(collided)[0]).toMatchObject({ seconds: 3.5, at: [1.3, 0] });
});

it('calls failed whatever had not come to hold by the end, where nothing broke', () => {
  const { checks } = passed;
  const stopped: Verdict = {
    ...collided,
    end: { reason: 'silent', seconds: 20 },
    checks: checks.map(({ check }) => ({ check, passed: check.check !== 'stop', progress: 0, cause: null })),
  };
  expect(failed(stopped)).toEqual(['stop']);
});

it('calls nothing failed of what passed, or of what nobody measured', () => {
  expect([failed(passed), failed(cutOff)]).toEqual([[], []]);
});

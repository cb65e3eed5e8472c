import { expect, it } from 'vitest';
import { isUnanswered } from '#machines/isUnanswered.ts';
import type { Reason } from '#machines/ports/reason.ts';

it.each<Reason>([
  { code: 'service_unreachable', facts: {} },
  { code: 'service_timed_out', facts: { milliseconds: 30_000 } },
  { code: 'service_answer_unexpected', facts: {} },
  { code: 'service_failed', facts: { status: 502 } },
  { code: 'service_failed', facts: { status: 504 } },
])('takes %j for no answer: what was asked for may be done', (reason) => {
  expect(isUnanswered(reason)).toBe(true);
});

it.each<Reason>([
  'in the words of the database',
  { code: 'messages_too_many', facts: {} },
  { code: 'service_failed', facts: { status: 500 } },
])('takes %j for the answer that it was not done', (reason) => {
  expect(isUnanswered(reason)).toBe(false);
});

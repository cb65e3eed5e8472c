import { expect, it } from 'vitest';
import { emailError } from '#machines/session/emailError.ts';

it.each(['ada@example.com', 'a@b.c', ' ada@example.com ', 'ada+course@mail.example.com'])(
  'takes %j for an address',
  (email) => {
    expect(emailError(email)).toBeUndefined();
  },
);

it.each(['', ' ', '\t'])('asks for an address where there is only %j', (email) => {
  expect(emailError(email)).toBe('required');
});

it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@.com', 'ada@example.', 'ada example.com'])(
  'takes %j for no address',
  (email) => {
    expect(emailError(email)).toBe('invalid');
  },
);

it.each(['Ada ada@example.com', 'ada@example.com, grace', 'ada@ex ample.com'])(
  'takes no more than an address: not %j',
  (email) => {
    expect(emailError(email)).toBe('invalid');
  },
);

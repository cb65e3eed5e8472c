import { expect, it } from 'vitest';
import { createRedaction } from '#machines/recording/redaction.ts';

const password = 'hunter2hunter2';
const reminder = { type: 'notice.given', message: `it is ${password}` };

it('still knows the password after a thousand addresses were seen in texts', () => {
  const { redact, finds } = createRedaction();
  redact({ type: 'password.typed', password });
  for (let number = 0; number < 1000; number++) redact({ type: 'x', text: `to person${number}@example.org` });
  redact({ type: 'x', text: Array.from({ length: 1000 }, (_, number) => `other${number}@example.org`).join(' ') });
  expect(redact(reminder).json).not.toContain(password);
  expect(finds(JSON.stringify(reminder))).toBe(true);
});

it('searches for the last form alone of what grows in a text, also where another secret stands before it', () => {
  const { redact, secretsIn } = createRedaction();
  const key = 'abcdefghij'.repeat(60);
  for (let length = 1; length <= key.length; length++)
    redact({ type: 'x', code: `# ada@example.com\ntoken = "${key.slice(0, length)}` });
  expect(secretsIn(key.slice(0, 500))).toEqual([]);
  expect(secretsIn(key)).toHaveLength(1);
});

it('still knows a password after another one was typed that begins with it', () => {
  const { redact } = createRedaction();
  redact({ type: 'password.typed', password });
  redact({ type: 'x', text: '' });
  for (let length = 1; length <= password.length; length++)
    redact({ type: 'password.typed', password: password.slice(0, length) });
  redact({ type: 'password.typed', password: `${password}!` });
  expect(redact(reminder).json).not.toContain(password);
});

it.each([
  ['an email', { email: 'required' }, 'required'],
  ['a password that was typed again', { passwordAgain: 'different' }, 'different'],
  ['a title', { user_name: '', title: 'tooLong' }, 'tooLong'],
])('takes what the site says is wrong with %s for no secret elsewhere', (_, errors, fault) => {
  const { redact } = createRedaction();
  redact({ errors });
  expect(redact({ code: `# ${fault}` }).json).toContain(fault);
});

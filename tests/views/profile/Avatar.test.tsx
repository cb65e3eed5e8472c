// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from '#src/views/profile/Avatar.tsx';
import { inEnglish } from '../inEnglish.ts';

afterEach(cleanup);

it.each([
  [null, 'U'],
  ['', 'U'],
  [' ', 'U'],
  ['mia17', 'M'],
  ['élodie', 'É'],
])('stands for a learner called %j without a picture by %s', (name, initial) => {
  const { container } = render(<Avatar address={null} name={name} />, { wrapper: inEnglish });
  expect(container.textContent).toBe(initial);
  expect(container.querySelector('img')).toBeNull();
});

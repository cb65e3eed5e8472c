// @vitest-environment jsdom
import LockIcon from '~icons/lucide/lock';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(cleanup);

const drawn = () => {
  const { container } = render(<LockIcon className="text-faint" data-row="1" />);
  return container.querySelector('svg');
};

// The first of them: React says a thing once.
it('names its attributes as React does', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  drawn();
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

it('draws an icon in the size and the colour of the text around it', () => {
  const icon = drawn();
  expect(icon?.getAttribute('width')).toBe('1.15em');
  expect(icon?.getAttribute('height')).toBe('1.15em');
  const lines = [...(icon?.querySelectorAll('[stroke]') ?? [])];
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.map((line) => line.getAttribute('stroke'))).toEqual(lines.map(() => 'currentColor'));
  expect(lines[0]?.getAttribute('stroke-linecap')).toBe('round');
});

it('says nothing to who hears the page, and takes what an element takes', () => {
  expect(drawn()?.getAttribute('aria-hidden')).toBe('true');
  expect(drawn()?.getAttribute('class')).toBe('lucide lucide-lock text-faint');
  expect(drawn()?.getAttribute('data-row')).toBe('1');
});

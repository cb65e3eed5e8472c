// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ariaKeys, isPressed, keysText } from '#src/views/ui/keyNames.ts';

const press = (key: string, held: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...held });

it('takes Ctrl or Cmd for Mod, and not both', () => {
  expect(isPressed('Mod+S', press('s', { ctrlKey: true }))).toBe(true);
  expect(isPressed('Mod+S', press('s', { metaKey: true }))).toBe(true);
  expect(isPressed('Mod+S', press('s', { ctrlKey: true, metaKey: true }))).toBe(false);
  expect(isPressed('Mod+S', press('s'))).toBe(false);
});

it.each([
  ['Mod+S', press('S', { ctrlKey: true, shiftKey: true })],
  ['Mod+S', press('s', { ctrlKey: true, altKey: true })],
  ['Mod+Shift+B', press('b', { ctrlKey: true })],
  ['F1', press('F1', { ctrlKey: true })],
  ['F1', press('F1', { shiftKey: true })],
  ['?', press('?', { altKey: true })],
])('does not take other keys for %s', (keys, event) => {
  expect(isPressed(keys, event)).toBe(false);
});

it('takes a sign however a keyboard writes it', () => {
  expect(isPressed('?', press('?', { shiftKey: true }))).toBe(true);
  expect(isPressed('?', press('?'))).toBe(true);
});

it('names keys as the keyboard does', () => {
  expect(keysText('Mod+Shift+B', false)).toBe('Ctrl+Shift+B');
  expect(keysText('Mod+Shift+B', true)).toBe('⌘⇧B');
  expect(keysText('F1', true)).toBe('F1');
});

it('tells those who hear the page both keys for Mod', () => {
  expect(ariaKeys('Mod+Shift+Enter')).toBe('Control+Shift+Enter Meta+Shift+Enter');
  expect(ariaKeys('F1')).toBe('F1');
});

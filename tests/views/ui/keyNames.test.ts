// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ariaKeys, isPressed, keysText } from '#src/views/ui/keyNames.ts';

const press = (key: string, modifiers: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...modifiers });

it.each([
  { isMac: false, mod: { ctrlKey: true }, other: { metaKey: true } },
  { isMac: true, mod: { metaKey: true }, other: { ctrlKey: true } },
])('takes $mod for Mod where a Mac is $isMac, and neither the other key nor both nor none', ({ isMac, mod, other }) => {
  expect(isPressed('Mod+S', press('s', mod), isMac)).toBe(true);
  const others = [other, { ...mod, ...other }, {}];
  expect(others.filter((modifiers) => isPressed('Mod+S', press('s', modifiers), isMac))).toEqual([]);
});

it('leaves Ctrl+B to the text on a Mac, where it moves the cursor', () => {
  expect(isPressed('Mod+B', press('b', { ctrlKey: true }), true)).toBe(false);
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
  expect(keysText('Ctrl+Space', true)).toBe('⌃Space');
  expect(keysText('F1', true)).toBe('F1');
});

it('tells those who hear the page the keys of their keyboard', () => {
  expect(ariaKeys('Mod+Shift+Enter', false)).toBe('Control+Shift+Enter');
  expect(ariaKeys('Mod+Shift+Enter', true)).toBe('Meta+Shift+Enter');
  expect(ariaKeys('F1', true)).toBe('F1');
});

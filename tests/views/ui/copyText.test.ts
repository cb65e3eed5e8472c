// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from '#src/views/ui/copyText.ts';

/** What a browser without a secure origin has, which jsdom lacks: `copied` is what was selected when it was told to copy. */
function browserWith(clipboard: Pick<Clipboard, 'writeText'> | undefined, isAllowed = true) {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard });
  Object.assign(document, {
    execCommand: (command: string) => {
      const field = document.activeElement;
      if (command === 'copy' && field instanceof HTMLTextAreaElement)
        copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
      return isAllowed;
    },
  });
  return copied;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(document, { execCommand: undefined });
  document.body.replaceChildren();
});

it('writes to the clipboard of the browser, and selects nothing', async () => {
  const written: string[] = [];
  const copied = browserWith({ writeText: async (text) => void written.push(text) });
  await copyText('ahead: 2.0');
  expect([written, copied]).toEqual([['ahead: 2.0'], []]);
});

it.each([
  ['has none, as on an origin that is not secure', undefined],
  ['denies it', { writeText: async () => Promise.reject(new Error('denied')) }],
])('copies a selection where the browser %s, every line of it', async (_, clipboard) => {
  const copied = browserWith(clipboard);
  await copyText('one\n\ttwo\n');
  expect(copied).toEqual(['one\n\ttwo\n']);
});

it('leaves the page and the focus as they were', async () => {
  browserWith(undefined);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await copyText('ahead: 2.0');
  expect(document.activeElement).toBe(button);
  expect(document.body.children).toHaveLength(1);
});

it('rejects where the browser copies nothing at all, and leaves nothing behind', async () => {
  browserWith(undefined, false);
  await expect(copyText('ahead: 2.0')).rejects.toThrow('The browser copies nothing for this page.');
  expect(document.body.children).toHaveLength(0);
});

/**
 * Copies a text to the clipboard, within a press of somebody. Rejects where the browser does not let the page.
 *
 * A browser gives its clipboard to secure origins alone. What somebody has selected it copies everywhere, also on the plain
 * `http` of a school's own server, and so the text is selected where there is no other way.
 */
export async function copyText(text: string): Promise<void> {
  // What its types promise is missing where the origin is not secure.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const isWritten = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isWritten !== true && !isSelectionCopied(text)) throw new Error('The browser copies nothing for this page.');
}

function isSelectionCopied(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // Deprecated, and the only way there is.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Keys are written as `Mod+Shift+B`: `Mod` is Ctrl, on a Mac Cmd. */

type PressedKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether these are the keys that were pressed, no more and no fewer. */
export function isPressed(
  keys: string,
  { key, ctrlKey, metaKey, shiftKey, altKey }: PressedKeys,
  isMac = isOnMac(),
): boolean {
  const parts = keys.split('+');
  const wanted = parts.at(-1) ?? '';
  const isMod = parts.includes('Mod');
  // On a Mac, Ctrl with a letter moves the cursor in a text.
  if (ctrlKey !== (isMod && !isMac) || metaKey !== (isMod && isMac)) return false;
  if (altKey !== parts.includes('Alt')) return false;
  // A sign such as `?` is written with Shift on one keyboard and without it on another.
  const isSign = /^[^a-z\d]$/i.test(wanted);
  return (isSign || shiftKey === parts.includes('Shift')) && key.toUpperCase() === wanted.toUpperCase();
}

/** Keys as a keyboard names them: `Ctrl+Shift+B`, on a Mac `⌘⇧B`. */
export function keysText(keys: string, isMac = isOnMac()): string {
  const parts = keys.split('+');
  return isMac
    ? parts.map((part) => macNames[part] ?? part).join('')
    : parts.map((part) => names[part] ?? part).join('+');
}

/** Keys as `aria-keyshortcuts` writes them. */
export function ariaKeys(keys: string, isMac = isOnMac()): string {
  return keys.replace('Mod', isMac ? 'Meta' : 'Control');
}

/** What a control does, with the keys that do it too. */
export const hintWithKeys = (label: string, keys: string): string => `${label} (${keysText(keys)})`.trimStart();

const names: Readonly<Record<string, string>> = { Mod: 'Ctrl' };
const macNames: Readonly<Record<string, string>> = { Mod: '⌘', Ctrl: '⌃', Shift: '⇧', Alt: '⌥', Enter: '↩' };

const isOnMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

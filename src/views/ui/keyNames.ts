/** Keys are written as `Mod+Shift+B`: `Mod` is Ctrl, on a Mac Cmd. */

/** Whether these are the keys that were pressed, no more and no fewer. */
export function isPressed(keys: string, { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const parts = keys.split('+');
  const wanted = parts.at(-1) ?? '';
  const isMod = parts.includes('Mod');
  if (isMod ? ctrlKey === metaKey : ctrlKey || metaKey) return false;
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
export function ariaKeys(keys: string): string {
  const written = (mod: string) => keys.replace('Mod', mod);
  return keys.includes('Mod') ? `${written('Control')} ${written('Meta')}` : keys;
}

const names: Readonly<Record<string, string>> = { Mod: 'Ctrl' };
const macNames: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↩' };

const isOnMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

import { isInaccessible, queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/react';
import type { Control } from './deeds.ts';

/**
 * What is to be seen: `role: name`, and whether it is there, or what it shows. A name is the accessible one, or the whole
 * text of a status or an alert; `text: …` is any text. A field shows its value, a tab that it is selected, and so on.
 */
export type Sights = Readonly<Record<string, boolean | string>>;

/** Finds everything on the page that is called so, also what a dialog lies over. */
export type Finder = (control: Control) => HTMLElement[];

/**
 * Finds what is on the page at this moment; it is good until the page changes. To tell what all are called is what takes the time, so it is done
 * once for each role.
 */
export function finderNow(): Finder {
  const namesIn = new Map<string, Named[]>();
  const onPage = (role: string) => {
    const named = namesIn.get(role) ?? namedOf(role);
    namesIn.set(role, named);
    return named;
  };
  return function find({ role, name, inside }: Control): HTMLElement[] {
    const place = inside === undefined ? document.body : find(inside)[0];
    if (place === undefined) return [];
    if (role === 'password' || role === 'file') return queryAllByLabelText(place, name, { selector: 'input' });
    const those = onPage(role).filter(({ element }) => place.contains(element));
    const named = those.filter((one) => one.name === name);
    const found = named.length > 0 ? named : those.filter(({ element }) => element.textContent.trim() === name);
    return found.map(({ element }) => element);
  };
}

interface Named {
  element: HTMLElement;
  name: string;
}

/** Everything that has a role with its accessible name, or every text. */
function namedOf(role: string): Named[] {
  const names: string[] = [];
  const keep = (name: string) => names.push(name) > 0;
  const elements =
    role === 'text'
      ? queryAllByText(document.body, keep)
      : queryAllByRole(document.body, role, { name: keep, hidden: true });
  return elements.map((element, at) => ({ element, name: names[at] ?? '' }));
}

/** Everything on the page that is called so, also what a dialog lies over. */
export const allOf: Finder = (control) => finderNow()(control);

/** The page as it is, asked for the same sights: what is not there is false. */
export function look(wanted: Sights, find: Finder): Sights {
  return Object.fromEntries(
    Object.entries(wanted).map(([sight, want]) => {
      const found = find(controlOf(sight));
      return [sight, typeof want === 'string' && found.length > 0 ? found.map(faceOf).join(' + ') : found.length > 0];
    }),
  );
}

/** Whether something can be used: it is there, nothing lies over it, and it is neither disabled nor read-only. */
export function isOn(control: HTMLElement | undefined): control is HTMLElement {
  if (control === undefined || isInaccessible(control)) return false;
  return !control.matches(':disabled, [readonly], [aria-readonly="true"], [aria-disabled="true"]');
}

function controlOf(sight: string): Control {
  const [role = '', ...name] = sight.split(': ');
  return { role, name: name.join(': ') };
}

/** What an attribute says of an element. */
const states: readonly (readonly [attribute: string, value: string, state: string])[] = [
  ['aria-checked', 'true', 'on'],
  ['aria-pressed', 'true', 'pressed'],
  ['aria-selected', 'true', 'selected'],
  ['aria-expanded', 'true', 'expanded'],
  ['aria-expanded', 'false', 'collapsed'],
  ['aria-current', 'true', 'current'],
  ['aria-busy', 'true', 'busy'],
  ['aria-invalid', 'true', 'wrong'],
];

/** What somebody is told of an element besides its name: what stands in it, and how it is. */
function faceOf(element: HTMLElement): string {
  const active = states.filter(([attribute, value]) => element.getAttribute(attribute) === value);
  return [contentOf(element), ...active.map(([, , state]) => state)].filter((part) => part !== '').join(', ');
}

/** The value of a field or of what can be moved, the lines of a list or a log. */
function contentOf(element: HTMLElement): string {
  if (element.role === 'separator' || element.role === 'slider') return element.ariaValueNow ?? '';
  if (element instanceof HTMLInputElement) return element.type === 'checkbox' ? '' : element.value;
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.value;
  const items = queryAllByRole(element, 'listitem', { hidden: true });
  return items.map(({ textContent }) => textContent).join(' | ');
}

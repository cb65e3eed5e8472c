import { trustedDrawing } from '../trustedTypes.ts';

/** How a drawing is shown on a page: in the page's colours, with marks that are seen without them, too. */
const STYLE = `
svg{display:block;--ink:inherit;--edge:inherit;--paper:var(--surface);--box:var(--raised);--soft:var(--muted);--line:var(--edge);--child:var(--signal)}
marker path{fill:context-stroke}
.lit>rect{stroke:var(--accent-text);stroke-width:3}
.lit>.name{fill:var(--accent-text)}
path.taken{stroke:var(--signal);stroke-width:3}
text.taken{fill:var(--signal);font-weight:700;text-decoration:underline}
`;

/** What stands in each place. */
const placed = new WeakMap<ShadowRoot, string>();

/** Places a drawing into a root of its own, so that its style stays in there; one that stands there already is kept. */
export function placeDrawing(place: Element, drawing: string): ShadowRoot {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  if (placed.get(root) === drawing) return root;
  const { documentElement } = new DOMParser().parseFromString(trustedDrawing(drawing), 'image/svg+xml');
  const style = document.createElement('style');
  style.textContent = STYLE;
  root.replaceChildren(document.importNode(documentElement, true), style);
  placed.set(root, drawing);
  return root;
}

/** Marks the active states of the machine that is drawn there, and the transitions that were taken. */
export function markDrawing(
  root: ShadowRoot,
  machine: string,
  states: readonly string[],
  taken: readonly string[],
): void {
  const lit = new Set(states.map((state) => `${machine}_${state.replaceAll('.', '_')}`));
  for (const box of root.querySelectorAll('[data-id]'))
    box.classList.toggle('lit', lit.has(box.getAttribute('data-id') ?? ''));
  for (const line of root.querySelectorAll('[data-transition], [data-transitions]')) {
    const names = (line.getAttribute('data-transitions') ?? line.getAttribute('data-transition') ?? '').split('|');
    line.classList.toggle(
      'taken',
      names.some((name) => taken.includes(name)),
    );
  }
}

/** Scrolls a box so far that what is marked is in sight: what was taken, else the innermost active state. */
export function showMarks(box: HTMLElement, root: ShadowRoot): void {
  const mark = root.querySelector('text.taken') ?? [...root.querySelectorAll('.lit')].at(-1);
  if (mark === undefined) return;
  const [there, here] = [mark.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += outside(there.top - here.top, there.bottom - here.top, box.clientHeight);
  box.scrollLeft += outside(there.left - here.left, there.right - here.left, box.clientWidth);
}

/** How far a span has to move to lie in the middle of a window; nothing where it is in it. */
function outside(start: number, end: number, size: number): number {
  return start >= 0 && end <= size ? 0 : (start + end - size) / 2;
}

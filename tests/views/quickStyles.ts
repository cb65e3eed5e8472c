/**
 * Whether an element is to be seen is asked of each one that a test looks for, and jsdom answers by matching every rule of a browser's own style sheet
 * anew after every change of the page. The sheet of our pages is not there, so what hides an element is its kind or its own style: here that is found out
 * once for each kind. All else that is asked of a style jsdom says.
 */
type Ask = typeof window.getComputedStyle;

/** Asks `ask` only where something else than `display` and `visibility` is wanted, and for the first element of each kind. */
export function quickStyles(ask: Ask): Ask {
  const displays = new Map<string, string>();
  const displayOf = (element: Element): string => {
    const kind = kindOf(element);
    const known = displays.get(kind) ?? ask(element).display;
    displays.set(kind, known);
    return known;
  };
  return (element, pseudo) => {
    if (pseudo) return ask(element, pseudo);
    const asked = (name: string | symbol): string | undefined => {
      if (name === 'display') return displayOf(element);
      if (name === 'visibility' && element.closest('[style*="visibility"]') === null) return 'visible';
      return undefined;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => asked(property) ?? ask(element).getPropertyValue(property);
        return asked(name) ?? Reflect.get(ask(element), name);
      },
    });
  };
}

/** What the rules of a browser, and those that the editor brings along, tell apart. */
function kindOf(element: Element): string {
  const attributes = ['class', 'hidden', 'open', 'type', 'style'].map((name) => element.getAttribute(name));
  return JSON.stringify([element.ownerDocument.styleSheets.length, element.localName, ...attributes]);
}

/** As jsdom has it. */
export const ownStyles: Ask | undefined =
  typeof window === 'undefined' ? undefined : window.getComputedStyle.bind(window);

if (ownStyles !== undefined) window.getComputedStyle = quickStyles(ownStyles);

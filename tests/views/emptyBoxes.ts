/** A document that is never laid out has no boxes around its text; an editor asks for them all the same. */
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** Nor is there anything to scroll. */
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

/** Nor does a box ever change its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Nor does anything move on it. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('reduce'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** Nor is there anything to draw on. */
HTMLCanvasElement.prototype.getContext = () => null;

/** Parts of the page that commands lead to, by the ids of their elements. */
export const commandPlaces = {
  copyOutput: 'copy-output',
  driveArea: 'drive-area',
  graph: 'graph-drawing',
  outputQuery: 'output-query',
} as const;

/** Does something with such a part once it is drawn, and the palette has given back the focus; nothing where it is not on the page. */
export function atPlace(place: keyof typeof commandPlaces, act: (element: HTMLElement) => void): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(`#${commandPlaces[place]}`);
    if (element !== null) act(element);
  });
}

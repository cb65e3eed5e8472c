import { Color } from 'three';

/** The colours of the theme that a scene is painted in, as the style sheet says them for the element. */
export type SceneColour =
  | 'canvas'
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'line'
  | 'edge'
  | 'ink'
  | 'muted'
  | 'faint'
  | 'accent'
  | 'accent-ink'
  | 'signal'
  | 'good'
  | 'warn'
  | 'bad'
  | 'expert';

export type SceneColours = (name: SceneColour) => Color;

export function sceneColours(element: Element): SceneColours {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return (name) => new Color(style?.getPropertyValue(`--${name}`).trim());
}

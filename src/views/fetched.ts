import { type ComponentType, createElement, lazy, useMemo } from 'react';
import { withRetries } from './withRetries.ts';

/** A view that is fetched when it is first drawn, or before. */
export type FetchedView<Props> = ComponentType<Props> & Preloadable;

export interface Preloadable {
  /** Fetches it now; asked again after it could not be had, tries again. What is here is drawn at once. */
  preload: () => Promise<unknown>;
}

/**
 * A view that `load` fetches. With `lazy` of React also what is here already is waited for: something else is drawn in its place, and stays
 * for three tenths of a second, which is how long React leaves a stand-in so that it does not flicker.
 */
export function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>): FetchedView<Props> {
  let here: ComponentType<Props> | undefined;

  const preload = async () => (here = await load());
  const Late = lazy(async () => ({ default: await withRetries(preload) }));

  function Fetched(props: Props) {
    // What is drawn keeps being that, whichever of both it is: as another it would begin anew.
    const View = useMemo(() => here ?? Late, []);
    return createElement(View, props);
  }
  return Object.assign(Fetched, { preload });
}

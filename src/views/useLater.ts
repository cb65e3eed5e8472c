import { useDeferredValue } from 'react';

/**
 * False in the first drawing of a view, and true in one that begins once that is on the screen and may be interrupted: for what takes time to draw
 * and is not what a visitor came for.
 */
export const useLater = (): boolean => useDeferredValue(true, false);

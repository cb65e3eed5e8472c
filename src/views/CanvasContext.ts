import { createContext } from 'react';

/** Whether what is drawn on a canvas can be seen: a document without scripts, as that of a replayed site is, shows none. */
export const CanvasContext = createContext(true);

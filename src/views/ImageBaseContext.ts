import { createContext } from 'react';

/** Where the pictures of the course are loaded from; null means this site. */
export const ImageBaseContext = createContext<string | null>(null);

/** How words look that float beside what they are about. */
export const hintClass = 'z-60 max-w-72 rounded bg-ink px-2.5 py-1.5 text-sm text-canvas shadow-floating';

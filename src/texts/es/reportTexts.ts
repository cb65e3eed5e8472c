/** The way to the report of a problem, in the frame of every page. */
export const reportTexts = {
  open: 'Informar de un problema',
} as const;

/** The way to the report of a problem, in the frame of every page. */
export const reportTexts = {
  open: 'Report a problem',
} as const;

/** The colours of the theme in which ghosts are drawn and named, in the order in which they were chosen. */
const ghostColours = ['expert', 'signal'] as const;

/** The colour of the ghost at this place of the list. */
export const ghostColour = (index: number): (typeof ghostColours)[number] => ghostColours[index] ?? 'expert';

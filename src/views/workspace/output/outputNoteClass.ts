/** What stands in the place of output. */
export const outputNoteClass = 'p-4 font-sans text-base text-faint';

/** The look of the buttons above the editor. A phone's bar has the name of the file beside five of them: there the word stands small below the icon. */
export const barButton = 'max-sm:h-9! max-sm:flex-col max-sm:gap-0! max-sm:px-0.5!';

export const barWord = 'max-sm:text-[0.625rem] max-sm:leading-3';

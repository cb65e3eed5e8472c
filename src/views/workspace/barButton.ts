/** The look of the buttons above the editor. A narrow bar has the name of the file beside five of them: there the word stands small below the icon. */
export const barButton = 'max-md:h-9! max-md:flex-col max-md:gap-0! max-md:px-0.5!';

export const barWord = 'max-md:text-[0.625rem] max-md:leading-3';

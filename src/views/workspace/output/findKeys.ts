/** They open the finder of the output wherever the focus is in it, as they open that of the editor. */
export const FIND_KEYS = 'Mod+F';

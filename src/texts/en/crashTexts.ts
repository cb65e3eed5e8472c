/** The last screen (`crashWords.ts`). */
export const crashTexts = {
  title: 'Unexpected Application Error!',
  advice: 'Your saved work is safe on the server. Reload the page to go on.',
  report:
    'A file with the log of this visit shows us what happened before. Passwords and personal details are not in it; your program is.',
  withoutWords: 'The words of this site could not be fetched.',
  reload: 'Reload the page',
  download: 'Download the log',
} as const;

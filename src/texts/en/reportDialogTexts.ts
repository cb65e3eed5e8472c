/** The report of a problem: what is in it, and what is not. Fetched after the frame. */
export const reportDialogTexts = {
  title: 'Report a problem',
  intro:
    'A file with the log of this visit helps us to see the problem as you saw it. Nothing is sent by itself: you download the file and decide who gets it.',
  holdsTitle: 'What is in it',
  holds: [
    'what you pressed, chose and typed on this site since you opened the page, and when',
    'your program as it was loaded and every change to it',
    'the commands you ran, how they ended, and the last lines of those that ended',
    'what the server answered, and the version of this site',
  ],
  lacksTitle: 'What is not in it',
  lacks: [
    'passwords, tokens, and your name, e-mail, phone, address and LinkedIn: placeholders stand in their place',
    'anything from other pages or other visits',
  ],
  choice: 'With the output of my programs and the robot',
  seen: [
    'what your programs printed last, as far as this page still has it',
    'how the robot was seen last: where it drove and what its laser read, at most ten minutes',
  ],
  unseen: [
    'the output of your programs but for the last lines of those that ended: only the numbers of the lines',
    'how the robot drove',
  ],
  download: 'Download the log',
  cancel: 'Cancel',
} as const;

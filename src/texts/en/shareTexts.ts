/** A run is put on the board of the community. */
export const shareTexts = {
  title: 'Share on the community board',
  becomes: 'What everybody can see then, without an account:',
  drive: 'how the robot drove in the newest run of what you kept, at most 1200 places',
  judgedDrive: 'how the robot drove for the judge, and whether it solved the challenge in which time',
  challenge: 'the challenge, and when you shared it',
  words: 'the title below, and your user name if you tick the box; never your e-mail address',
  wordsUnnamed: 'the title below; never your e-mail address',
  nothingElse:
    'Your program, what it printed and what the laser read stay with you. You can take the run back at any time on the page of the community; whoever runs the site may hide it.',
  name: 'Title',
  named: (userName: string) => `Show my user name: ${userName}`,
  unnamed: 'You have no user name that can be shown, so the run is shared anonymously.',
  share: 'Share it',
  cancel: 'Cancel',
  shared: 'It stands on the board',
  sharedAdvice: 'Everybody can see it now. You can take it back there at any time.',
  see: 'See the board',
  close: 'Close',
  mistitled: 'Write a title of 1 to 60 characters first.',
  refused: (reason: string) => `It was not shared: ${reason}`,
  unanswered: (reason: string) => `It may be shared already, and sharing it again does so once: ${reason}`,
} as const;

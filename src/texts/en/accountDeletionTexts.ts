/** The end of an account: what goes, what stays, and why it may still be there. */
export const accountDeletionTexts = {
  cardTitle: 'Delete your account',
  cardText:
    'Your account and everything that belongs to it go for good. You are told what that is before anything happens.',
  open: 'Delete my account…',
  title: 'Delete your account?',
  warning: 'This cannot be undone.',
  goesTitle: 'What is deleted',
  goes: [
    'Your programs and all other files of your workspace, with every version of them. What runs there is ended.',
    'Everything you handed in, the verdicts on it, your progress and your achievements.',
    'The runs you shared on the board of the community, and the reports of them.',
    'Your profile and your picture, your request for a demo, and the messages you sent while signed in.',
    'The drafts, the kept runs and the settings in this browser; only the colours and the language stay as they are.',
  ],
  staysTitle: 'What is not',
  stays: [
    'Drafts and kept runs in other browsers: remove them there with the data of this site.',
    'The list of sign-ins and changes, which names your account by its number, with network addresses: until newer entries take its place.',
    'Backups, if whoever runs this site makes any: ask them.',
  ],
  downloadTitle: 'Take your data with you first',
  confirm: 'Say once more who you are, so that nobody else can do this at an open page.',
  optionalPassword: 'Only if you have set one here: who signs in with Google alone has none, and leaves this empty.',
  cancel: 'Keep my account',
  submit: 'Delete my account',
  deleting: 'Deleting your account…',
  refused: (why: string) => `Your account was not deleted: ${why}`,
  unanswered:
    'No answer came from the server, so we do not know whether your account is deleted. Check your connection and try again: trying twice does no harm.',
  goneTitle: 'Your account is deleted',
  gone: 'What belonged to it on this site is gone, but for what you were told stays, and you are signed out everywhere. Thank you for having been here.',
  siteData: {
    erasing: 'What this browser keeps of you is being removed…',
    erased: 'This browser keeps nothing of you either.',
    kept: 'This browser did not let us remove what it keeps of you, such as drafts. Remove the data of this site in its settings.',
  },
  close: 'Close',
} as const;

/** The words that the forms of the account pages share. */
export const accountTexts = {
  email: 'Email',
  password: 'Password',
  passwordAgain: 'Confirm password',
  passwordHint: (length: number) => `At least ${length} characters`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showPasswordAgain: 'Show the confirmation',
  hidePasswordAgain: 'Hide the confirmation',
  backToSignIn: 'Back to sign in',
  tryAgain: 'Try again',
} as const;

export const googleTexts = {
  or: 'or',
  submit: 'Continue with Google',
  leaving: 'On the way to Google…',
  sample: 'On this server, Google is a sample page: no real account is involved.',
} as const;

/** Where a link by email would be needed, and nobody could read one. */
export const noEmailTexts = {
  title: 'This server sends no email',
  advice: 'Ask whoever runs it to confirm your address, or to give you a new password.',
} as const;

/** Where emails lie that this server does not send. */
export const inboxTexts = {
  note: 'No email leaves this server.',
  open: 'Open its inbox',
  opensTab: 'opens in a new tab',
} as const;

export const signInTexts = {
  title: 'Welcome back',
  introduction: 'Sign in to continue where your robot is waiting.',
  forgotPassword: 'Forgot password?',
  submit: 'Sign In',
  submitting: 'Signing in…',
  newcomer: 'New here?',
  signUp: 'Create an account',
  drawing: 'A robot on its way back to its dock',
  drawingTopic: '/odom',
  drawingRange: 'x 2.31 m · y 0.42 m',
} as const;

export const signUpTexts = {
  title: 'Create your account',
  introduction: 'A workspace of your own, with a robot in it, is a minute away.',
  submit: 'Sign Up',
  submitting: 'Signing up…',
  member: 'Already have an account?',
  signIn: 'Sign in',
} as const;

export const verifyEmailTexts = {
  title: 'Check your email',
  sentTo: {
    sent: 'A confirmation link was sent to',
    inbox: 'The inbox of this server keeps a confirmation link for',
  },
  advice: 'Open it in this browser, and you are in.',
  nothing: {
    sent: 'Nothing there, or too old? Look into the spam folder, or have the link sent again. An address that is confirmed already gets no link: sign in instead.',
    inbox:
      'Nothing there, or too old? Have another link put into the inbox. An address that is confirmed already gets no link: sign in instead.',
  },
  resend: 'Send it again',
  resending: 'Sending…',
  resent: { sent: 'Another link is on its way.', inbox: 'Another link lies in the inbox.' },
  lostTitle: 'Which address is yours?',
  lost: 'This page waits for a confirmation link, but does not know where it went. Sign up to get one.',
  signUp: 'Sign up',
} as const;

export const callbackTexts = {
  processing: 'Processing Authentication',
  patience: 'One moment: your sign-in is being completed.',
  error: 'Authentication Error',
  unsaved: 'Failed to update user profile.',
  unexpected: 'An unexpected error occurred. Please try signing in again.',
  advice: 'Please try signing in again.',
  recoveryAdvice: 'Ask for another link, and open it in the browser in which you asked for it.',
  recoverAgain: 'Ask for another link',
  confirmed: 'Your email is confirmed',
  confirmedElsewhere:
    'The link was opened in another browser than the one you signed up in, so nobody is signed in here yet.',
  signIn: 'Sign in',
} as const;

export const forgotPasswordTexts = {
  title: 'Forgot your password?',
  introduction: 'Tell us your email, and we send a link by which you choose a new one.',
  submit: 'Send the link',
  submitting: 'Sending…',
  sentTitle: 'Check your email',
  sentTo: {
    sent: 'If there is an account for this address, a link to choose a new password is on its way to',
    inbox:
      'If there is an account for this address, the inbox of this server keeps a link to choose a new password for',
  },
  advice: {
    sent: 'Open it in this browser. Nothing there? Look into the spam folder, or try another address.',
    inbox: 'Open it in this browser. Nothing there? Try another address.',
  },
  correct: 'Use another address',
} as const;

export const newPasswordTexts = {
  title: 'Choose a new password',
  introduction: 'It replaces the old one everywhere you sign in.',
  password: 'New password',
  submit: 'Save password',
  submitting: 'Saving…',
} as const;

/** Asked before unsaved work is left behind. */
export const signOutTexts = {
  title: 'Log out without saving?',
  question: 'What you typed since the last save is not on the server.',
  stay: 'Stay here',
  leave: 'Log out without saving',
} as const;

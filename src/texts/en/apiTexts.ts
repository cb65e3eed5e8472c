/** The page on which the workspace API is described. */
export const apiTexts = {
  title: 'Workspace API',
  introduction:
    'Everything that the editor asks of your workspace goes over these calls. They are open to you as well: the server describes them itself, and this page shows what it says.',
  access:
    'Except for the session itself, each call needs the cookie of somebody who is signed in, and is about their own workspace. It also needs a complete profile, except to export or delete the account. A program that is no browser says in the header Origin of each call but GET that it comes from the address of this site. What is refused says why in “error” and “detail”.',
  machineReadable: 'The same for programs:',
  loading: 'Asking the server for its calls…',
  failed: 'The description did not arrive',
  failedAdvice: 'Check your connection and try again.',
  tryAgain: 'Try again',
  calls: 'Calls',
  /** What a call is for: here as the server says it. */
  summaryOf: (_call: string, summary: string): string => summary,
  parameters: 'Parameters',
  parameter: 'Parameter',
  place: 'Where',
  places: { path: 'in the path', query: 'in the query', header: 'in the header' },
  need: 'Needed',
  yes: 'yes',
  no: 'no',
  body: 'What is sent (JSON Schema)',
  answer: 'What is answered (JSON Schema)',
  tryOut: 'Try it out',
  tryOutCall: (path: string) => `Try it out: ${path}`,
  asking: 'Asking…',
  tried: (status: number) => `The server answered ${status}:`,
  untried: (why: string) => `The call could not be made: ${why}`,
  signIn: 'Sign in to try it out.',
  completeProfile: 'Complete your profile to try it out.',
} as const;

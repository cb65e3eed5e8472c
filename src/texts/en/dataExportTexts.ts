/** Everything that belongs to a learner, to be taken along. */
export const dataExportTexts = {
  title: 'Your data',
  contents:
    'What this site keeps about you, in one file: your account with its sessions, your profile, your progress, what you handed in with its verdicts, the runs you shared, your messages, and your programs with their versions. Files that are no text, or very large, are only named in it.',
  download: 'Download my data',
  collecting: 'Collecting your data…',
  given: 'Your browser has the file now.',
  failed: (why: string) => `Your data could not be collected: ${why}`,
} as const;

import type { VersionKind } from '#contract/entities.ts';
import { counted } from './numbers.ts';

/** What a file said before. */
export const versionTexts = {
  title: 'Versions',
  list: 'Versions of the file, newest first',
  loading: 'Versions are loading',
  none: 'No versions yet',
  noneAdvice: 'Each save and build of this file will be listed here.',
  unlisted: 'The versions could not be loaded',
  unread: (why: string) => `This version could not be loaded: ${why}`,
  unkept: (why: string) => `Nothing was replaced, because your unsaved changes could not be kept: ${why}`,
  tryAgain: 'Try again',
  notOpen: 'The file is not open yet',
  always: 'At the start',
  current: 'Stored now',
  size: (characters: number) => counted(characters, 'character'),
  from: (time: string) => `Version of ${time}`,
  starter: 'Starter file',
  restoreStarter: 'Restore starter file',
  inEditor: 'In the editor',
  version: 'This version',
  keepsUnsaved: 'Your unsaved changes become a version, too.',
  restore: 'Restore',
  locked: 'The file is on its way to the server',
  same: 'The editor shows this text',
  back: 'Back',
  close: 'Close',
} as const;

/** What was done with a text. */
export const versionKindTexts = {
  saved: 'Saved',
  built: 'Built',
  run: 'Run',
  submitted: 'Submitted',
  restored: 'Restored',
  kept: 'Unsaved changes',
  refused: 'Not saved',
  found: 'Changed outside the editor',
  starter: 'Starter file',
} as const satisfies Record<VersionKind, string>;

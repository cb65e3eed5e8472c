import type { LanguageStatus } from '#machines/workspace/languageServerMachine.ts';

export const languageTexts = {
  retry: 'Start code help again',
} as const;

/** Whether the editor completes, explains and checks what is typed. */
export const languageStatusTexts = {
  off: 'Code help starts with your first key',
  starting: 'Code help starting…',
  ready: 'Code help on',
  restarting: 'Code help starting again…',
  failed: 'Code help stopped',
  crowded: 'Code help is on in three other pages of yours',
  unavailable: 'No code help on this server',
} as const satisfies Record<LanguageStatus, string>;

import type { LanguageStatus } from '#machines/workspace/languageServerMachine.ts';

export const languageTexts = {
  retry: 'Iniciar de nuevo la ayuda de código',
} as const;

/** Whether the editor completes, explains and checks what is typed. */
export const languageStatusTexts = {
  off: 'La ayuda de código empieza al escribir',
  starting: 'Iniciando la ayuda de código…',
  ready: 'Ayuda de código activa',
  restarting: 'Reiniciando la ayuda de código…',
  failed: 'La ayuda de código se detuvo',
  crowded: 'La ayuda de código está activa en otras tres páginas tuyas',
  unavailable: 'Este servidor no tiene ayuda de código',
} as const satisfies Record<LanguageStatus, string>;

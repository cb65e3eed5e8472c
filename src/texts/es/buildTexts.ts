import type { BuildStatus } from '#machines/workspace/buildSelectors.ts';

export const buildTexts = {
  build: 'Compilar',
  building: 'Compilando…',
} as const;

/** The lamp of the build. */
export const buildStatusTexts = {
  unknown: 'Sin compilar',
  building: 'Compilando…',
  interrupted: 'Se perdió la conexión; aún no se sabe cómo terminó la compilación',
  success: 'Compilación correcta',
  failure: 'La compilación falló',
} as const satisfies Record<BuildStatus, string>;

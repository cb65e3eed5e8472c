import type { VersionKind } from '#contract/entities.ts';
import { counted } from './numbers.ts';

/** What a file said before. */
export const versionTexts = {
  title: 'Versiones',
  list: 'Versiones del archivo, primero las más recientes',
  loading: 'Cargando las versiones',
  none: 'Aún no hay versiones',
  noneAdvice: 'Cada vez que guardes o compiles este archivo, aparecerá aquí.',
  unlisted: 'No se pudieron cargar las versiones',
  unread: (why: string) => `No se pudo cargar esta versión: ${why}`,
  unkept: (why: string) => `No se reemplazó nada, porque no se pudieron conservar tus cambios sin guardar: ${why}`,
  tryAgain: 'Intentar de nuevo',
  notOpen: 'El archivo aún no está abierto',
  always: 'Al comienzo',
  current: 'Guardada ahora',
  size: (characters: number) => counted(characters, 'carácter', 'caracteres'),
  from: (time: string) => `Versión del ${time}`,
  starter: 'Archivo inicial',
  restoreStarter: 'Restaurar el archivo inicial',
  inEditor: 'En el editor',
  version: 'Esta versión',
  keepsUnsaved: 'Tus cambios sin guardar también quedan como versión.',
  restore: 'Restaurar',
  locked: 'El archivo va camino al servidor',
  same: 'El editor muestra este texto',
  back: 'Volver',
  close: 'Cerrar',
} as const;

/** What was done with a text. */
export const versionKindTexts = {
  saved: 'Guardada',
  built: 'Compilada',
  run: 'Ejecutada',
  submitted: 'Entregada',
  restored: 'Restaurada',
  kept: 'Cambios sin guardar',
  refused: 'No guardada',
  found: 'Cambiada fuera del editor',
  starter: 'Archivo inicial',
} as const satisfies Record<VersionKind, string>;

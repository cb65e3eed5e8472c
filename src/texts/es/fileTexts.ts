import type { SafetyReason } from '#contract/contentSafety.ts';
import type { DraftFault } from '#machines/ports/draftPort.ts';
import type { FileStatus } from '#machines/workspace/fileSelectors.ts';
import type { PendingConfirmation } from '#machines/workspace/pendingConfirmation.ts';
import { counted } from './numbers.ts';

export const fileTexts = {
  save: 'Guardar',
  saving: 'Guardando…',
  notSavedYet: 'Aún sin guardar',
  savedAt: (time: string) => `Guardado: ${time}`,
  size: (characters: number) => counted(characters, 'carácter', 'caracteres'),
  unsaved: 'Cambios sin guardar',
  busy: 'El archivo va camino al servidor',
  editor: (fileName: string) => `${fileName}, editor de código. Pulsa Escape y luego Tab para salir de él.`,
  panel: 'Código',
  loadingEditor: 'Cargando el editor…',
  binary: 'Este archivo no es texto, así que aquí no se puede mostrar ni editar.',
} as const;

/** The lamp of the file. */
export const fileStatusTexts = {
  waiting: 'Esperando la primera carga',
  loading: 'Cargando el archivo',
  ready: 'Archivo listo',
  binary: 'No es un archivo de texto',
} as const satisfies Record<FileStatus, string>;

/** What the learner is asked before much is lost. */
export const pendingConfirmationTexts = {
  erases: 'Advertencia: vas a guardar contenido vacío sobre el archivo que existe. Esto borrará tu código. ¿Continuar?',
  shrinks:
    'Advertencia: el contenido nuevo es mucho más corto que el archivo que existe. Se perdería la mayor parte de tu código. ¿Continuar?',
} as const satisfies Record<Exclude<PendingConfirmation['kind'], 'refused'>, string>;

/** Why the server would rather not replace the file. */
export const safetyReasonTexts = {
  never_loaded: 'El archivo del servidor nunca se cargó en este editor.',
  changed_on_disk: 'El archivo del servidor cambió desde que se cargó aquí.',
  empty_over_non_empty: 'El archivo del servidor tiene contenido, y el editor está vacío.',
  large_reduction: 'El archivo del servidor es mucho más largo que lo que hay en el editor.',
} as const satisfies Record<SafetyReason, string>;

/** What to do about it. */
export const safetySuggestionTexts = {
  never_loaded: 'Recarga primero el archivo, o sobrescríbelo si no tienes dudas.',
  changed_on_disk: 'Compara ambos, recarga el archivo, o sobrescríbelo si no tienes dudas.',
  empty_over_non_empty: 'Comprueba que el editor muestra tu código antes de sobrescribir el archivo.',
  large_reduction: 'Comprueba que no falta nada antes de sobrescribir el archivo.',
} as const satisfies Record<SafetyReason, string>;

export const safetyTexts = {
  saveTitle: '¿Guardar menos de lo que había?',
  buildTitle: '¿Compilar menos de lo que había?',
  refusedTitle: 'Falló la comprobación de seguridad',
  cancel: 'Cancelar',
  continueSave: 'Guardar de todos modos',
  continueBuild: 'Compilar de todos modos',
  forceSave: 'Forzar el guardado',
  keepMine: 'Conservar el mío',
  reloadTheirs: 'Recargar el otro',
  compare: 'Comparar',
  comparison: 'El otro y el mío',
  theirs: 'En el servidor',
  mine: 'En el editor',
  back: 'Volver',
  notCompared: (why: string) => `No se pudo cargar el texto del servidor: ${why}`,
  theirsIsBinary: 'Lo que hay en el servidor ya no es texto, así que los dos no se pueden comparar.',
  reloadKeepsDraft:
    'Si recargas, no se pierde nada tuyo: lo que no está guardado se te ofrece de nuevo, y lo que guardaste queda en Versiones.',
  forceBuild: 'Forzar la compilación',
  forceWarning: 'Forzarlo sobrescribe el archivo que existe.',
} as const;

/** What was typed before and not saved. */
export const draftTexts = {
  offer: (time: string) => `Tienes cambios sin guardar del ${time}.`,
  isOutrun: 'Después, el archivo cambió.',
  compare: 'Comparar',
  restore: 'Restaurar',
  discard: 'Descartar',
  locked: 'El archivo va camino al servidor',
  comparison: 'Cambios sin guardar',
  stored: 'En el editor',
  draft: 'Cambios sin guardar',
  close: 'Cerrar',
} as const;

/** Why what is typed is not kept in this browser. */
export const draftFaultTexts = {
  unavailable: 'Este navegador no conserva los cambios sin guardar.',
  full: 'El almacenamiento de este navegador está lleno: los cambios sin guardar no se conservan en él.',
  tooLong:
    'Este texto es más largo de lo que puede ser un archivo: sus cambios sin guardar no se conservan en este navegador.',
} as const satisfies Record<DraftFault, string>;

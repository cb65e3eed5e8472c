import type { ProcessStatus, WorkspaceFilling } from '#contract/entities.ts';
import type { ProcessGroupName } from '#machines/workspace/processGroups.ts';
import type { OutputLabel } from '#machines/workspace/outputLine.ts';

export const processTexts = {
  title: 'Procesos',
  none: 'Aún no hay procesos',
  noneAdvice: 'Pulsa Iniciar o Compilar, o ejecuta un comando en la consola, y aparecerá aquí.',
  loading: 'Cargando los procesos…',
  failed: 'No se pudieron cargar los procesos',
  tryAgain: 'Intentar de nuevo',
  pid: 'PID',
  command: 'Comando',
  started: 'Iniciado',
  subscribers: 'Suscriptores',
  folder: 'Carpeta',
  subscribe: 'Suscribirse',
  unsubscribe: 'Dejar de seguir',
  stop: 'Detener',
  clearEnded: 'Quitar los terminados',
  expand: (name: string) => `Desplegar ${name}`,
  minimise: (name: string) => `Plegar ${name}`,
  running: (count: number) => `${count} en ejecución`,
  subscribed: (count: number) => (count === 1 ? '1 suscrito' : `${count} suscritos`),
} as const;

/** What stands above each group of processes. */
export const processGroupTitles = {
  running: 'En ejecución',
  ended: 'Terminados',
  builds: 'Compilaciones',
} as const satisfies Record<ProcessGroupName, string>;

/** How the list of each is called. */
export const processGroupNames = {
  running: 'Procesos en ejecución',
  ended: 'Procesos terminados',
  builds: 'Procesos de compilación',
} as const satisfies Record<ProcessGroupName, string>;

export const processStatusTexts = {
  running: 'en ejecución',
  stopped: 'detenido',
  finished: 'terminado',
} as const satisfies Record<ProcessStatus, string>;

/** How a process came to its end. One that was stopped begins with the word of its status, which is then said once. */
export const endTexts = {
  buildSucceeded: 'la compilación terminó bien',
  buildFailed: 'la compilación falló',
  exited: (code: number) => `salió con el código ${code}`,
  signalled: (signal: string) => `lo terminó la señal ${signal}`,
  stopped: 'detenido porque se pidió',
  worldChanged: 'detenido: se abrió otro desafío',
  timedOut: (seconds: number) => `detenido después de ${seconds} s`,
  timedOutAdvice: (seconds: number) => `Activa Larga duración para que siga más de ${seconds} s.`,
  outputLimit: 'detenido porque imprimía demasiado',
  diskFull: 'detenido: el disco del servidor está casi lleno',
  workspaceFull: (filling: WorkspaceFilling) =>
    `detenido: tu espacio de trabajo está lleno (${filling.megabytes} de ${filling.most_megabytes} MB, ${filling.files} de ${filling.most_files} archivos)`,
  memoryLimit: (megabytes: number) => `detenido: tus programas usaban juntos más de ${megabytes} MB de memoria`,
  operator: 'detenido por quien administra el sitio',
  lost: 'detenido porque se perdió su espacio de trabajo',
} as const;

export const outputTexts = {
  title: 'Salida de los procesos en tiempo real',
  clear: 'Borrar',
  find: 'Buscar y filtrar en la salida',
  closeFinder: 'Cerrar la búsqueda',
  query: 'Buscar en la salida',
  matches: (count: number) => (count === 1 ? '1 línea' : `${count} líneas`),
  match: (position: number, count: number) => `${position} de ${count}`,
  previous: 'Línea encontrada anterior',
  next: 'Línea encontrada siguiente',
  labels: 'Etiquetas que se muestran',
  process: 'Proceso',
  allProcesses: 'Todos los procesos',
  oneProcess: (name: string, time: string) => `${name}, ${time}`,
  noneFits: 'Ninguna línea coincide con lo que elegiste ver.',
  wrap: 'Ajustar las líneas largas',
  copy: 'Copiar',
  download: 'Descargar',
  began: (command: string, time: string) => `Iniciado (${time}): ${command}`,
  hide: 'Ocultar la salida de los procesos',
  show: 'Mostrar la salida de los procesos',
  jump: 'Ir a lo más reciente',
  none: 'Pulsa Iniciar, o suscríbete a un proceso, y lo que imprima aparecerá aquí.',
  nothingYet: 'Aún no se ha impreso nada.',
  unheard: (name: string) => `${name} está en marcha, y lo que imprime no se muestra aquí.`,
  listen: 'Mostrar su salida',
  advice: 'Qué significa esto',
  announcements: 'Lo que se dice de la salida de los procesos',
  errors: (count: number, last: string) => (count === 1 ? `Error: ${last}` : `${count} errores, el último: ${last}`),
  ended: (name: string, end: string) => `${name} terminó: ${end}`,
  missed: (lines: number) =>
    lines === 1 ? 'Ya no se conserva 1 línea anterior' : `Ya no se conservan ${lines} líneas anteriores`,
} as const;

/** What came of a press on “Copy”. */
export const copyTexts = {
  copied: 'Copiado',
  refused: 'El navegador no deja copiar a esta página: selecciona el texto y cópialo a mano.',
} as const satisfies Record<'copied' | 'refused', string>;

/** Each line's label, as it is shown. */
export const outputLabels = { ERR: 'ERR', WARN: 'WARN', OUT: 'OUT' } as const satisfies Record<OutputLabel, string>;

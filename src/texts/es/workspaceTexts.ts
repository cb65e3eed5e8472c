import type { MissingPart } from '#machines/workspace/consoleSelectors.ts';
import type { SizedPart } from '#machines/widgets/paneSizes.ts';
import type { PanelName, Side } from '#machines/widgets/panels.ts';

export const workspaceTexts = {
  title: 'Espacio de trabajo',
  loading: 'Cargando el desafío…',
  absent: 'No existe ese desafío',
  absentAdvice: 'Quizá cambió de nombre. Elige otro de la lista.',
  failed: 'No se pudo cargar el problema',
  failedAdvice: 'El desafío no llegó. Revisa tu conexión e inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  toChallenges: 'Explorador de desafíos',
  status: 'Estado',
  run: 'Ejecutar',
  runLocked: 'Primero compila sin errores',
  submit: 'Entregar',
  submitNowhere: 'Abre primero un desafío: aquí no hay a qué entregar',
  runTime: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  connection: {
    connected: 'WebSocket conectado',
    lost: 'WebSocket desconectado, reconectando…',
    refused: 'Sin conexión: hay demasiadas páginas abiertas. Cierra una.',
  },
  sandboxMissing:
    'Aquí no se pueden iniciar ni compilar programas: este servidor no tiene un entorno aislado que funcione.',
  sections: 'Secciones del espacio de trabajo',
  collapse: 'Plegar este panel',
  unseen: ', hay algo nuevo',
  hints: 'Pistas',
  hint: (number: number) => `Pista ${number}`,
  explainedIn: 'En la documentación:',
  packages: 'Paquetes',
  noProblem: 'Un espacio de trabajo propio',
  noProblemAdvice: 'Lo abriste sin desafío: lo que guardas queda bajo el nombre que está sobre el editor.',
  problems: 'Lo que encontró la compilación',
  line: (line: number) => `Línea ${line}`,
  lineOf: (file: string, line: number) => `${file}, línea ${line}`,
  goToLine: (line: number) => `Ir a la línea ${line} en el editor`,
} as const;

/** A phone calls each section by the title of its first panel. */
export const panelTitles = {
  problem: 'Problema',
  topics: 'Tópicos',
  commands: 'Comandos',
  code: 'Código',
  console: 'Consola',
  processes: 'Procesos',
  robot: 'Robot',
  output: 'Salida',
} as const satisfies Record<PanelName, string>;

/** What the edge of a section resizes. */
export const splitterNames = {
  left: 'Ancho del problema',
  right: 'Ancho de la consola',
  bottom: 'Alto de la salida',
  history: 'Alto del historial',
} as const satisfies Record<SizedPart, string>;

export const sideNames = { left: 'Desafío', right: 'Robot' } as const satisfies Record<Side, string>;

export const consoleTexts = {
  tabs: 'Consolas',
  add: 'Agregar una consola',
  remove: (name: string) => `Cerrar ${name}`,
  command: 'Comando',
  chooseCommand: 'Elige…',
  commandsFailed: 'Los comandos no llegaron.',
  tryAgain: 'Intentar de nuevo',
  args: 'Argumentos',
  argsExample: 'gazebo_test_pkg sensor_subscriber.py',
  processName: 'Nombre del proceso',
  longRunning: 'Larga duración',
  longRunningHint:
    'Los procesos en segundo plano que no están marcados como Larga duración se detienen a los 30 segundos.',
  autoSubscribe: 'Suscripción automática',
  execute: 'Ejecutar comando',
  executing: 'Iniciando…',
  missing: {
    command: 'Elige primero un comando.',
    processName: 'Dale primero un nombre al proceso.',
    both: 'Elige primero un comando, y dale un nombre al proceso.',
  } satisfies Record<MissingPart, string>,
  history: 'Historial de esta consola',
  historyEmpty: 'Aquí aparece lo que ejecutas, y lo que responde.',
  clear: 'Borrar',
  notes: 'Mensajes del espacio de trabajo',
} as const;

/** What a learner is asked who leaves something unsaved. */
export const departureTexts = {
  title: '¿Salir sin guardar?',
  question: 'Lo que escribiste desde la última vez que guardaste no está en el servidor.',
  stay: 'Quedarme aquí',
  leave: 'Salir sin guardar',
} as const;

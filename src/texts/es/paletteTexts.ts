import type { CommandName, EditorKey } from '#machines/widgets/commands.ts';

export const paletteTexts = {
  title: 'Comandos',
  search: 'Buscar comandos',
  found: (count: number) => `${count} ${count === 1 ? 'comando' : 'comandos'}`,
  nothing: 'Ningún comando se llama así.',
  impossible: 'ahora no es posible',
  show: (panel: string) => `Mostrar ${panel}`,
  keys: 'Atajos de teclado',
  anywhere: 'En todo el espacio de trabajo',
  inEditor: 'En el editor',
  close: 'Cerrar',
} as const;

export const commandTitles = {
  start: 'Iniciar el programa',
  stop: 'Detener el programa',
  save: 'Guardar el archivo',
  build: 'Compilar',
  run: 'Ejecutar durante cinco segundos',
  submit: 'Entregar',
  resetRobot: 'Restablecer el robot y su mundo',
  whyStill: '¿Por qué no se mueve nada?',
  earlierLine: 'Mirar atrás: el robot en la línea de salida anterior',
  laterLine: 'Mirar atrás: el robot en la línea de salida siguiente',
  liveRobot: 'Mostrar otra vez el robot en vivo',
  addConsole: 'Agregar una consola',
  clearOutput: 'Borrar la salida de los procesos',
  readOutput: 'Leer en voz alta las últimas líneas de la salida de los procesos',
  toggleLeft: 'Mostrar u ocultar el problema',
  toggleRight: 'Mostrar u ocultar la consola, los procesos y el robot',
  toggleBottom: 'Mostrar u ocultar la salida de los procesos',
  focus: 'Ir al editor',
  find: 'Buscar y reemplazar en el archivo',
  goToLine: 'Ir a una línea',
  comment: 'Comentar líneas, o quitar el comentario',
  definition: 'Ir a la definición del nombre en el cursor',
  rename: 'Cambiar el nombre que está en el cursor',
  format: 'Dar formato al archivo',
  tour: 'Hacer el recorrido guiado del espacio de trabajo',
  demo: 'Ver la demostración',
  commands: 'Buscar entre todos los comandos',
  keys: 'Ver la lista de atajos de teclado',
} as const satisfies Record<CommandName, string>;

export const editorKeyTitles = {
  completion: 'Mostrar sugerencias',
  undo: 'Deshacer',
  leave: 'Salir del editor con el teclado',
} as const satisfies Record<EditorKey, string>;

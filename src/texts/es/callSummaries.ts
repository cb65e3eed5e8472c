import type { workspaceApi } from '#contract/rest.ts';

const summaries: Readonly<Record<keyof typeof workspaceApi, string>> = {
  getFile: 'Lee un archivo del espacio de trabajo',
  saveFile: 'Guarda un archivo del espacio de trabajo, vigilado por la regla de seguridad del contenido',
  restoreFile: 'Recupera un archivo inicial que se había eliminado',
  listVersions: 'Los textos que un archivo tiene o ha tenido, primero lo más reciente; el archivo inicial al final',
  getVersion: 'El texto de una versión de un archivo',
  keepVersion: 'Conserva un texto entre las versiones de un archivo, sin reemplazar el archivo',
  buildWithCode: 'Guarda un archivo y compila sus paquetes con exactamente ese texto',
  getBuild: 'Cómo terminó una compilación, o que aún no ha terminado',
  execute: 'Inicia un comando en el espacio de trabajo',
  listProcesses: 'Los procesos del espacio de trabajo, primero lo más reciente',
  stopProcess: 'Detiene un proceso; detener uno que ya terminó no cambia nada',
  listCommands: 'Los comandos que se pueden ejecutar',
  listTopics: 'Los tópicos de ROS del espacio de trabajo',
  getTopicRates: 'Cada cuánto llegan mensajes de cada tópico de ROS, contados durante dos segundos desde ahora',
  getTopic: 'Un tópico de ROS; su nombre, sin la primera barra',
  getGraph: 'El robot, sus tópicos y los programas más recientes en este momento',
  openWorld: 'Lleva el robot al mundo de un desafío, o al mundo de práctica',
  getWorld: 'El mundo por el que avanza el robot, y lo que pide su desafío',
  judgeSubmission: 'Hace juzgar una entrega, o dice cómo va; preguntar de nuevo no cambia nada',
  getInspection: 'Si quien administra el sitio permite mirar las máquinas de esta sesión en otra ventana',
  exportAccount:
    'Todo lo que pertenece a quien aprende: perfil, progreso, entregas, mensajes, archivos y sus versiones',
  deleteAccount: 'Elimina la cuenta con todo lo que le pertenece; no se puede deshacer',
  openSession: 'Cambia un token de acceso de Supabase (Authorization: Bearer) por la cookie de la sesión',
  closeSession: 'Borra la cookie de la sesión',
};

/** What each call of the workspace API is for, by the name that the server gives it; the server itself says it in English. */
export const callSummaries: ReadonlyMap<string, string> = new Map(Object.entries(summaries));

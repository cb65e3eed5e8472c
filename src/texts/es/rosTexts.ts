import type { TopicWatchState } from '#machines/workspace/topicWatchSelectors.ts';
import type { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import { counted, decimal, whole } from './numbers.ts';

const rounded = (rate: number) => (rate < 9.95 ? decimal(rate, 1) : whole(rate));

export const topicTexts = {
  list: 'Tópicos de tu robot',
  refresh: 'Actualizar',
  loading: 'Preguntándole al robot por sus tópicos…',
  none: 'No hay tópicos',
  noneAdvice: 'Ahora ningún nodo publica ni está suscrito a nada.',
  failed: 'No se pudieron cargar los tópicos',
  why: (reason: string) => `Se preguntó por ellos, y esto fue la respuesta: ${reason}`,
  unknown: 'No se sabe nada más de él.',
  publishers: (names: readonly string[]) =>
    names.length === 0 ? 'Nadie lo publica' : `Publicado por ${names.join(', ')}`,
  message: 'Campos de un mensaje',
  latest: 'Último mensaje',
  watching: {
    disconnected: 'El espacio de trabajo no está conectado: no puede llegar ningún mensaje.',
    asking: 'Esperando un mensaje…',
    quiet: 'Ningún mensaje por ahora.',
    live: 'En vivo',
  } satisfies Record<Exclude<TopicWatchState, 'refused'>, string>,
  unwatched: (why: string) => `Ahora no se puede observar: ${why}`,
  rate: (rate: number) => `${rounded(rate)} mensajes por segundo`,
  hertz: (rate: number) => `${rounded(rate)}\u00a0Hz`,
  rare: 'menos de 1 Hz',
  counting: 'Contando mensajes…',
  uncounted: 'No se pudo contar cada cuánto llegan los mensajes.',
  picture: (topic: string, width: number, height: number) =>
    `La última imagen de ${topic}, de ${width} por ${height} píxeles`,
  pictureSize: (width: number, height: number) =>
    `${width} × ${height} píxeles, mostrada hasta cinco veces por segundo`,
  tryAgain: 'Intentar de nuevo',
  items: (shown: number, length: number) =>
    shown < length
      ? `${counted(length, 'valor', 'valores')}, abajo los primeros ${whole(shown)}`
      : counted(length, 'valor', 'valores'),
  hidden: (count: number) =>
    `${counted(count, 'campo más', 'campos más')}: el mensaje es demasiado grande para mostrarlo entero`,
} as const;

export const plotTexts = {
  plot: 'Gráfica',
  plotThen: 'Gráfica hasta entonces',
  toggle: (field: string) => `Graficar ${field}`,
  full: (most: number) => `Se pueden graficar ${most} campos a la vez: quita uno primero.`,
  fullTopics: (most: number) => `Se pueden graficar campos de ${most} tópicos a la vez: quita primero los de uno.`,
  pause: 'Pausar la gráfica',
  resume: 'Continuar la gráfica',
  clear: 'Borrar la gráfica',
  drawing: (fields: readonly string[]) =>
    `El último minuto de ${fields.join(', ')}; la tabla de abajo lo dice en números.`,
  drawingThen: (fields: readonly string[]) =>
    `El minuto hasta entonces de ${fields.join(', ')}; la tabla de abajo lo dice en números.`,
  noDrawing: 'Aquí no se puede dibujar la gráfica; la tabla tiene sus números.',
  seconds: (at: number) => (at === 0 ? 'último' : `${at} s`),
  secondsThen: (at: number) => (at === 0 ? 'entonces' : `${at} s`),
  values: 'Valores del último minuto',
  valuesThen: 'Valores del minuto hasta entonces',
  latest: 'Último',
  lowest: 'Mínimo',
  highest: 'Máximo',
  noNumber: '–',
  remove: (field: string) => `Quitar ${field} de la gráfica`,
} as const;

export const commandTexts = {
  list: 'Comandos para tu robot',
  introduction:
    'Cada uno se ejecuta en una consola. Un ejemplo llena allí el formulario; puedes cambiarlo antes de ejecutarlo.',
  fill: (example: string) => `Llenar la consola con ${example}`,
} as const;

/** What each command is for, and the arguments of an example that works as it is. */
export const commandExamples: Readonly<Record<(typeof AVAILABLE_COMMANDS)[number], { purpose: string; args: string }>> =
  {
    rosrun: { purpose: 'Inicia un programa de un paquete.', args: 'gazebo_test_pkg sensor_subscriber.py' },
    roslaunch: {
      purpose: 'Inicia todos los programas que nombra un archivo launch.',
      args: 'gazebo_test_pkg demo.launch',
    },
    rostopic: { purpose: 'Enumera los tópicos, y muestra o publica sus mensajes.', args: 'echo -n1 /odom' },
    rosnode: { purpose: 'Enumera los nodos en ejecución, e informa sobre uno de ellos.', args: 'info /robot' },
    rosmsg: { purpose: 'Muestra qué campos tiene un tipo de mensaje.', args: 'show sensor_msgs/LaserScan' },
    rossrv: { purpose: 'Muestra qué recibe y qué responde un tipo de servicio.', args: 'show std_srvs/Empty' },
    rosparam: { purpose: 'Lee y fija parámetros.', args: 'list' },
    rosservice: { purpose: 'Enumera los servicios, y llama a uno de ellos.', args: 'list' },
    rosbag: {
      purpose: 'Graba mensajes en un archivo, y los reproduce.',
      args: 'record --duration=5 -O scan.bag /scan',
    },
  };

import type { Finding, FindingKind } from '#machines/doctor/finding.ts';
import type { NodeRole } from '#machines/doctor/graphFacts.ts';

export const doctorTexts = {
  ask: '¿Por qué no se mueve nada?',
  title: '¿Por qué no se mueve nada?',
  looking: 'Mirando el robot y sus tópicos…',
  failed: (why: string) => `No se pudo mirar: ${why}`,
  nothing: 'No se encontró nada mal. Pregunta otra vez mientras tu programa debería mover el robot.',
  line: (line: number) => `Línea ${line}`,
  topic: (topic: string) => `Ver ${topic}`,
  dismiss: 'Cerrar lo encontrado',
  more: 'Leer más, en otra pestaña',
} as const;

/** The drawing of nodes and topics beside it. */
export const graphTexts = {
  title: 'Nodos y tópicos',
  again: 'Mirar otra vez',
  dismiss: 'Cerrar el dibujo',
  upToDate: 'Como estaban la última vez que se miró.',
  outdated: 'Así estaba antes. Mira otra vez para verlo como está ahora.',
  none: 'Ningún nodo publica ni está suscrito a nada. Inicia tu programa y mira otra vez.',
  drawing: (nodes: number, topics: number) =>
    `${nodes} ${nodes === 1 ? 'nodo' : 'nodos'} y ${topics} ${topics === 1 ? 'tópico' : 'tópicos'}, unidos por líneas; debajo está lo mismo en palabras.`,
  publishers: 'Publicadores',
  topics: 'Tópicos',
  subscribers: 'Suscriptores',
  roles: {
    robot: 'el robot',
    hand: 'tú, a mano',
    site: 'este sitio',
    program: 'tu programa',
  } satisfies Record<NodeRole, string>,
  withRole: (node: string, role: string) => `${node} (${role})`,
  lonely: { noPublisher: 'sin publicador', noSubscriber: 'sin suscriptor' },
  unheard: (topic: string) =>
    `Tu programa publica en ${topic}, y ningún nodo está suscrito a ese tópico. ¿Es correcto el nombre?`,
  unspoken: (topic: string) =>
    `Tu programa está suscrito a ${topic}, y ningún nodo publica en ese tópico. ¿Es correcto el nombre?`,
  waiting: (topics: readonly string[]) => `Ningún nodo publica en ${topics.join(', ')}: tu programa puede hacerlo.`,
  unused: (topics: readonly string[]) =>
    `Ningún nodo está suscrito a ${topics.join(', ')}: tu programa puede suscribirse.`,
  more: (count: number) =>
    count === 1
      ? 'Hay 1 más sin dibujar: solo está en palabras.'
      : `Hay ${count} más sin dibujar: solo están en palabras.`,
  see: 'Ver el dibujo',
  seeWhole: 'Ver el dibujo de nodos y tópicos',
  inWords: 'Lo mismo en palabras',
  unknownType: 'Aún no se conoce su tipo.',
  published: (nodes: readonly string[]) =>
    nodes.length === 0 ? 'Nadie publica en él' : `Publicado por ${nodes.join(', ')}`,
  subscribed: (nodes: readonly string[]) =>
    nodes.length === 0 ? 'Nadie está suscrito' : `Suscritos: ${nodes.join(', ')}`,
} as const;

interface FindingText {
  /** What was seen. */
  what: string;
  /** What to do about it. */
  fix: string;
}

/** What was found, with its evidence, and how to mend it. */
export const findingTexts = {
  robotMissing: () => ({
    what: 'El robot no responde.',
    fix: 'Se vuelve a iniciar solo: pregunta otra vez en unos segundos.',
  }),
  simulationPaused: () => ({
    what: 'La simulación está en pausa, así que nada puede moverse.',
    fix: 'Pulsa “Continuar la simulación” sobre el robot.',
  }),
  timeStands: ({ measured }) => ({
    what: `El tiempo de la simulación estuvo detenido los últimos ${measured} s, así que nada puede moverse.`,
    fix: 'Quizá el equipo está demasiado ocupado: detén lo demás que se ejecuta, o restablece el robot.',
  }),
  topicMisspelt: ({ name, other, measured }) => ({
    what: `${measured} publica en ${name}, donde nadie escucha.`,
    fix: `El robot escucha en ${other}: usa ese nombre.`,
  }),
  topicUnheard: ({ name, other, measured }) => ({
    what: `${measured} escucha en ${name}, donde nadie publica.`,
    fix: `El robot publica en ${other}: usa ese nombre.`,
  }),
  otherType: ({ name, other, measured }) => ({
    what: `En ${measured} se publica ${name}, y el robot espera ${other}.`,
    fix: `Importa ${other.split('/').at(-1)} de geometry_msgs.msg y publica eso.`,
  }),
  batteryEmpty: () => ({
    what: 'La batería está al 0\u00a0%: el robot no obedece ninguna orden hasta que lo restablezcas.',
    fix: 'Pulsa “Restablecer el robot y el mundo”, que la llena. Un camino más corto y menos espera ahorran carga.',
  }),
  programEnded: ({ name }) => ({
    what: `${name} terminó por sí mismo, sin error.`,
    fix: 'Un programa que deba continuar necesita un bucle, o rospy.spin() como última línea.',
  }),
  programFailed: ({ name }) => ({
    what: `${name} terminó con un error.`,
    fix: 'Sus últimas líneas en la salida de los procesos dicen cuál, y en qué línea.',
  }),
  nothingRuns: () => ({
    what: 'No se está ejecutando ningún programa.',
    fix: 'Pulsa Iniciar, y pregunta otra vez si el robot se queda donde está.',
  }),
  nobodyCommands: ({ name }) => ({
    what: `Tu programa se está ejecutando, y nadie publica en ${name}.`,
    fix: `Crea un publicador: rospy.Publisher("${name}", Twist, queue_size=1).`,
  }),
  notCommanded: ({ name, measured }) => ({
    what: `${name} tiene un publicador para /cmd_vel, y en los últimos ${measured} s no llegó ni una orden.`,
    fix: 'Publica en un bucle: un mensaje enviado una sola vez, antes de que el robot se conecte, se pierde, y cada uno vale solo medio segundo.',
  }),
  tooSeldom: ({ name, measured }) => ({
    what: `A ${name} llegan órdenes a razón de solo ${measured} por segundo; el robot se detiene medio segundo después de cada una.`,
    fix: 'Publica diez veces por segundo: rospy.Rate(10), y su sleep() en el bucle.',
  }),
  standsStill: ({ name }) => ({
    what: `En ${name} llegan órdenes, y todas dicen 0: quédate quieto.`,
    fix: 'Da un valor a linear.x (metros por segundo) o a angular.z (radianes por segundo) antes de publicar.',
  }),
  inDegrees: ({ measured, other }) => ({
    what: `Se le pide al robot que gire ${measured} por segundo, y puede hacer ${other}: eso parece estar en grados.`,
    fix: 'angular.z se mide en radianes por segundo: usa math.radians(…).',
  }),
  tooFast: ({ name, measured, other }) => ({
    what: `${name} es ${measured}, y el robot puede hacer ${other}: lo demás se recorta.`,
    fix: `Ordena ${other} como máximo.`,
  }),
  twoCommand: ({ name, measured }) => ({
    what: `${measured} programas dan órdenes al robot a la vez: ${name}.`,
    fix: 'Detén en Procesos todos menos uno: cada uno anula lo que ordena otro.',
  }),
  wall: ({ measured }) => ({
    what:
      measured === ''
        ? 'El robot toca algo que no se mueve, y se le ordena seguir.'
        : `Hay algo ${measured} m más adelante, y se le ordena al robot seguir avanzando.`,
    fix: 'Haz que primero vaya en sentido contrario o gire, o restablece el robot.',
  }),
  moves: ({ measured, other }) => ({
    what: `El robot sí se mueve: ${measured} m en los últimos ${other} s.`,
    fix: 'Si no va a donde quieres, mira las órdenes en Tópicos.',
  }),
} as const satisfies Record<FindingKind, (found: Finding) => FindingText>;

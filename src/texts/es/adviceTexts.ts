import type { Fault } from '#machines/advice/adviceOn.ts';
import type { FaultFacts } from '#machines/advice/faultSign.ts';
import { counted } from './numbers.ts';

/** How a name is asked back that may have been meant. */
const meant = (near: string): string => (near === '' ? 'Revisa cómo está escrito.' : `¿Quisiste decir ${near}?`);

const BEFORE_FIRST =
  'Muchas veces aún no ha llegado ningún mensaje del sensor: comprueba “is not None” antes de usarlo.';

/** What begins a block, as Python calls it: `'for' statement`, `function definition`. */
function opener(name: string): string {
  if (name === 'function definition') return 'a la función';
  if (name === 'class definition') return 'a la clase';
  return `al ${name.split(' ')[0] ?? name}`;
}

/** What a fault means and what mends it, in a sentence or two for somebody who learns. */
export const adviceTexts = {
  colonMissing: () => 'Esta línea abre un bloque, así que termina con dos puntos “:”.',
  bracketOpen: ({ name }) =>
    `El signo “${name}” se abre y nunca se cierra: cuenta los paréntesis y corchetes desde aquí.`,
  bracketSpare: ({ name }) => `Sobra un “${name}”, o antes de él falta el signo que cierra.`,
  bracketOther: ({ name, other }) => `Se abrió “${other}”, pero lo cierra “${name}”: ambos deben ser del mismo tipo.`,
  quoteOpen: () => 'Aquí empieza un texto con comillas y no termina: cierra las comillas en la misma línea.',
  tripleQuoteOpen: () => 'Un texto que empieza con tres comillas nunca termina: pon tres comillas al final.',
  commaForgotten: () => 'Hay dos valores uno junto al otro: pon una coma entre ellos.',
  equalsOnce: () => 'Para comparar, escribe “==”. Un solo “=” le da su valor a un nombre.',
  printStatement: () => 'print es una función: pon entre paréntesis lo que debe imprimir, print(…).',
  returnOutside: () => '“return” está fuera de una función. ¿Tiene la línea suficiente sangría?',
  loopMissing: ({ name }) => `“${name}” está fuera de un bucle. ¿Tiene la línea suficiente sangría?`,
  assignedToCall: () =>
    'No se le puede dar un valor a una llamada: a la izquierda de “=” va un nombre. Para comparar, escribe “==”.',
  assignedToValue: () =>
    'No se le puede dar un valor a otro valor: a la izquierda de “=” va un nombre. Para comparar, escribe “==”.',
  wrongCharacter: ({ name }) =>
    `Python no conoce el signo ${name}. Quizá se copió de una página web: escríbelo a mano.`,
  numberName: () => 'Un nombre no puede empezar con una cifra.',
  globalLate: ({ name }) => `Escribe “global ${name}” como primera línea de la función, antes de que se use ${name}.`,
  positionalLate: () => 'Los argumentos con nombre van después de los que no lo tienen.',
  blockExpected: ({ name, other }) =>
    name === ''
      ? 'Dale a esta línea cuatro espacios de sangría: pertenece a la línea de arriba.'
      : `Dale a esta línea cuatro espacios de sangría: pertenece ${opener(name)} de la línea ${other}.`,
  indentSpare: () => 'Esta línea tiene más sangría que la de arriba, y allí nada abre un bloque.',
  indentUneven: () =>
    'Esta línea tiene una sangría que ninguna línea de arriba tiene: avanza siempre de cuatro en cuatro espacios.',
  tabsAndSpaces: () =>
    'Unas líneas tienen sangría con tabuladores y otras con espacios: usa cuatro espacios en todas partes.',
  syntaxWrong: () => 'Python no puede leer esta línea. Mira la marca “^” y el final de la línea de arriba.',

  selfUnknown: () => 'Escribe self como primer argumento del método: def metodo(self, …).',
  nameNotImported: ({ name }) => `${name} aún no está importado: agrega el import al comienzo del archivo.`,
  nameUnknown: ({ name, near }) => `Nada se llama ${name} aquí. ${meant(near)}`,
  nameFree: ({ name }) => `${name} se usa antes de recibir un valor. Dale uno antes de llamar a la función.`,
  localUnassigned: ({ name }) =>
    `La función le da un valor a ${name}, así que es su propio ${name}. Para usar el de afuera escribe antes “global ${name}”.`,

  moduleMissing: ({ name }) =>
    `${name} no está instalado en este espacio de trabajo. Para los desafíos bastan math y random de Python, y los tópicos del robot.`,
  moduleUnknown: ({ name, near }) => `Aquí no hay ningún módulo ${name}. ${meant(near)}`,
  importOfItself: ({ name }) =>
    `Tu archivo se llama igual que un módulo, así que se importa a sí mismo y falta ${name}. Dale otro nombre al archivo.`,
  importUnknown: ({ name, near, other }) => `${other} no tiene ${name}. ${meant(near)}`,

  nothingAsked: ({ name }) => `Aquello a lo que le pides ${name} todavía no es nada (None). ${BEFORE_FIRST}`,
  nothingIndexed: () => `Lo que está antes de los corchetes […] todavía no es nada (None). ${BEFORE_FIRST}`,
  nothingCalled: () =>
    'Lo que se llama no es nada (None). Pasa la función misma, on_scan, y no lo que devuelve una llamada, on_scan(…).',
  nothingIterated: () => `Lo que recorre el bucle todavía no es nada (None). ${BEFORE_FIRST}`,
  nothingMeasured: () => `Lo que len(…) debe contar todavía no es nada (None). ${BEFORE_FIRST}`,
  nothingCalculated: () => `Uno de los valores todavía no es nada (None). ${BEFORE_FIRST}`,

  numbersAsBits: ({ name }) =>
    name === '^'
      ? 'Una potencia se escribe con “**”, como en x ** 2.'
      : `“${name}” calcula con bits. Dos preguntas se unen con “${name === '&' ? 'and' : 'or'}”.`,
  timeAndNumber: () =>
    'Un tiempo no es un número: escribe rospy.Duration(1.5) para un intervalo, o …to_sec() para obtener sus segundos.',
  textJoined: ({ kind }) =>
    `Un texto y ${kind} no se pueden unir con “+”: pon str(…) alrededor del número, o usa f"{…}".`,
  kindsMixed: ({ name, kind, other }) =>
    `“${name}” no funciona entre ${kind} y ${other}. Un texto se vuelve número con float(…).`,
  kindsCompared: ({ kind, other }) =>
    `${kind} y ${other} no se pueden comparar. Un texto se vuelve número con float(…).`,
  moduleCalled: () => 'Se llama al módulo mismo. Escribe tras un punto lo que quieres de él, como en random.random().',
  notCallable: ({ kind }) =>
    `Lo que está antes de los paréntesis (…) no es una función, sino del tipo ${kind}. ¿Usas su nombre dos veces, o falta un “*”?`,
  functionIndexed: () => 'A una función se la llama con paréntesis (…), no con […].',
  notIndexable: ({ kind }) => `Lo que está antes de […] es un solo ${kind} y no una lista.`,
  indexNotWhole: ({ kind }) =>
    `El lugar en una lista es un número entero, y esto es del tipo ${kind}. “//” divide en números enteros.`,
  notIterable: ({ kind }) => `Un bucle recorre una lista, y esto es un solo ${kind}. Para contar, escribe range(…).`,
  notWhole: ({ kind }) => `Aquí va un número entero, y esto es del tipo ${kind}: pon int(…) alrededor.`,
  cannotChange: ({ kind }) => `Un ${kind} no se puede cambiar. Haz antes una lista de él: list(…).`,
  formatWrong: ({ name, kind }) => `%${name} espera un número, y recibió ${kind}. %s acepta cualquier cosa.`,
  formatShort: () => 'El texto tiene más % que valores detrás. Pon los valores entre paréntesis: % (a, b).',
  formatSpare: () => 'Hay más valores que % en el texto.',

  classPublished: ({ name }) =>
    `Se publica el tipo ${name} y no un mensaje de ese tipo: escribe ${name}(), con paréntesis.`,
  argumentMissing: ({ name, other }) => `Se llama a ${name} sin ${other}.`,
  selfMissing: ({ name }) =>
    `${name} es un método: primero va self, y después lo que recibe al llamarlo, como un mensaje: def on_scan(self, scan).`,
  argumentSpare: ({ name, kind, other }) =>
    `${name} acepta ${counted(Number(kind), 'argumento', 'argumentos')} y recibe ${other}. Una función que escucha mensajes acepta uno: el mensaje.`,
  argumentUnknown: ({ name, near, other }) => `${other} no tiene ningún argumento llamado ${name}. ${meant(near)}`,

  fieldUnknown: ({ kind, name, near }) => `Un ${kind} no tiene el campo ${name}. ${meant(near)}`,
  fieldNamedUnknown: ({ kind, name, near }) => `Un ${kind} no tiene el campo ${name}. ${meant(near)}`,
  moduleWithout: ({ kind, name, near }) =>
    `${kind} no tiene nada llamado ${name}. ${meant(near)} Las mayúsculas cuentan.`,
  fieldOfNumber: ({ kind }) =>
    `Hay un ${kind} donde va un vector. Da valor a sus partes, como en command.linear.x = 0.3 o command.angular.z = 0.5.`,
  attributeUnknown: ({ kind, name, near }) => `Lo que es del tipo ${kind} no tiene ${name}. ${meant(near)}`,
  fieldNotText: ({ name }) => `El campo ${name} del mensaje espera un texto. Un número se vuelve texto con str(…).`,
  fieldNotNumber: ({ name }) =>
    `El campo ${name} del mensaje espera un número. Un texto se vuelve número con float(…).`,
  fieldNotWhole: ({ name, kind }) =>
    `El campo ${name} del mensaje espera un número entero${kind === '' ? '' : ', de 0 en adelante'}. Otro valor se vuelve entero con int(…).`,
  fieldNotList: ({ name }) => `El campo ${name} del mensaje espera una lista, también para un solo valor: escribe […].`,
  fieldNotBool: ({ name }) => `El campo ${name} del mensaje espera True o False, sin comillas.`,
  fieldTooLarge: ({ name, kind }) =>
    `El número en el campo ${name} del mensaje es demasiado grande, o está demasiado por debajo de cero, para el tipo ${kind}.`,
  messageFields: ({ kind }) =>
    `publish recibe un mensaje entero, ya completo, y no sus valores. Sus campos son ${kind}.`,
  messageOther: ({ kind, other }) => `Este tópico acepta ${kind}, y recibió ${other}.`,
  notAMessage: ({ name }) =>
    `${name} no es aquí un tipo de mensaje. Impórtalo y escribe su nombre sin comillas, como Twist.`,

  nodeMissing: () => 'Llama una vez a rospy.init_node("…"), antes que a cualquier otra cosa de rospy.',
  nodeTwice: () => 'rospy.init_node(…) se llama dos veces: un programa es un solo nodo.',
  nodeNameWrong: () => 'El nombre de un nodo no lleva “/”.',
  nameIllegal: ({ name }) =>
    `“${name}” no puede ser un nombre en ROS: solo letras sin tilde, cifras y “_”, sin espacios.`,
  nodeReplaced: ({ name }) =>
    `Otro programa entró con el mismo nombre, ${name}, así que este tuvo que terminar. Ejecútalo una sola vez, o dale un nombre a cada uno.`,
  topicNameEmpty: () => 'El nombre del tópico está vacío. Es un texto como "/cmd_vel".',
  topicClosed: () => 'El publicador está cerrado: el programa lo dio de baja, o está terminando.',
  topicOfOtherType: ({ kind, other }) =>
    `Dos nodos usan un mismo tópico para mensajes distintos: ${kind} y ${other}. Solo se encuentran los iguales.`,
  waitedInVain: ({ name }) => `Nadie publicó en ${name} en ese tiempo. Revisa su nombre en Tópicos.`,
  serviceMissing: ({ name, other }) =>
    `Ningún nodo ofrece el servicio ${name === '' ? other : name}. Revisa su nombre.`,
  programStopped: () => 'No es un error: el programa se detuvo antes de llegar a su fin.',
  queueSizeMissing: () => 'Agrega queue_size=1 al Publisher: sin eso, un oyente lento hace esperar a tu programa.',
  timeNegative: () => 'Un tiempo no puede ser menor que cero.',
  masterMissing: () => 'El master de ROS no está en este momento. Se vuelve a iniciar solo; espera unos segundos.',

  zeroDivided: () =>
    'Algo se divide entre cero. Comprueba el valor de abajo antes de dividir; rospy.Rate(0) tampoco funciona.',
  parameterMissing: ({ name }) => `Nadie ha fijado el parámetro ${name}. Revisa su nombre con rosparam list.`,
  keyMissing: ({ name }) => `No hay ninguna entrada ${name}. Revisa cómo está escrita, o pregunta con .get(…).`,
  popEmpty: () => 'En la lista no queda nada que sacar.',
  indexOutside: ({ kind }) =>
    `El valor de tipo ${kind} es más corto que eso. Los lugares se cuentan desde 0, así que el último es len(…) - 1.`,
  placeOutside: () =>
    'Los datos terminan antes de ese lugar: las filas y columnas de una imagen se cuentan desde 0. De un montículo vacío no se puede sacar nada.',
  notANumber: ({ name }) => `${name} no se puede leer como número.`,
  notAWholeNumber: ({ name }) =>
    `${name} no se puede leer como número entero. Para uno con punto decimal usa float(…).`,
  outsideMath: () => 'Esto no tiene resultado, como la raíz de un número negativo.',
  infinityConverted: ({ name }) =>
    `El valor es ${name}, lo que dice el láser donde no encuentra nada. Comprueba antes con math.isinf(…) o math.isnan(…).`,
  tooFewUnpacked: ({ kind, other }) =>
    `“=” tiene ${counted(Number(kind), 'nombre', 'nombres')} a la izquierda y solo ${counted(Number(other), 'valor', 'valores')} a la derecha.`,
  tooManyUnpacked: ({ kind }) =>
    `“=” tiene ${counted(Number(kind), 'nombre', 'nombres')} a la izquierda y más valores a la derecha.`,
  nothingToChoose: ({ name }) => `${name}(…) recibió una lista vacía. Comprueba antes que contenga algo.`,
  notInList: () => 'El valor que se busca no está en la lista.',
  numberTooLarge: () => 'El resultado es más grande de lo que puede ser un número.',
  callsItself: () => 'La función se llama a sí misma sin fin. Un bucle que continúa se escribe con while.',
  fileMissing: ({ name }) => `No hay ningún archivo ${name} en la carpeta en la que se ejecuta el programa.`,
  inputEnded: () => 'Aquí un programa no puede pedir datos: no hay teclado para eso.',
  memoryUsedUp: () => 'El programa quiere más memoria de la que hay.',
  assertionFailed: () => 'Lo que el programa afirma aquí no es cierto.',

  programMissing: ({ name }) => `El paquete no tiene ningún programa ${name}. Revisa el nombre, y que esté guardado.`,
  programNotExecutable: () =>
    'El archivo está ahí, pero no se puede ejecutar: compila una vez, o guárdalo como programa.',
  packageMissing: ({ name }) => `No hay ningún paquete ${name} en este espacio de trabajo. Revisa cómo está escrito.`,
  firstLineWrong: () => 'La primera línea termina como en Windows. Guarda el archivo con saltos de línea de Unix.',
  topicNotPublished: ({ name }) => `Todavía nadie publica en ${name}. Revisa su nombre en Tópicos.`,
  topicUnknown: ({ name }) => `No hay ningún tópico ${name}. Revisa su nombre en Tópicos.`,
} as const satisfies Record<Fault, (facts: FaultFacts) => string>;

import type { ErrorCode, FactsOf, FieldFault } from '#contract/errorFacts.ts';
import type { SandboxFault } from '#contract/sandboxFaults.ts';

/** Why programs cannot be run on this server. */
export const sandboxFaultTexts = {
  not_installed: 'bubblewrap no está instalado.',
  not_started: 'Aquí no se puede iniciar ningún entorno aislado.',
  unreadable: 'No se pudo leer la comprobación del entorno aislado.',
  leaves_processes: 'Un programa detenido deja procesos atrás.',
  reads_passwords: 'Un programa puede leer /etc/shadow.',
  sees_server_data: 'Un programa puede ver los datos del servidor.',
  sees_agent: 'Un programa puede ver el agente de su entorno aislado.',
  reaches_host: 'Un programa puede alcanzar la red del equipo.',
  reaches_neighbour: 'Dos entornos aislados pueden alcanzarse entre sí.',
  writes_system: 'Un programa puede escribir en el sistema.',
  nests_namespaces: 'Un programa puede crear espacios de nombres propios.',
  environment: 'Un programa encuentra en su entorno más de lo que debe.',
  open_files: 'Un programa hereda archivos abiertos.',
  sees_processes: 'Un programa puede ver los procesos de otros.',
  capabilities: 'Un programa tiene capacidades especiales.',
  gains_privileges: 'Un programa puede ganar privilegios.',
  root: 'Un programa se ejecuta como root.',
  network: 'Un programa tiene red.',
  process_limit: 'El límite de procesos no se cumple.',
  file_limit: 'El límite del tamaño de los archivos no se cumple.',
  sees_other_files: 'Un programa ve los archivos de otro.',
  system_calls: 'Un programa puede pedirle al núcleo más de lo que necesita.',
} as const satisfies Record<SandboxFault, string>;

const sandboxMissing = (fault: SandboxFault) =>
  `En este servidor no se pueden ejecutar programas: ${sandboxFaultTexts[fault]} Los archivos todavía se pueden leer y guardar.`;

const unchecked = 'En este momento no se puede comprobar tu cuenta. Inténtalo de nuevo.';

const lengthOf = (seconds: number) => (seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutos`);

/** What is wrong with a field, behind its name. */
const fieldFaults: Record<FieldFault, (most: number | null) => string> = {
  unknown: () => 'no es un campo de esta solicitud.',
  missing: () => 'falta.',
  too_long: (most) =>
    most === null ? 'es demasiado largo.' : `es demasiado largo: se permiten ${most} caracteres o elementos.`,
  invalid: () => 'tiene un valor que no se permite.',
};

/** Why the server refused something. */
export const errorTexts: { readonly [Code in ErrorCode]: (facts: FactsOf<Code>) => string } = {
  SIGN_IN_REQUIRED: () => 'Inicia sesión para usar el espacio de trabajo.',
  PROFILE_REQUIRED: () => 'Completa tu perfil para usar el espacio de trabajo.',
  ACCOUNT_UNCHECKED: () => unchecked,
  FOREIGN_PAGE: () => 'Esta llamada no viene de una página de este sitio.',
  TOO_MANY_REQUESTS: ({ seconds }) => `Demasiadas solicitudes: inténtalo de nuevo en ${seconds} s.`,

  FIELD_REFUSED: ({ field, fault, most }) => `"${field}" ${fieldFaults[fault](most)}`,
  JSON_MALFORMED: () => 'La solicitud no es JSON bien formado.',
  REQUEST_TOO_LARGE: () => 'La solicitud es demasiado grande.',
  ADDRESS_TOO_LONG: () => 'La dirección es demasiado larga.',
  REQUEST_NOT_JSON: () => 'El cuerpo de una solicitud debe ser JSON (content-type: application/json).',
  REQUEST_COMPRESSED: () => 'Una solicitud no debe estar comprimida.',
  REQUEST_NOT_UNDERSTOOD: () => 'No se entiende la solicitud.',
  NOTHING_THERE: () => 'No hay nada en esta dirección.',
  WORKSPACE_MOVING: () =>
    'Tu espacio de trabajo se está trasladando a otro servidor de este sitio. Inténtalo de nuevo en unos segundos.',
  DISK_FULL: () =>
    'El disco del servidor está casi lleno, así que por ahora no se puede guardar, compilar ni iniciar nada. Tus archivos están como estaban.',
  INTERNAL_ERROR: ({ id }) => `Error interno. Si vuelve a pasar, comunica este número: ${id}`,

  FILE_OUTSIDE: ({ path }) => `En tu espacio de trabajo no hay tal archivo: "${path}"`,
  FILE_NAME_MALFORMED: ({ path }) => `Este no puede ser el nombre de un archivo: "${path}"`,
  FILE_FOLDER_MISSING: ({ path }) => `La carpeta de este archivo no existe en tu espacio de trabajo: "${path}"`,
  FILE_NOT_STARTER: ({ path }) =>
    `Tu espacio de trabajo no empezó con este archivo, así que no se puede restaurar: "${path}"`,
  FILE_VERSION_UNKNOWN: ({ path }) => `No existe tal versión de este archivo: "${path}"`,
  FILE_EXISTS: ({ path }) => `Este archivo existe; solo se puede restaurar uno que falta: "${path}"`,
  FILE_IRREGULAR: ({ path }) => `Esto no es un archivo común, así que no se puede abrir aquí: "${path}"`,
  FILE_TOO_LARGE: ({ path, bytes }) => `Un archivo puede tener como máximo ${bytes} bytes: "${path}"`,
  FILE_NOT_TEXT: ({ path }) => `Aquí solo se puede guardar texto UTF-8 sin caracteres NUL: "${path}"`,
  FILE_IS_BINARY: ({ path }) =>
    `Lo que hay en este archivo en el servidor no es texto, así que no se reemplaza. Haz que uno de tus programas le cambie el nombre o lo borre, y guarda de nuevo: "${path}"`,
  FILE_NOT_WRITABLE: ({ path }) => `No se puede escribir en este archivo, porque su carpeta está protegida: "${path}"`,
  FILE_NO_SPACE: ({ path }) =>
    `El servidor no tiene más lugar para guardar este archivo; lo que había sigue igual: "${path}"`,

  WORKSPACE_FULL: ({ megabytes, most_megabytes, files, most_files }) =>
    `Tu espacio de trabajo no tiene lugar para esto: se usan ${megabytes} de ${most_megabytes} MB y ${files} de ${most_files} archivos, incluidas las versiones anteriores. No se guardó nada. Borra archivos con un programa e inténtalo de nuevo: uno que no sea más largo que lo guardado todavía se puede guardar e iniciar.`,
  WORKSPACE_OVERFLOWED: ({ megabytes, most_megabytes, files, most_files }) =>
    `Tu espacio de trabajo contiene mucho más de lo permitido: ${megabytes} de ${most_megabytes} MB y ${files} de ${most_files} archivos. No se puede guardar ni iniciar nada en él. Pide a quien administra el sitio que haga lugar; tus programas todavía se pueden leer.`,
  COMMAND_UNKNOWN: ({ command, available }) =>
    `"${command}" no se puede ejecutar aquí. Comandos disponibles: ${available.join(', ')}.`,
  PROCESS_NOT_FOUND: () => 'No se encontró el proceso',
  PROCESS_EXITED: ({ exit_code }) => `Terminó con el código de salida ${exit_code}.`,
  PROCESS_SIGNALLED: ({ signal }) => `Lo terminó la señal ${signal}.`,
  PROCESS_TIMED_OUT: ({ seconds }) =>
    `Se detuvo después de ${seconds} s, porque no estaba marcado como Larga duración.`,
  PROCESS_OUTPUT_LIMIT: () => 'Se detuvo porque imprimía demasiado.',
  PROCESS_MEMORY_LIMIT: ({ megabytes }) =>
    `Se detuvo porque tus programas usaban juntos más de ${megabytes} MB de memoria.`,
  PROCESS_DISK_FULL: () => 'Se detuvo porque escribía mientras el disco del servidor estaba casi lleno.',
  PROCESS_WORKSPACE_FULL: ({ megabytes, most_megabytes, files, most_files }) =>
    `Se detuvo porque escribía mientras tu espacio de trabajo estaba lleno: ${megabytes} de ${most_megabytes} MB y ${files} de ${most_files} archivos.`,
  PROCESS_STOPPED_BY_OPERATOR: () => 'Lo detuvo quien administra el sitio.',
  PROCESS_LOST: () => 'El espacio de trabajo en el que se ejecutaba terminó.',
  TOO_MANY_PROGRAMS: ({ most }) =>
    `Se están ejecutando ${most} de tus programas, y no puede haber más a la vez. Detén uno e inténtalo de nuevo.`,
  PROCESS_EXISTS: ({ process_id }) => `Ya existe un proceso con el id ${process_id}.`,
  BUILD_NOT_FOUND: () => 'No se encontró la compilación',
  BUILD_OUTDATED: () => 'El archivo cambió mientras se compilaba. Compílalo de nuevo.',
  BUILD_STOPPED: () => 'La compilación se detuvo.',
  BUILD_TIMED_OUT: () => 'La compilación tardó demasiado y se detuvo.',
  BUILD_LOST: () =>
    'La compilación se interrumpió porque terminó el espacio de trabajo en el que se ejecutaba. Compila de nuevo.',
  BUILD_FAILED: () => 'La compilación falló; su salida dice por qué.',
  TOPIC_NOT_FOUND: () => 'Ese tópico no existe ahora: ningún nodo lo publica ni está suscrito a él.',
  TOPIC_TYPE_UNKNOWN: () => 'Ningún nodo ha dicho todavía de qué tipo son los mensajes de este tópico.',
  ROBOT_NOT_RUNNING: () =>
    'El robot no está en marcha en este momento. Arranca de nuevo cuando inicias un programa o lo conduces a mano.',
  ROBOT_NOT_TAKEN: () => 'Nadie conduce el robot a mano desde esta página. Primero activa “Conducir a mano”.',
  CHALLENGE_NOT_FOUND: ({ challenge_id }) => `No existe el desafío ${challenge_id}.`,
  PICTURE_NOT_FOUND: () => 'No hay ninguna imagen tuya que se pueda mostrar.',
  SUBMISSION_NOT_FOUND: () => 'No existe tal entrega.',
  ACCOUNT_EMAIL_DIFFERS: () => 'Este no es el correo electrónico de tu cuenta.',
  ACCOUNT_PASSWORD_WRONG: () => 'Esta no es la contraseña de tu cuenta.',
  ACCOUNT_LEAVING: () => 'Esta cuenta se está eliminando.',
  ACCOUNT_NOT_DELETABLE: () => 'Este servidor no puede eliminar cuentas. Pregúntale a quien lo administra.',
  ACCOUNT_NOT_DELETED: () => 'Tu cuenta sigue ahí, pero quizá ya no estén algunos de tus archivos. Inténtalo de nuevo.',
  VERDICTS_NOT_STORED: () => 'Este servidor no puede guardar veredictos, así que no juzga nada.',
  VERDICTS_UNREACHABLE: () =>
    'Tu solución está guardada, pero ahora mismo no se puede contactar con el juez. Inténtalo de nuevo dentro de poco.',

  SANDBOX_UNAVAILABLE: ({ fault }) => sandboxMissing(fault),
  WORKSPACE_NOT_STARTED: () => 'No se pudo iniciar tu espacio de trabajo. Inténtalo de nuevo en un momento.',
  GRAPH_UNANSWERED: () => 'El grafo de ROS de este espacio de trabajo no responde. Inténtalo de nuevo en un momento.',
  SERVER_STOPPING: () => 'El servidor se está apagando.',

  disk_full: () =>
    'El disco del servidor está lleno, así que por ahora no se puede guardar nada. Inténtalo de nuevo más tarde.',
  email_exists: () => 'Ya hay un usuario registrado con este correo electrónico',
  email_not_confirmed: () => 'El correo electrónico no está confirmado',
  invalid_credentials: () => 'El correo electrónico o la contraseña no son correctos',
  otp_expired: () => 'El enlace del correo no es válido o ya caducó',
  over_request_rate_limit: () => 'Se alcanzó el límite de solicitudes',
  wait_first: ({ seconds }) => `Demasiados intentos. Espera ${lengthOf(seconds)} e inténtalo de nuevo.`,
  reauthentication_needed: () => 'Para cambiar la contraseña hay que volver a identificarse',
  reauthentication_not_valid: () => 'El código caducó o no es válido',
  same_password: () => 'La contraseña nueva debe ser distinta de la anterior.',
  signup_disabled: () => 'En este sitio no se pueden crear cuentas',
  user_already_exists: () => 'El usuario ya está registrado',
  user_banned: () => 'El usuario está bloqueado',
  session_missing: () => '¡Falta la sesión!',

  callback_empty: () => 'La dirección no contiene ninguna sesión',
  callback_begun_elsewhere: () => 'Este inicio de sesión no empezó en este navegador.',
  callback_recovery_elsewhere: () => 'Este enlace se abrió en un navegador distinto de aquel en el que se pidió.',
  callback_recovery_expired: () => 'El enlace del correo no es válido o ya caducó',
  callback_other_account: () => 'Otra persona tiene la sesión iniciada en este navegador. Ciérrala primero.',
  callback_token_malformed: () => 'La estructura del JWT no es válida',
  callback_token_unreadable: () => 'El JWT no está en formato base64url',
  callback_expired: () => 'El JWT caducó',
  callback_unexplained: () => 'La dirección contiene un error sin descripción',

  account_foreign: () => 'Esta no es tu cuenta.',
  challenge_unknown: () => 'No existe ese desafío.',
  addresses_too_many: () => 'De aquí llegaron demasiadas direcciones en una hora. Inténtalo más tarde.',
  shares_too_many: () => 'Se compartieron demasiados recorridos en una hora. Inténtalo más tarde.',
  judged_run_unknown: () => 'El juez no tiene un recorrido de esta entrega que se pueda compartir.',
  shared_runs_full: () => 'Ya compartes 20 recorridos, y no caben más. Retira primero uno del tablero.',
  submissions_too_many: () => 'Entregaste 120 soluciones en una hora. Inténtalo más tarde.',
  submissions_full: () => 'Entregaste 64 MB de programas, y no se guardan más.',
  messages_too_many: () => 'De aquí llegaron demasiados mensajes en una hora. Inténtalo más tarde.',
  value_refused: () => 'Esto no se puede guardar: algo es demasiado largo, o tiene un valor que no se permite.',

  service_unreachable: () => 'Error de red',
  service_timed_out: ({ milliseconds }) => `se superó el tiempo de espera de ${milliseconds} ms`,
  service_failed: ({ status }) => `La solicitud falló con el código de estado ${status}`,
  service_answer_unexpected: () => 'El servidor respondió algo inesperado',
};

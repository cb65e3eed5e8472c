/** The words that the forms of the account pages share. */
export const accountTexts = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordAgain: 'Confirma la contraseña',
  passwordHint: (length: number) => `Al menos ${length} caracteres`,
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  showPasswordAgain: 'Mostrar la confirmación',
  hidePasswordAgain: 'Ocultar la confirmación',
  backToSignIn: 'Volver a iniciar sesión',
  tryAgain: 'Intentar de nuevo',
} as const;

export const googleTexts = {
  or: 'o',
  submit: 'Continuar con Google',
  leaving: 'De camino a Google…',
  sample: 'En este servidor, Google es una página de muestra: no interviene ninguna cuenta real.',
} as const;

/** Where a link by email would be needed, and nobody could read one. */
export const noEmailTexts = {
  title: 'Este servidor no envía correos',
  advice: 'Pídele a quien lo administra que confirme tu dirección, o que te dé una contraseña nueva.',
} as const;

/** Where emails lie that this server does not send. */
export const inboxTexts = {
  note: 'De este servidor no sale ningún correo.',
  open: 'Abrir su bandeja de entrada',
  opensTab: 'se abre en una pestaña nueva',
} as const;

export const signInTexts = {
  title: 'Te damos la bienvenida de nuevo',
  introduction: 'Inicia sesión para continuar donde te espera tu robot.',
  forgotPassword: '¿Olvidaste tu contraseña?',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  newcomer: '¿Es tu primera vez aquí?',
  signUp: 'Crea una cuenta',
  drawing: 'Un robot de camino de vuelta a su base',
  drawingTopic: '/odom',
  drawingRange: 'x 2.31 m · y 0.42 m',
} as const;

export const signUpTexts = {
  title: 'Crea tu cuenta',
  introduction: 'En un minuto tendrás un espacio de trabajo propio, con un robot dentro.',
  submit: 'Crear la cuenta',
  submitting: 'Creando la cuenta…',
  member: '¿Ya tienes una cuenta?',
  signIn: 'Inicia sesión',
} as const;

export const verifyEmailTexts = {
  title: 'Revisa tu correo',
  sentTo: {
    sent: 'Se envió un enlace de confirmación a',
    inbox: 'La bandeja de entrada de este servidor guarda un enlace de confirmación para',
  },
  advice: 'Ábrelo en este navegador, y ya estás dentro.',
  nothing: {
    sent: '¿No llegó nada, o ya venció? Mira en la carpeta de correo no deseado, o pide otra vez el enlace. Una dirección que ya está confirmada no recibe ninguno: en ese caso, inicia sesión.',
    inbox:
      '¿No hay nada, o ya venció? Pide otro enlace para la bandeja. Una dirección que ya está confirmada no recibe ninguno: en ese caso, inicia sesión.',
  },
  resend: 'Enviarlo otra vez',
  resending: 'Enviando…',
  resent: { sent: 'Otro enlace va en camino.', inbox: 'Hay otro enlace en la bandeja de entrada.' },
  lostTitle: '¿Cuál es tu dirección?',
  lost: 'Esta página espera un enlace de confirmación, pero no sabe a dónde fue. Crea una cuenta para recibir uno.',
  signUp: 'Crear una cuenta',
} as const;

export const callbackTexts = {
  processing: 'Procesando la autenticación',
  patience: 'Un momento: se está completando tu inicio de sesión.',
  error: 'Error de autenticación',
  unsaved: 'No se pudo actualizar el perfil de usuario.',
  unexpected: 'Ocurrió un error inesperado. Intenta iniciar sesión de nuevo.',
  advice: 'Intenta iniciar sesión de nuevo.',
  recoveryAdvice: 'Pide otro enlace, y ábrelo en el navegador en el que lo pediste.',
  recoverAgain: 'Pedir otro enlace',
  confirmed: 'Tu correo está confirmado',
  confirmedElsewhere:
    'El enlace se abrió en un navegador distinto de aquel en el que creaste tu cuenta, así que aquí aún nadie ha iniciado sesión.',
  signIn: 'Iniciar sesión',
} as const;

export const forgotPasswordTexts = {
  title: '¿Olvidaste tu contraseña?',
  introduction: 'Dinos tu correo electrónico y te enviamos un enlace para elegir una nueva.',
  submit: 'Enviar el enlace',
  submitting: 'Enviando…',
  sentTitle: 'Revisa tu correo',
  sentTo: {
    sent: 'Si hay una cuenta con esta dirección, un enlace para elegir una contraseña nueva va camino a',
    inbox:
      'Si hay una cuenta con esta dirección, la bandeja de entrada de este servidor guarda un enlace para elegir una contraseña nueva para',
  },
  advice: {
    sent: 'Ábrelo en este navegador. ¿No llegó nada? Mira en la carpeta de correo no deseado, o prueba con otra dirección.',
    inbox: 'Ábrelo en este navegador. ¿No hay nada? Prueba con otra dirección.',
  },
  correct: 'Usar otra dirección',
} as const;

export const newPasswordTexts = {
  title: 'Elige una contraseña nueva',
  introduction: 'Reemplaza a la anterior en todos los lugares donde inicias sesión.',
  password: 'Contraseña nueva',
  submit: 'Guardar la contraseña',
  submitting: 'Guardando…',
} as const;

/** Asked before unsaved work is left behind. */
export const signOutTexts = {
  title: '¿Cerrar sesión sin guardar?',
  question: 'Lo que escribiste desde la última vez que guardaste no está en el servidor.',
  stay: 'Quedarme aquí',
  leave: 'Cerrar sesión sin guardar',
} as const;

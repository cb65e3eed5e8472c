import type { Notice, Resource } from '#machines/site/notice.ts';
import type { WordsFor } from '../textOf.ts';
import type { WithReasonTexts } from '../WithReasonTexts.ts';

const resources = {
  problem: 'No se pudo cargar el problema',
  processes: 'No se pudieron cargar los procesos',
  commands: 'No se pudieron cargar los comandos',
} as const satisfies Record<Resource, string>;

/** What a toast says. A reason has been put into words already. */
export const noticeTexts: WordsFor<WithReasonTexts<Notice>> = {
  signedIn: () => '¡Sesión iniciada!',
  arrived: () => '¡Inicio de sesión correcto!',
  confirmationSent: () => '¡Busca en tu correo el enlace de confirmación!',
  passwordChanged: () => 'Tu contraseña cambió.',
  sessionEnded: () => 'Se cerró tu sesión. Inicia sesión de nuevo.',
  refusedByProvider: ({ message }) => message,
  signInFailed: () => 'Ocurrió un error. Inténtalo de nuevo.',
  unexpected: () => 'Ocurrió un error inesperado. Inténtalo de nuevo.',
  sessionUnanswered: () =>
    'No pudimos averiguar si tienes la sesión iniciada. Inicia sesión, o revisa tu conexión y recarga la página.',
  verificationFailed: () => 'Ocurrió un error. Inténtalo de nuevo.',
  localeFailed: () => 'Los textos de ese idioma no llegaron. Elígelo de nuevo en un momento.',
  visitsUnerased: () =>
    'Este navegador no nos dejó eliminar el registro de una visita. Recarga la página para intentarlo de nuevo, o elimina los datos de este sitio en su configuración.',
  challengesFailed: () => 'No se pudieron cargar los desafíos',
  resourceFailed: ({ resource }) => resources[resource],
  profileFailed: () => 'No se pudieron cargar los datos del perfil',
  achievementsFailed: () => 'No se pudieron cargar los logros',
  detailsFailed: () => 'No se pudieron cargar los datos del usuario.',
  detailsSaved: () => '¡Gracias por actualizar tu perfil!',
  demoSubscribed: () => '¡Gracias! Te escribiremos sobre la demostración.',
  detailsRefused: ({ message }) => message,
};

/** How the place of the toasts and its buttons are called. */
export const toastTexts = { label: 'Notificaciones', dismiss: 'Descartar' } as const;

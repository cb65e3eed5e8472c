import type { PageName } from '#machines/site/pages.ts';

/** What stands around every page, and what is shown when there is no page. */
export const siteTexts = {
  name: 'Servolab',
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  menu: 'Menú',
  signIn: 'Iniciar sesión',
  myProfile: 'Mi perfil',
  signOut: 'Cerrar sesión',
  language: 'Idioma',
  toDarkTheme: 'Cambiar al tema oscuro',
  toLightTheme: 'Cambiar al tema claro',
  footerNavigation: 'Pie de página',
  motto: 'Programa robots de verdad desde tu navegador.',
  opensElsewhere: 'abre otro sitio',
  loadingPage: 'Cargando…',
  titleOf: (what: string) => `${what} – Servolab`,
} as const;

/** The names of the places that the frame may lead to. */
export const placeNames = {
  '/challenges': 'Desafíos',
  '/learn': 'Aprender',
  '/community': 'Comunidad',
  '/about': 'Acerca de',
  '/docs': 'Documentación',
  '/api': 'API',
  '/faq': 'Preguntas frecuentes',
  '/contact': 'Contacto',
  '/feedback': 'Comentarios',
  '/terms': 'Términos',
  enterprise: 'Empresas',
} as const;

/** Where the site is going to be found elsewhere. */
export const socialTexts = {
  comingSoon: 'En otros sitios, próximamente:',
  names: { github: 'GitHub', linkedin: 'LinkedIn', youtube: 'YouTube' },
  notYet: (name: string) => `${name} (próximamente)`,
} as const;

/** What the window is called on each page. */
export const pageTitles = {
  home: 'Servolab – Domina la programación de robots',
  signIn: 'Iniciar sesión – Servolab',
  signUp: 'Crear una cuenta – Servolab',
  verifyEmail: 'Confirma tu correo – Servolab',
  callback: 'Iniciando sesión – Servolab',
  forgotPassword: 'Contraseña olvidada – Servolab',
  newPassword: 'Contraseña nueva – Servolab',
  userDetails: 'Completa tu perfil – Servolab',
  dashboard: 'Panel – Servolab',
  profile: 'Mi perfil – Servolab',
  challenges: 'Explorador de desafíos – Servolab',
  about: 'Acerca de – Servolab',
  community: 'Comunidad – Servolab',
  contact: 'Contacto – Servolab',
  feedback: 'Comentarios – Servolab',
  api: 'API del espacio de trabajo – Servolab',
  faq: 'Preguntas frecuentes – Servolab',
  terms: 'Términos y privacidad – Servolab',
  docs: 'Documentación – Servolab',
  learn: 'Rutas de aprendizaje – Servolab',
  workspace: 'Espacio de trabajo – Servolab',
  replay: 'Reproducir un registro – Servolab',
  design: 'Lenguaje de diseño – Servolab',
  // Called after what it is to who asks: to most there is nothing.
  operator: 'Página no encontrada – Servolab',
  notFound: 'Página no encontrada – Servolab',
  waiting: 'Servolab',
} as const satisfies Record<PageName | 'waiting', string>;

export const notFoundTexts = {
  title: 'Página no encontrada',
  message: 'El robot no pudo llegar a este lugar.',
  home: 'Volver al inicio',
  drawing: 'Un robot cuyo camino planeado termina frente a una pared',
} as const;

export const overdueTexts = {
  title: 'Esto tarda más de lo que debería',
  advice:
    'Servolab sigue esperando una respuesta y continúa solo. Si no pasa nada, revisa tu conexión y recarga la página.',
} as const;

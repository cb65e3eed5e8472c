/** The end of an account: what goes, what stays, and why it may still be there. */
export const accountDeletionTexts = {
  cardTitle: 'Eliminar tu cuenta',
  cardText:
    'Tu cuenta y todo lo que le pertenece se eliminan para siempre. Antes de que pase algo, te decimos qué se elimina.',
  open: 'Eliminar mi cuenta…',
  title: '¿Eliminar tu cuenta?',
  warning: 'Esto no se puede deshacer.',
  goesTitle: 'Qué se elimina',
  goes: [
    'Tus programas y todos los demás archivos de tu espacio de trabajo, con todas sus versiones. Lo que se está ejecutando allí se detiene.',
    'Todo lo que entregaste, sus veredictos, tu progreso y tus logros.',
    'Los recorridos que compartiste en el tablero de la comunidad, y los avisos sobre ellos.',
    'Tu perfil y tu imagen, tu solicitud de una demo y los mensajes que enviaste con la sesión iniciada.',
    'Los borradores, los recorridos guardados y la configuración en este navegador; solo los colores y el idioma quedan como están.',
  ],
  staysTitle: 'Qué no se elimina',
  stays: [
    'Los borradores y los recorridos guardados en otros navegadores: elimínalos allí junto con los datos de este sitio.',
    'La lista de inicios de sesión y cambios, que nombra tu cuenta por su número, con direcciones de red: hasta que entradas más nuevas ocupan su lugar.',
    'Las copias de seguridad, si quien administra el sitio las hace: pregúntale.',
  ],
  downloadTitle: 'Antes, llévate tus datos',
  confirm: 'Di una vez más quién eres, para que nadie más pueda hacer esto en una página abierta.',
  optionalPassword:
    'Solo si definiste una aquí: quien inicia sesión únicamente con Google no tiene, y deja esto vacío.',
  cancel: 'Conservar mi cuenta',
  submit: 'Eliminar mi cuenta',
  deleting: 'Eliminando tu cuenta…',
  refused: (why: string) => `Tu cuenta no se eliminó: ${why}`,
  unanswered:
    'No llegó ninguna respuesta del servidor, así que no sabemos si tu cuenta está eliminada. Revisa tu conexión e inténtalo de nuevo: intentarlo dos veces no hace daño.',
  goneTitle: 'Tu cuenta está eliminada',
  gone: 'Lo que le pertenecía en este sitio ya no está, salvo lo que te dijimos que se queda, y tu sesión está cerrada en todas partes. Gracias por haber estado aquí.',
  siteData: {
    erasing: 'Eliminando lo que este navegador guarda de ti…',
    erased: 'Este navegador tampoco guarda ya nada de ti.',
    kept: 'Este navegador no nos dejó eliminar lo que guarda de ti, como los borradores. Elimina los datos de este sitio en su configuración.',
  },
  close: 'Cerrar',
} as const;

/** The last screen (`crashWords.ts`). */
export const crashTexts = {
  title: '¡Error inesperado de la aplicación!',
  advice: 'Lo que guardaste está a salvo en el servidor. Recarga la página para continuar.',
  report:
    'Un archivo con el registro de esta visita nos muestra qué pasó antes. No contiene contraseñas ni datos personales; tu programa, sí.',
  withoutWords: 'No se pudieron obtener los textos de este sitio.',
  reload: 'Recargar la página',
  download: 'Descargar el registro',
} as const;

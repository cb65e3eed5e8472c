/** Everything that belongs to a learner, to be taken along. */
export const dataExportTexts = {
  title: 'Tus datos',
  contents:
    'Lo que este sitio guarda de ti, en un solo archivo: tu cuenta con sus sesiones, tu perfil, tu progreso, lo que entregaste con sus veredictos, los recorridos que compartiste, tus mensajes, y tus programas con sus versiones. De los archivos que no son texto, o que son muy grandes, solo contiene el nombre.',
  download: 'Descargar mis datos',
  collecting: 'Reuniendo tus datos…',
  given: 'Tu navegador ya tiene el archivo.',
  failed: (why: string) => `No se pudieron reunir tus datos: ${why}`,
} as const;

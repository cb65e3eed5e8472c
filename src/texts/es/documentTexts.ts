/** What the window is called with each guide: what stands over it. */
export const guideTitles = {
  'getting-started': 'Primeros pasos',
  workspace: 'El espacio de trabajo',
  'ros-commands': 'Comandos de ROS',
  robot: 'El robot y sus mundos',
  messages: 'Mensajes',
  'why-nothing-moves': 'Por qué no se mueve nada',
  troubleshooting: 'Solución de problemas',
  teachers: 'Para docentes',
  operators: 'Para quien administra el sitio',
} as const;

/** What stands around documents; the documents themselves are Markdown, in the folder beside this. */
export const documentTexts = {
  linkTo: (title: string) => `Enlace a “${title}”`,
  onThisPage: 'En esta página',
  contents: 'Documentación',
  search: 'Buscar en la documentación',
  /** In the field itself, which is narrow beside a guide. */
  searchHint: 'Buscar en las guías',
  find: 'Buscar',
  foundFor: (query: string) => `Resultados de la búsqueda de “${query}”`,
  found: (count: number) => (count === 1 ? '1 sección lo contiene.' : `${count} secciones lo contienen.`),
  nothingFound: 'Ninguna sección contiene todas estas palabras. Prueba con menos, o con otras.',
  unknown: 'No existe esa guía',
  unknownAdvice: 'Quizá cambió de nombre. El índice enumera todas las que hay.',
  firstGuide: 'Ir a la primera guía',
  operator: 'quien administra este servidor',
  contact: 'en la página Contacto',
  untranslated: 'Esta página aún no está traducida: está en inglés.',
} as const;

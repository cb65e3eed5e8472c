export const homeTexts = {
  badge: 'El futuro de la educación en robótica',
  title: 'Domina la programación de robots con desafíos interactivos',
  introduction:
    'Una plataforma para aprender a programar robots de forma inmersiva, con simulaciones y desafíos interactivos y simulación 3D en tiempo real.',
  startChallenges: 'Empezar los desafíos',
  exploreLearningPaths: 'Explorar las rutas de aprendizaje',
  run: 'Un robot visto desde arriba rodea una estantería hasta su meta, guiado por su láser',
  runCaption: 'Una ejecución grabada de una solución, tres veces más rápida',
  runPause: 'Pausar',
  runScale: '1 m',
  drawing: 'Un robot visto desde arriba mide con su láser las distancias a las cajas que lo rodean',
  drawingTopic: '/scan',
  drawingRange: 'range_max 10 m',
  drawingScale: '0.4 m',
  featured: 'Desafíos destacados',
  featuredIntroduction:
    'Resuelve desafíos de robótica con Python: lee los sensores, decide, avanza, y mira cómo responde el robot mientras se ejecuta tu programa.',
  viewAll: 'Ver todos los desafíos',
  howItWorks: 'De una línea de Python a un robot que se mueve',
  howItWorksIntroduction:
    'No hay nada que instalar. Todo lo que sigue ocurre en una sola página de tu navegador, en un espacio de trabajo de ROS real.',
  community: 'Aprender en compañía',
  communityIntroduction:
    'Entre varios es más fácil entender a los robots. Explica lo que resolviste, cuéntanos qué no está claro y trae ideas para nuevos desafíos.',
  joinCommunity: 'Unirse a la comunidad',
} as const;

/** The road of every challenge, in the order in which it is walked. */
export const stepTexts = [
  {
    title: 'Escribe',
    text: 'Edita un nodo de ROS real en un editor que conoce Python. Tu archivo queda a salvo cada vez que guardas.',
  },
  {
    title: 'Compila',
    text: 'Compila el paquete de catkin. Un error se muestra en su línea antes de que el robot llegue a verlo.',
  },
  {
    title: 'Ejecuta',
    text: 'Inicia nodos, archivos launch y herramientas desde consolas, tantas a la vez como necesites.',
  },
  { title: 'Observa', text: 'Suscríbete a cualquier proceso y lee su salida en el momento en que se imprime.' },
] as const;

import type { ChallengeOrder } from '#machines/pages/challengeOrder.ts';

export const challengeTexts = {
  title: 'Explorador de desafíos',
  introduction: 'Elige un desafío. Se abre en un espacio de trabajo propio, con un robot que espera tu código.',
  loadingProfile: 'Cargando tu perfil...',
  loading: 'Cargando los desafíos…',
  loadingImages: 'Cargando imágenes...',
  failed: 'No se pudieron cargar los desafíos',
  failedAdvice: 'La lista no llegó. Revisa tu conexión e inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  search: 'Buscar desafíos...',
  searchLabel: 'Buscar desafíos',
  filters: 'Filtros',
  categories: 'Categoría',
  difficulties: 'Dificultad',
  option: (name: string, count: number) => `${name} (${count})`,
  shown: (shown: number, all: number) => {
    const challenges = all === 1 ? '1 desafío' : `${all} desafíos`;
    return shown === all ? challenges : `${shown} de ${challenges}`;
  },
  order: 'Ordenar por',
  orders: {
    path: 'Ruta de aprendizaje',
    difficulty: 'Dificultad',
    title: 'Título',
    progress: 'Mi progreso',
  } satisfies Record<ChallengeOrder, string>,
  more: (more: number) => `Mostrar ${more} más`,
  allShown: 'Se muestran todos',
  clear: 'Quitar los filtros',
  noMatch: 'Ningún desafío coincide con tus filtros.',
  noMatchAdvice: 'Prueba con otra búsqueda u otros filtros.',
  none: 'Aún no hay desafíos',
  noneAdvice: 'Los nuevos desafíos aparecerán aquí.',
} as const;

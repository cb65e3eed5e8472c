import type { Challenge } from '#contract/entities.ts';

/** The built-in challenges of the home page; the database knows the same three. */
export const sampleChallenges: readonly Challenge[] = [
  {
    id: 1,
    title: 'Pista de obstáculos',
    difficulty: 'Easy',
    category: 'Navigation',
    description: 'Guía un robot por un campo de obstáculos hasta llegar a la meta.',
    image: '/worlds/01-obstacle-course.card.svg',
  },
  {
    id: 2,
    title: 'Manipulación de objetos',
    difficulty: 'Medium',
    category: 'Manipulation',
    description: 'Recoge objetos y colócalos en las zonas de destino señaladas.',
    image: '/worlds/02-object-manipulation.card.svg',
  },
  {
    id: 3,
    title: 'Explorador autónomo',
    difficulty: 'Hard',
    category: 'Exploration',
    description: 'Explora un entorno desconocido y traza su mapa de forma eficiente.',
    image: '/worlds/03-autonomous-explorer.card.svg',
  },
];

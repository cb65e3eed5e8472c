import type { Challenge } from '#contract/entities.ts';

/** The built-in challenges of the home page; the database knows the same three. */
export const sampleChallenges: readonly Challenge[] = [
  {
    id: 1,
    title: 'Pista de obstáculos',
    difficulty: 'Easy',
    category: 'Navigation',
    description: 'Guía un robot por un campo de obstáculos hasta llegar a la meta.',
    image: null,
  },
  {
    id: 2,
    title: 'Manipulación de objetos',
    difficulty: 'Medium',
    category: 'Manipulation',
    description: 'Recoge objetos y colócalos en las zonas de destino señaladas.',
    image: null,
  },
  {
    id: 3,
    title: 'Explorador autónomo',
    difficulty: 'Hard',
    category: 'Exploration',
    description: 'Explora un entorno desconocido y traza su mapa de forma eficiente.',
    image: null,
  },
];

import type { Challenge } from '#contract/entities.ts';

/** The built-in challenges of the home page; the database knows the same three. */
export const sampleChallenges: readonly Challenge[] = [
  {
    id: 1,
    title: 'Obstacle Course',
    difficulty: 'Easy',
    category: 'Navigation',
    description: 'Navigate a robot through a field of obstacles to reach the target.',
    image: '/worlds/01-obstacle-course.card.svg',
  },
  {
    id: 2,
    title: 'Object Manipulation',
    difficulty: 'Medium',
    category: 'Manipulation',
    description: 'Pick up objects and place them in designated target areas.',
    image: '/worlds/02-object-manipulation.card.svg',
  },
  {
    id: 3,
    title: 'Autonomous Explorer',
    difficulty: 'Hard',
    category: 'Exploration',
    description: 'Explore and map an unknown environment efficiently.',
    image: '/worlds/03-autonomous-explorer.card.svg',
  },
];

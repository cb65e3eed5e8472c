import type { About } from '../Documents.ts';
import text from './documents/about.md?raw';

/** What the site is, the three roles, and how to work with those who fill them. */
export const about: About = {
  text,
  team: 'Three roles',
  teamIntroduction:
    'Whoever runs this site shares the work among three roles. Each answers for something that you can hold it to.',
  roles: [
    {
      name: 'Course and challenges',
      answersFor:
        'That each problem can be solved from its text alone, that each hint helps without giving the answer away, and that a verdict says why.',
    },
    {
      name: 'Robot and simulation',
      answersFor:
        'That laser, odometry and wheels do what the documentation says, and that your program runs in a sandbox of its own.',
    },
    {
      name: 'Site and learners',
      answersFor:
        'That the editor loses nothing, that the pages work with a keyboard and a screen reader, and that your messages are read.',
    },
  ],
  careers: 'Careers',
  careersAdvice: 'Would you like to take on one of these roles? Tell us which, and show us something that you built:',
  noCareers: 'At the moment nobody is looked for: this site names no address for applications.',
};

import type { Documents } from '../Documents.ts';
import { about } from './about.ts';
import community from './documents/community.md?raw';
import faq from './documents/faq.md?raw';
import gettingStarted from './documents/getting-started.md?raw';
import messages from './documents/messages.md?raw';
import operators from './documents/operators.md?raw';
import robot from './documents/robot.md?raw';
import rosCommands from './documents/ros-commands.md?raw';
import teachers from './documents/teachers.md?raw';
import terms from './documents/terms.md?raw';
import troubleshooting from './documents/troubleshooting.md?raw';
import whyNothingMoves from './documents/why-nothing-moves.md?raw';
import workspace from './documents/workspace.md?raw';

/** What is written at length, in Spanish. */
export const documents: Documents = {
  about,
  community,
  join: {
    visitor:
      '[Crea una cuenta](/auth/signup) y completa tu perfil. Eso es todo: quien aprende aquí ya es parte de la comunidad.',
    anybody: 'Basta una cuenta con el perfil completo: quien aprende aquí ya es parte de la comunidad.',
  },
  faq,
  terms,
  guides: [
    { slug: 'getting-started', text: gettingStarted },
    { slug: 'workspace', text: workspace },
    { slug: 'ros-commands', text: rosCommands },
    { slug: 'robot', text: robot },
    { slug: 'messages', text: messages },
    { slug: 'why-nothing-moves', text: whyNothingMoves },
    { slug: 'troubleshooting', text: troubleshooting },
    { slug: 'teachers', text: teachers },
    { slug: 'operators', text: operators },
  ],
};

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

/** What is written at length, in English. */
export const documents: Documents = {
  about,
  community,
  join: {
    visitor:
      '[Create an account](/auth/signup) and complete your profile. That is all: whoever learns here belongs to it.',
    anybody: 'An account with a complete profile is all it takes: whoever learns here belongs to it.',
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

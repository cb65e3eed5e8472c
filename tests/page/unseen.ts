/** Walks of other machines show what these pages are. */
const otherPage = 'The walk of the app leads to one page of each kind; this one is looked at in its view alone.';

/**
 * States of which no walk through the built page gives a picture, by machine and name, each with the reason; besides those that are left at once.
 */
export const unseen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app: {
    overdue: 'A browser moves its address bar at once, and what else may be late has clocks that a walk cannot stop.',
    'showing.account.leaving': 'The page moves on at once.',
    'showing.learn': otherPage,
    'showing.community': otherPage,
    'showing.message': otherPage,
    'showing.api': otherPage,
    'showing.operator': otherPage,
    'showing.workspace.guarded':
      'The walk types nothing that is not saved; the question that is asked then is a picture of departure.',
  },
  accountDeletion: {
    'gone.erasing': 'The browser has removed what it keeps before a picture can be taken.',
  },
  program: {
    building: 'What is built is a picture of build.',
    unlocking: 'The page goes on by itself before a picture can be taken.',
  },
  versionList: {
    asking: 'The page goes on by itself before a picture can be taken.',
    restoring: 'The page goes on by itself before a picture can be taken.',
  },
  workspace: {
    'problem.open.starting': 'Nothing of it is seen: that a challenge was begun is stored beside the work.',
    'problem.open.started': 'Nothing of it is seen: that a challenge was begun is stored beside the work.',
  },
};

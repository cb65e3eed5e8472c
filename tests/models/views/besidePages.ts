/** What stands beside a walked machine on the pages of the site. */
import { challengeListMachine } from '#machines/pages/challengeListMachine.ts';
import { profileMachine } from '#machines/pages/profileMachine.ts';
import { progressMachine } from '#machines/pages/progressMachine.ts';
import { obstacleCourse } from '../../fakes/fakeChallenges.ts';
import { newcomersProgress } from '../../fakes/fakeProgress.ts';
import { frozenActor } from '../engine/frozen.ts';

/** Of somebody who has done nothing yet. */
export const noProgress = frozenActor(progressMachine, {
  value: { course: 'loaded', achievements: 'loaded' },
  context: { record: newcomersProgress, achievements: [] },
});

/** Of Ada, who looks at her achievements. */
export const stillProfile = frozenActor(profileMachine, {
  value: 'loaded',
  context: { profile: { user_name: 'Ada', title: 'Engineer' }, tab: 'achievements' },
});

/** Two challenges. */
export const stillChallengeList = frozenActor(challengeListMachine, {
  value: 'loaded',
  context: {
    list: [obstacleCourse, { ...obstacleCourse, id: 2, title: 'Object Manipulation', category: 'Manipulation' }],
  },
});

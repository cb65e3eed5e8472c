/** What stands beside a walked machine on the pages of the site. */
import { challengeListMachine } from '#machines/pages/challengeListMachine.ts';
import { profileMachine } from '#machines/pages/profileMachine.ts';
import { progressMachine } from '#machines/pages/progressMachine.ts';
import { obstacleCourse } from '../../fakes/fakeChallenges.ts';
import { newcomersProgress } from '../../fakes/fakeProgress.ts';
import { stander } from '../engine/standing.ts';

/** Of somebody who has done nothing yet. */
export const noProgress = stander(progressMachine, {
  value: { course: 'loaded', achievements: 'loaded' },
  context: { record: newcomersProgress, achievements: [] },
});

/** Of Ada, who looks at her achievements. */
export const stillProfile = stander(profileMachine, {
  value: 'loaded',
  context: { profile: { user_name: 'Ada', title: 'Engineer' }, tab: 'achievements' },
});

/** Two challenges. */
export const stillChallengeList = stander(challengeListMachine, {
  value: 'loaded',
  context: {
    list: [obstacleCourse, { ...obstacleCourse, id: 2, title: 'Object Manipulation', category: 'Manipulation' }],
  },
});

import type { SnapshotFrom } from 'xstate';
import type { progressMachine } from '#machines/pages/progressMachine.ts';
import { DashboardPage } from '#src/views/home/DashboardPage.tsx';
import { ProfilePage } from '#src/views/profile/ProfilePage.tsx';
import { ada } from '../../fakes/fakeAuth.ts';
import { viewOf } from '../engine/View.ts';
import { stillChallengeList, stillProfile } from './besidePages.ts';

type ProgressSnapshot = SnapshotFrom<typeof progressMachine>;

const isIn = (progress: ProgressSnapshot, course: 'loading' | 'loaded' | 'failed') => progress.matches({ course });

export const progressView = viewOf<typeof progressMachine>({
  show: (progress) => (
    <>
      <ProfilePage profile={stillProfile} progress={progress} user={ada} onDelete={() => undefined} />
      <DashboardPage user={ada} challengeList={stillChallengeList} progress={progress} />
    </>
  ),
  deeds: {
    'retry.requested': {
      control: (progress) => ({
        role: 'button',
        name: 'Try again',
        ...(isIn(progress, 'failed') ? {} : { inside: { role: 'tabpanel', name: 'Achievements' } }),
      }),
      isPossible: (progress) => isIn(progress, 'failed') || progress.matches({ achievements: 'failed' }),
      perform: (control, _, person) => person.click(control),
    },
  },
  sights: (progress) => {
    const isLoaded = isIn(progress, 'loaded');
    const isAdvanced = isLoaded && progress.context.record?.stats.length === 2;
    const isAchieved = progress.matches({ achievements: 'loaded' });
    return {
      'status: Loading your progress…': isIn(progress, 'loading'),
      'text: Failed to load profile data': isIn(progress, 'failed'),
      'progressbar: Challenges Completed 1/3': isAdvanced,
      'progressbar: Challenges Completed 0/3': isLoaded && !isAdvanced,
      'text: 33.3%': isAdvanced,
      'text: 0.0%': isLoaded && !isAdvanced,
      'text: 28.5 s': isAdvanced,
      'text: Current streak: 2 days': isAdvanced,
      'heading: Go on where you stopped': isAdvanced,
      'heading: Your first challenge': isLoaded && !isAdvanced,
      'heading: Your last verdicts': isAdvanced,
      'text: Not solved yet: 1 of 3 checks passed': isAdvanced,
      'text: No badges earned yet.': isLoaded && isAchieved && progress.context.achievements.length === 0,
      'list: Badges': isLoaded && isAchieved && progress.context.achievements.length > 0,
      'text: Complete every challenge.': isAchieved && progress.context.achievements.length > 0,
      'text: There is nothing to earn here yet': isAchieved && progress.context.achievements.length === 0,
      'text: Failed to load achievements': progress.matches({ achievements: 'failed' }),
    };
  },
});

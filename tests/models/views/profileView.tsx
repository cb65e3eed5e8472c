import type { profileMachine } from '#machines/pages/profileMachine.ts';
import { ProfilePage } from '#src/views/profile/ProfilePage.tsx';
import { ada } from '../../fakes/fakeAuth.ts';
import { clicks, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { noProgress } from './besidePages.ts';

const user = { ...ada, name: null, email: 'ada@example.com' };

const names = { completed: 'Completed', inProgress: 'In Progress', achievements: 'Achievements' };

export const profileView = viewOf<typeof profileMachine>({
  show: (profile) => <ProfilePage profile={profile} progress={noProgress} user={user} onDelete={() => undefined} />,
  deeds: {
    'retry.requested': presses('Try again', ({ value }) => value === 'failed'),
    'tab.chosen': clicks('tab', (_, { tab }) => names[tab]),
  },
  sights: ({ value, context: { profile, tab } }) => {
    const isLoaded = value === 'loaded';
    return {
      'heading: My Profile': true,
      'text: No challenge solved yet': tab === 'completed',
      'text: No challenge in progress': tab === 'inProgress',
      'text: There is nothing to earn here yet': tab === 'achievements',
      'status: Loading your profile…': value === 'loading',
      'text: Failed to load profile data': value === 'failed',
      'heading: Ada': isLoaded && profile !== null,
      'text: Engineer': isLoaded && profile !== null,
      'heading: ada@example.com': isLoaded && profile === null,
      'text: You have not told us about yourself yet.': isLoaded && profile === null,
      'link: Edit profile': isLoaded,
    };
  },
});

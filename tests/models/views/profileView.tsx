import type { profileMachine } from '#machines/pages/profileMachine.ts';
import { ProfilePage } from '#src/views/profile/ProfilePage.tsx';
import { ada } from '../../fakes/fakeAuth.ts';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

const user = { ...ada, name: null, email: 'ada@example.com' };

export const profileView = viewOf<typeof profileMachine>({
  show: (profile) => <ProfilePage profile={profile} user={user} />,
  deeds: { 'retry.requested': presses('Try again', ({ value }) => value === 'failed') },
  sights: ({ value, context: { profile } }) => {
    const isLoaded = value === 'loaded';
    return {
      'heading: My Profile': true,
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

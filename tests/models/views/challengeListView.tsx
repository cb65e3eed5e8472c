import type { challengeListMachine } from '#machines/pages/challengeListMachine.ts';
import { ChallengesPage } from '#src/views/challenges/ChallengesPage.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { noProgress } from './besidePages.ts';

export const challengeListView = viewOf<typeof challengeListMachine>({
  show: (challengeList) => <ChallengesPage challengeList={challengeList} progress={noProgress} imageBase={null} />,
  deeds: { 'retry.requested': presses('Try again', ({ value }) => value === 'failed') },
  sights: ({ value, context }) => ({
    'heading: Challenge Browser': true,
    'status: Loading the challenges…': value === 'loading',
    'text: Failed to load challenges': value === 'failed',
    'text: No challenges yet': value === 'loaded' && context.list.length === 0,
    'link: Obstacle Course': value === 'loaded' && context.list.length === 1,
  }),
});

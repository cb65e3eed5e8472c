import type { challengeListMachine } from '#machines/pages/challengeListMachine.ts';
import { ChallengesPage } from '#src/views/challenges/ChallengesPage.tsx';
import type { SnapshotFrom } from 'xstate';
import { chooses, clicks, fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { noProgress } from './besidePages.ts';

type List = SnapshotFrom<typeof challengeListMachine>;

const isFilled = ({ value, context: { list } }: List) => value === 'loaded' && list.length > 0;
const isFiltered = ({ context: { filter } }: List) =>
  filter.search !== '' || filter.chosen.category.length + filter.chosen.difficulty.length > 0;
const finds = ({ context: { filter } }: List) => filter.search !== 'nowhere';
const optionName = (snapshot: List, { name }: { name: string }) => `${name} (${finds(snapshot) ? 1 : 0})`;

export const challengeListView = viewOf<typeof challengeListMachine>({
  show: (challengeList) => <ChallengesPage challengeList={challengeList} progress={noProgress} />,
  deeds: {
    'retry.requested': presses('Try again', ({ value }) => value === 'failed'),
    'search.typed': fills('Search challenges', ({ search }) => search, isFilled, 'searchbox'),
    'option.toggled': clicks('checkbox', optionName, isFilled),
    'order.chosen': chooses('Sort by', ({ order }) => order, isFilled),
    'filter.cleared': presses('Clear filters', (snapshot) => isFilled(snapshot) && isFiltered(snapshot)),
  },
  // One challenge is never more than are shown: `FoundChallenges.test.tsx` has some that are.
  elsewhere: ['address.', 'more.'],
  sights: (snapshot) => ({
    'heading: Challenge Browser': true,
    'status: Loading the challenges…': snapshot.value === 'loading',
    'text: Failed to load challenges': snapshot.value === 'failed',
    'text: No challenges yet': snapshot.value === 'loaded' && snapshot.context.list.length === 0,
    'link: Obstacle Course': isFilled(snapshot) && finds(snapshot),
    'text: No challenges match your filters.': isFilled(snapshot) && !finds(snapshot),
    'text: Try adjusting your search or filters.': isFilled(snapshot) && !finds(snapshot),
  }),
});

import SearchXIcon from '~icons/lucide/search-x';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import {
  CHALLENGES_AT_ONCE,
  type ChallengeListActor,
  type ChallengeListSnapshot,
  selectChallenges,
  selectFound,
  selectMost,
  selectOrder,
} from '#machines/pages/challengeListMachine.ts';
import { inOrder } from '#machines/pages/challengeOrder.ts';
import { type ProgressActor, selectRecord } from '#machines/pages/progressSelectors.ts';
import { languageOfCourse } from '../../texts/courseWords.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useSaid } from '../useCourse.ts';
import { useTexts } from '../useTexts.ts';
import { ChallengeCard } from './ChallengeCard.tsx';
import { ChallengeGrid } from './ChallengeGrid.tsx';
import { ChallengeOrderSelect } from './ChallengeOrderSelect.tsx';

interface FoundChallengesProps {
  challengeList: ChallengeListActor;
  progress: ProgressActor;
}

/** What is left of the challenges, how many those are, and in which order they stand. */
export function FoundChallenges({ challengeList, progress }: FoundChallengesProps) {
  const { challengeTexts, courseTexts } = useTexts();
  const challenges = useSelector(challengeList, selectChallenges);
  const said = useSaid();
  const found = useSelector(
    challengeList,
    useCallback((list: ChallengeListSnapshot) => selectFound(list, said), [said]),
  );
  const most = useSelector(challengeList, selectMost);
  const order = useSelector(challengeList, selectOrder);
  const record = useSelector(progress, selectRecord);
  return (
    <div className="min-w-0 flex-1">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-muted">
          {challengeTexts.shown(found.length, challenges.length)}
        </p>
        <ChallengeOrderSelect challengeList={challengeList} />
      </div>
      {found.length === 0 ? <NoMatch /> : null}
      <ChallengeGrid label={challengeTexts.title}>
        {inOrder(found, order, record, { said, language: languageOfCourse(courseTexts) })
          .slice(0, most)
          .map((challenge) => (
            <ChallengeCard key={challenge.id} challenge={challenge} record={record} heading="h2" />
          ))}
      </ChallengeGrid>
      {found.length > CHALLENGES_AT_ONCE ? <More challengeList={challengeList} hidden={found.length - most} /> : null}
    </div>
  );
}

/** It stays when there is nothing more to show, so that whoever pressed it keeps their place. */
function More({ challengeList, hidden }: { challengeList: ChallengeListActor; hidden: number }) {
  const { challengeTexts } = useTexts();
  return (
    <div className="mt-8 text-center">
      <Button
        whyDisabled={hidden > 0 ? undefined : challengeTexts.allShown}
        onPress={() => challengeList.send({ type: 'more.requested' })}
      >
        {hidden > 0 ? challengeTexts.more(Math.min(CHALLENGES_AT_ONCE, hidden)) : challengeTexts.allShown}
      </Button>
    </div>
  );
}

function NoMatch() {
  const { challengeTexts } = useTexts();
  return (
    <EmptyState icon={SearchXIcon} title={challengeTexts.noMatch}>
      <p>{challengeTexts.noMatchAdvice}</p>
    </EmptyState>
  );
}

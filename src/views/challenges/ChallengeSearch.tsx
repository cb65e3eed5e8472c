import { useSelector } from '@xstate/react';
import { type ChallengeListActor, selectSearch } from '#machines/pages/challengeListMachine.ts';
import { useTexts } from '../useTexts.ts';

/** Finds challenges by their words, at every key. */
export function ChallengeSearch({ challengeList }: { challengeList: ChallengeListActor }) {
  const { challengeTexts } = useTexts();
  const search = useSelector(challengeList, selectSearch);
  return (
    <input
      type="search"
      value={search}
      aria-label={challengeTexts.searchLabel}
      placeholder={challengeTexts.search}
      autoComplete="off"
      className="moves control-edge mb-6 h-11 w-full max-w-40rem px-3.5 text-lg md:text-base"
      onChange={(event) => challengeList.send({ type: 'search.typed', search: event.target.value })}
    />
  );
}

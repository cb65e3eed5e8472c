import { useSelector } from '@xstate/react';
import { useCallback, useId } from 'react';
import type { Facet, FacetOption } from '#machines/pages/challengeFilter.ts';
import {
  type ChallengeListActor,
  type ChallengeListSnapshot,
  selectCategories,
  selectDifficulties,
  selectIsFiltered,
} from '#machines/pages/challengeListMachine.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { useCourse, useSaid } from '../useCourse.ts';
import { useTexts } from '../useTexts.ts';

/** What the challenges can be sorted out by: beside them on a desk, above them where there is less room. */
export function ChallengeFilters({ challengeList }: { challengeList: ChallengeListActor }) {
  const { challengeTexts } = useTexts();
  const said = useSaid();
  const categories = useSelector(
    challengeList,
    useCallback((list: ChallengeListSnapshot) => selectCategories(list, said), [said]),
  );
  const difficulties = useSelector(
    challengeList,
    useCallback((list: ChallengeListSnapshot) => selectDifficulties(list, said), [said]),
  );
  const isFiltered = useSelector(challengeList, selectIsFiltered);
  const toggle = (facet: Facet) => (name: string) => challengeList.send({ type: 'option.toggled', facet, name });
  return (
    <aside
      aria-label={challengeTexts.filters}
      className="flex flex-wrap content-start gap-x-8 gap-y-5 lg:w-48 lg:flex-col"
    >
      <Options legend={challengeTexts.categories} options={categories} onToggle={toggle('category')} />
      <Options legend={challengeTexts.difficulties} options={difficulties} onToggle={toggle('difficulty')} />
      <div>
        <Button size="sm" isDisabled={!isFiltered} onPress={() => challengeList.send({ type: 'filter.cleared' })}>
          {challengeTexts.clear}
        </Button>
      </div>
    </aside>
  );
}

interface OptionsProps {
  legend: string;
  options: readonly FacetOption[];
  onToggle: (name: string) => void;
}

function Options({ legend, options, onToggle }: OptionsProps) {
  const { challengeTexts } = useTexts();
  const tell = useCourse();
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-mono text-xs uppercase tracking-widest text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 lg:flex-col">
        {options.map(({ name, count, isChosen }) => (
          <Checkbox
            key={name}
            id={`${id}${name}`}
            label={challengeTexts.option(tell(name).text, count)}
            isChecked={isChosen}
            onChange={() => onToggle(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}

import ChevronsUpDownIcon from '~icons/lucide/chevrons-up-down';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { type ChallengeListActor, selectOrder } from '#machines/pages/challengeListMachine.ts';
import { challengeOrders } from '#machines/pages/challengeOrder.ts';
import { useTexts } from '../useTexts.ts';

/** In which order the challenges stand. */
export function ChallengeOrderSelect({ challengeList }: { challengeList: ChallengeListActor }) {
  const { challengeTexts } = useTexts();
  const chosen = useSelector(challengeList, selectOrder);
  const id = useId();
  const choose = (value: string) =>
    challengeOrders
      .filter((order) => order === value)
      .forEach((order) => challengeList.send({ type: 'order.chosen', order }));
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id} className="text-muted">
        {challengeTexts.order}
      </label>
      <div className="relative">
        <select
          id={id}
          value={chosen}
          className="moves control-edge h-9 appearance-none pl-2.5 pr-8 text-lg md:text-sm"
          onChange={(event) => choose(event.target.value)}
        >
          {challengeOrders.map((order) => (
            <option key={order} value={order}>
              {challengeTexts.orders[order]}
            </option>
          ))}
        </select>
        <ChevronsUpDownIcon className="pointer-events-none absolute right-2.5 top-1/2 -translate-y-1/2 text-faint" />
      </div>
    </div>
  );
}

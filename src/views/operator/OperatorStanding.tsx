import { useSelector } from '@xstate/react';
import { type OperatorActor, selectStanding } from '#machines/pages/operatorSelectors.ts';
import { NotFoundPage } from '../layout/NotFoundPage.tsx';
import { OverduePage } from '../layout/OverduePage.tsx';
import { WaitingPage } from '../layout/WaitingPage.tsx';
import { CloseQuestion } from './CloseQuestion.tsx';
import { SiteSightView } from './SiteSightView.tsx';

/** What the page is to whoever opened it. Until the server has answered, and to anybody but an operator, it tells of nothing. */
export function OperatorStanding({ operator }: { operator: OperatorActor }) {
  const standing = useSelector(operator, selectStanding);
  if (standing === 'unknown') return <WaitingPage isChecking={false} />;
  if (standing === 'unanswered') return <OverduePage />;
  if (standing === 'absent') return <NotFoundPage />;
  return (
    <>
      <SiteSightView operator={operator} />
      <CloseQuestion operator={operator} />
    </>
  );
}

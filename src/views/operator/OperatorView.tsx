import { useSelector } from '@xstate/react';
import { type OperatorActor, selectStatus } from '#machines/pages/operatorSelectors.ts';
import { NotFoundPage } from '../layout/NotFoundPage.tsx';
import { OverduePage } from '../layout/OverduePage.tsx';
import { WaitingPage } from '../layout/WaitingPage.tsx';
import { CloseQuestion } from './CloseQuestion.tsx';
import { SiteSightView } from './SiteSightView.tsx';

/** What the page is to whoever opened it. Until the server has answered, and to anybody but an operator, it tells of nothing. */
export function OperatorView({ operator }: { operator: OperatorActor }) {
  const status = useSelector(operator, selectStatus);
  if (status === 'unknown') return <WaitingPage isChecking={false} />;
  if (status === 'unanswered') return <OverduePage />;
  if (status === 'absent') return <NotFoundPage />;
  return (
    <>
      <SiteSightView operator={operator} />
      <CloseQuestion operator={operator} />
    </>
  );
}

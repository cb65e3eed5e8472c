import { useSelector } from '@xstate/react';
import {
  type AppActor,
  selectDeparture,
  selectReport,
  selectSession,
  selectToastList,
  selectUser,
} from '#machines/app/appSelectors.ts';
import { selectAccountDeletion } from '#machines/session/sessionMachine.ts';
import { AccountDeletion } from './AccountDeletion.tsx';
import { DepartureQuestion } from './DepartureQuestion.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { Toasts } from './Toasts.tsx';
import { useFocusAfterSignOut } from './useFocusAfterSignOut.ts';

/** What the frame shows at times only: fetched when the page around it has been painted. */
export function FrameParts({ app }: { app: AppActor }) {
  const toastList = useSelector(app, selectToastList);
  const report = useSelector(app, selectReport);
  const session = useSelector(app, selectSession);
  const deletion = useSelector(session, (state) => state && selectAccountDeletion(state));
  const departure = useSelector(app, selectDeparture);
  const userId = useSelector(app, (state) => selectUser(state)?.id ?? null);
  useFocusAfterSignOut(userId !== null);
  return (
    <>
      {report === undefined ? null : <ReportProblem report={report} userId={userId} />}
      {session === undefined ? null : <SignOutQuestion session={session} />}
      {deletion === undefined ? null : <AccountDeletion deletion={deletion} />}
      {departure === undefined ? null : <DepartureQuestion departure={departure} />}
      {toastList === undefined ? null : <Toasts toastList={toastList} />}
    </>
  );
}

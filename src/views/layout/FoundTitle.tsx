import { useSelector } from '@xstate/react';
import {
  type AppActor,
  selectAccount,
  selectLearn,
  selectOperator,
  selectPage,
  selectQuery,
  selectSlug,
  selectWorkspace,
} from '#machines/app/appSelectors.ts';
import { selectPaths } from '#machines/pages/learnMachine.ts';
import { selectStatus } from '#machines/pages/operatorSelectors.ts';
import { selectIsComplete } from '#machines/session/accountSelectors.ts';
import { selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { useCourse } from '../useCourse.ts';
import { useTexts } from '../useTexts.ts';
import { SaidTitle } from './SaidTitle.tsx';

/** The title of a page that is called after what it shows. */
export function FoundTitle({ app }: { app: AppActor }) {
  const { documentTexts, guideTitles, operatorTexts, pageTitles, siteTexts, userDetailsTexts } = useTexts();
  const tell = useCourse();
  const page = useSelector(app, selectPage);
  const workspace = useSelector(app, selectWorkspace);
  const account = useSelector(app, selectAccount);
  const challenge = useSelector(workspace, (state) => (state === undefined ? null : selectProblem(state)));
  const isComplete = useSelector(account, (state) => state !== undefined && selectIsComplete(state));
  const learn = useSelector(app, selectLearn);
  const slug = useSelector(app, selectSlug);
  const query = useSelector(app, selectQuery);
  const path = useSelector(learn, (state) => state && selectPaths(state).find(({ id }) => id === slug));
  const operator = useSelector(app, selectOperator);
  const isOperator = useSelector(operator, (state) => state !== undefined && selectStatus(state) === 'operator');
  const guide = Object.entries(guideTitles).find(([one]) => one === slug)?.[1];

  let title: string = pageTitles[page];
  if (page === 'workspace' && challenge !== null) title = siteTexts.titleOf(tell(challenge.title).text);
  if (page === 'userDetails' && isComplete) title = siteTexts.titleOf(userDetailsTexts.editTitle);
  if (page === 'learn' && path !== undefined) title = siteTexts.titleOf(tell(path.title).text);
  if (page === 'docs' && slug === null && query !== '') title = siteTexts.titleOf(documentTexts.foundFor(query));
  if (page === 'docs' && slug !== null) title = siteTexts.titleOf(guide ?? documentTexts.unknown);
  if (page === 'operator' && isOperator) title = siteTexts.titleOf(operatorTexts.title);
  return <SaidTitle title={title} />;
}

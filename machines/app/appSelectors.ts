/** The only way a view looks inside the app. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ChallengeListActor } from '../pages/challengeListMachine.ts';
import type { BoardActor } from '../pages/boardMachine.ts';
import type { ApiActor } from '../pages/apiMachine.ts';
import type { LearnActor } from '../pages/learnMachine.ts';
import type { MessageFormActor } from '../pages/messageFormMachine.ts';
import type { OperatorActor } from '../pages/operatorSelectors.ts';
import type { ReportActor } from '../widgets/reportMachine.ts';
import type { ProfileActor } from '../pages/profileMachine.ts';
import type { ProgressActor } from '../pages/progressSelectors.ts';
import type { AccountActor } from '../session/accountSelectors.ts';
import type { SessionActor } from '../session/sessionMachine.ts';
import type { LocaleActor } from '../widgets/localeSelectors.ts';
import type { ThemeActor } from '../widgets/themeSelectors.ts';
import type { ToastListActor } from '../widgets/toastListMachine.ts';
import type { WorkspaceActor } from '../workspace/workspaceSelectors.ts';
import { losesWork } from '../workspace/losesWork.ts';
import type { User } from '../ports/authPort.ts';
import type { LogPort } from '../ports/logPort.ts';
import type { appMachine } from './appMachine.ts';
import type { DepartureActor } from './departureMachine.ts';
import { type PageName, pageOf } from '../site/pages.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;
export type AppSnapshot = SnapshotFrom<typeof appMachine>;

export const selectPath = (app: AppSnapshot): string => app.context.path;
/** What of its kind the address names, such as a learning path. */
export const selectSlug = (app: AppSnapshot): string | null => pageOf(app.context.path).slug;
/** The words that the address asks a page to look for; empty where there are none. */
export const selectQuery = (app: AppSnapshot): string =>
  new URLSearchParams(app.context.path.split('?')[1]).get('q') ?? '';
/** Whether somebody is here whose profile is complete. */
export const selectIsLearner = (app: AppSnapshot): boolean => app.context.authStatus === 'verified';
export const selectUser = (app: AppSnapshot): User | null => app.context.user;

/** The page to show; `waiting` while it is not known who asks, or while the address bar is on its way elsewhere. */
export function selectPage(app: AppSnapshot): PageName | 'waiting' {
  return app.hasTag('waiting') ? 'waiting' : pageOf(app.context.path).name;
}

/** Whether what the visitor waits for is late. */
export const selectIsOverdue = (app: AppSnapshot): boolean => app.hasTag('overdue');

export const selectSession = (app: AppSnapshot): SessionActor | undefined => app.children.session;
export const selectToastList = (app: AppSnapshot): ToastListActor | undefined => app.children.toastList;
export const selectTheme = (app: AppSnapshot): ThemeActor | undefined => app.children.theme;
export const selectLocale = (app: AppSnapshot): LocaleActor | undefined => app.children.locale;
export const selectReport = (app: AppSnapshot): ReportActor | undefined => app.children.report;
export const selectAccount = (app: AppSnapshot): AccountActor | undefined => app.children.account;
export const selectProfile = (app: AppSnapshot): ProfileActor | undefined => app.children.profile;
export const selectProgress = (app: AppSnapshot): ProgressActor | undefined => app.children.progress;
export const selectChallengeList = (app: AppSnapshot): ChallengeListActor | undefined => app.children.challengeList;
export const selectLearn = (app: AppSnapshot): LearnActor | undefined => app.children.learn;
export const selectMessageForm = (app: AppSnapshot): MessageFormActor | undefined => app.children.messageForm;
export const selectBoard = (app: AppSnapshot): BoardActor | undefined => app.children.board;
export const selectApi = (app: AppSnapshot): ApiActor | undefined => app.children.api;
export const selectOperator = (app: AppSnapshot): OperatorActor | undefined => app.children.operator;
export const selectWorkspace = (app: AppSnapshot): WorkspaceActor | undefined => app.children.workspace;
export const selectDeparture = (app: AppSnapshot): DepartureActor | undefined => app.children.departure;
/** The log of the visit, and what reads others. */
export const selectLog = (app: AppSnapshot): LogPort => app.context.ports.log;
/** Whether leaving now would lose what the learner typed. */
export const selectLosesWork = (app: AppSnapshot): boolean => losesWork(app.children.workspace);

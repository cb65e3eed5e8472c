/** Every machine of the product as it is met on the page. */
import type { PageModel } from '../engine/PageModel.ts';
import { accountDeletionPage, attendedDeletionPage, keepingDeletionPage } from './accountDeletionPage.ts';
import { leftBuildPage } from './leftBuildPage.ts';
import { brokenBuildPage, buildPage, knownBuildPages } from './buildPage.ts';
import { conflictPage } from './conflictPage.ts';
import { demoPage } from './demoPage.ts';
import { departurePage } from './departurePage.ts';
import { consoleListPage } from './consoleListPage.ts';
import { dataExportPage } from './dataExportPage.ts';
import { consolePage } from './consolePage.ts';
import { brokenFilePage, filePage } from './filePage.ts';
import { draftedFilePage } from './draftedFilePage.ts';
import { leftFilePages } from './leftFilePages.ts';
import { programPage } from './programPage.ts';
import { runtimePage } from './runtimePage.ts';
import { latePartPage } from './latePartPage.ts';
import { leavingAppPage } from './leavingAppPage.ts';
import { unerasedPage } from './unerasedPage.ts';
import { untranslatedPage } from './untranslatedPage.ts';
import { adoptedLaunchPage, brokenLaunchPage, launchPage, occupiedLaunchPages } from './launchPage.ts';
import { runLaunchPage } from './runLaunchPage.ts';
import { jumpPage } from './jumpPage.ts';
import { languageServerPage } from './languageServerPage.ts';
import { outputViewPage } from './outputViewPage.ts';
import { palettePage } from './palettePage.ts';
import { panelsPage } from './panelsPage.ts';
import { processListPage } from './processListPage.ts';
import { brokenProcessPage, processPage, unconnectedProcessPage } from './processPage.ts';
import { robotDisplayPage } from './robotDisplayPage.ts';
import { robotViewPage } from './robotViewPage.ts';
import { rosPage } from './rosPage.ts';
import { runPage } from './runPage.ts';
import { submissionPage } from './submissionPage.ts';
import { signInPage } from './signInPage.ts';
import { signUpPage } from './signUpPage.ts';
import { googleSignInPage } from './googleSignInPage.ts';
import { verifyEmailPage } from './verifyEmailPage.ts';
import { callbackPage } from './callbackPage.ts';
import { forgotPasswordPage } from './forgotPasswordPage.ts';
import { newPasswordPage } from './newPasswordPage.ts';
import {
  knownUserDetailsPage,
  partlessUserDetailsPage,
  refusedUserDetailsPage,
  userDetailsPage,
} from './userDetailsPage.ts';
import { endingSessionPage, sessionPage } from './sessionPage.ts';
import { verificationPage } from './verificationPage.ts';
import { appPage, learnersAppPage } from './appPage.ts';
import { toastListPage } from './toastListPage.ts';
import { profilePage } from './profilePage.ts';
import { progressPage } from './progressPage.ts';
import { challengeListPage } from './challengeListPage.ts';
import { drivePage } from './drivePage.ts';
import { doctorPage } from './doctorPage.ts';
import { reportPage } from './reportPage.ts';
import { socketPage } from './socketPage.ts';
import { topicListPage } from './topicListPage.ts';
import { brokenVersionListPage, savedVersionListPage, versionListPage } from './versionListPage.ts';
import { topicPlotPage } from './topicPlotPage.ts';
import { tourPage } from './tourPage.ts';
import { topicWatchPage } from './topicWatchPage.ts';
import { tailPage } from './tailPage.ts';
import { themePage } from './themePage.ts';
import { welcomePage } from './welcomePage.ts';
import { begunWorkspacePage, workspacePage } from './workspacePage.ts';
import { worldPage } from './worldPage.ts';

export const pageModels: readonly PageModel[] = [
  appPage,
  learnersAppPage,
  latePartPage,
  leavingAppPage,
  untranslatedPage,
  unerasedPage,
  sessionPage,
  endingSessionPage,
  verificationPage,
  toastListPage,
  themePage,
  signInPage,
  signUpPage,
  googleSignInPage,
  verifyEmailPage,
  callbackPage,
  forgotPasswordPage,
  newPasswordPage,
  userDetailsPage,
  knownUserDetailsPage,
  refusedUserDetailsPage,
  partlessUserDetailsPage,
  profilePage,
  dataExportPage,
  accountDeletionPage,
  attendedDeletionPage,
  keepingDeletionPage,
  progressPage,
  challengeListPage,
  reportPage,
  palettePage,
  panelsPage,
  runPage,
  submissionPage,
  departurePage,
  rosPage,
  robotDisplayPage,
  robotViewPage,
  doctorPage,
  drivePage,
  topicListPage,
  versionListPage,
  savedVersionListPage,
  brokenVersionListPage,
  topicPlotPage,
  topicWatchPage,
  filePage,
  brokenFilePage,
  draftedFilePage,
  ...leftFilePages,
  programPage,
  conflictPage,
  buildPage,
  brokenBuildPage,
  ...knownBuildPages,
  leftBuildPage,
  launchPage,
  ...occupiedLaunchPages,
  runLaunchPage,
  adoptedLaunchPage,
  brokenLaunchPage,
  jumpPage,
  languageServerPage,
  socketPage,
  runtimePage,
  processListPage,
  processPage,
  brokenProcessPage,
  unconnectedProcessPage,
  tailPage,
  outputViewPage,
  consoleListPage,
  consolePage,
  welcomePage,
  tourPage,
  demoPage,
  workspacePage,
  begunWorkspacePage,
  worldPage,
];

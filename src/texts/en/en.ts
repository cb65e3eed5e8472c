import { accountDeletionTexts } from './accountDeletionTexts.ts';
import { adviceTexts } from './adviceTexts.ts';
import { apiTexts } from './apiTexts.ts';
import { buildStatusTexts, buildTexts } from './buildTexts.ts';
import { challengeTexts } from './challengeTexts.ts';
import { communityTexts } from './communityTexts.ts';
import { consoleLineTexts } from './consoleLineTexts.ts';
import { courseTexts } from './courseTexts.ts';
import { crashTexts } from './crashTexts.ts';
import { dataExportTexts } from './dataExportTexts.ts';
import { dashboardTexts } from './dashboardTexts.ts';
import { demoTexts } from './demoTexts.ts';
import { designTexts } from './designTexts.ts';
import { documentTexts, guideTitles } from './documentTexts.ts';
import { doctorTexts, findingTexts, graphTexts } from './doctorTexts.ts';
import { explainedTexts } from './explainedTexts.ts';
import { driveTexts, padTexts } from './driveTexts.ts';
import { editorPhrases } from './editorPhrases.ts';
import { errorTexts, sandboxFaultTexts } from './errorTexts.ts';
import { emailErrorTexts, passwordAgainErrorTexts, passwordErrorTexts, weaknessTexts } from './formErrorTexts.ts';
import {
  draftFaultTexts,
  draftTexts,
  fileStatusTexts,
  fileTexts,
  pendingConfirmationTexts,
  safetyReasonTexts,
  safetySuggestionTexts,
  safetyTexts,
} from './fileTexts.ts';
import { homeTexts, stepTexts } from './homeTexts.ts';
import { ghostTexts } from './ghostTexts.ts';
import { keptRunsFaultTexts, keptRunsTexts } from './keptRunsTexts.ts';
import { languageStatusTexts, languageTexts } from './languageTexts.ts';
import { launchOutcomeTexts, launchStatusTexts, launchTexts } from './launchTexts.ts';
import { learnTexts } from './learnTexts.ts';
import { messageErrorTexts, messageKindTexts, messageTexts } from './messageTexts.ts';
import { noticeTexts, toastTexts } from './noticeTexts.ts';
import { operatorTexts } from './operatorTexts.ts';
import { sizeTexts } from './sizeTexts.ts';
import { pathTexts } from './pathTexts.ts';
import { commandTitles, editorKeyTitles, paletteTexts } from './paletteTexts.ts';
import {
  copyTexts,
  endTexts,
  outputLabels,
  outputTexts,
  processGroupNames,
  processGroupTitles,
  processStatusTexts,
  processTexts,
} from './processTexts.ts';
import { profileTexts } from './profileTexts.ts';
import { progressTexts } from './progressTexts.ts';
import {
  divergenceTexts,
  laneTexts,
  logDamageTexts,
  replayErrorTexts,
  replayDrawingTexts,
  replayStepTexts,
  replayTestTexts,
  replayTexts,
  senderTexts,
} from './replayTexts.ts';
import { robotMomentTexts, seenOutputTexts, seenRobotTexts } from './replaySeenTexts.ts';
import { reportDialogTexts } from './reportDialogTexts.ts';
import { reportTexts } from './reportTexts.ts';
import { robotCameraTexts, robotLayerTexts, robotRefusalTexts, robotTexts, robotViewTexts } from './robotTexts.ts';
import { commandExamples, commandTexts, plotTexts, topicTexts } from './rosTexts.ts';
import { sampleChallenges } from './sampleChallenges.ts';
import { markTexts, momentTexts, scrubberTexts } from './scrubberTexts.ts';
import {
  accountTexts,
  callbackTexts,
  forgotPasswordTexts,
  googleTexts,
  inboxTexts,
  noEmailTexts,
  newPasswordTexts,
  signInTexts,
  signOutTexts,
  signUpTexts,
  verifyEmailTexts,
} from './sessionTexts.ts';
import { shareTexts } from './shareTexts.ts';
import { notFoundTexts, overdueTexts, pageTitles, placeNames, siteTexts, socialTexts } from './siteTexts.ts';
import { timeTexts } from './timeTexts.ts';
import { tourStepTexts, tourTexts } from './tourTexts.ts';
import { detailErrorTexts, detailPurposes, genderNames, userDetailsTexts } from './userDetailsTexts.ts';
import { checkTexts, trialEndTexts, verdictTexts } from './verdictTexts.ts';
import { versionKindTexts, versionTexts } from './versionTexts.ts';
import { visitFaultTexts, visitTexts } from './visitTexts.ts';
import {
  consoleTexts,
  departureTexts,
  panelTitles,
  sideNames,
  splitterNames,
  workspaceTexts,
} from './workspaceTexts.ts';

/** Every word on the screen, in English. */
export const en = {
  accountDeletionTexts,
  accountTexts,
  adviceTexts,
  apiTexts,
  buildStatusTexts,
  buildTexts,
  callbackTexts,
  challengeTexts,
  checkTexts,
  commandExamples,
  commandTexts,
  commandTitles,
  communityTexts,
  consoleLineTexts,
  consoleTexts,
  copyTexts,
  courseTexts,
  crashTexts,
  dashboardTexts,
  dataExportTexts,
  demoTexts,
  departureTexts,
  designTexts,
  detailErrorTexts,
  detailPurposes,
  divergenceTexts,
  laneTexts,
  logDamageTexts,
  doctorTexts,
  driveTexts,
  padTexts,
  documentTexts,
  draftFaultTexts,
  draftTexts,
  editorKeyTitles,
  editorPhrases,
  emailErrorTexts,
  endTexts,
  errorTexts,
  fileStatusTexts,
  fileTexts,
  explainedTexts,
  findingTexts,
  graphTexts,
  forgotPasswordTexts,
  genderNames,
  googleTexts,
  guideTitles,
  homeTexts,
  inboxTexts,
  keptRunsFaultTexts,
  ghostTexts,
  keptRunsTexts,
  languageStatusTexts,
  languageTexts,
  launchOutcomeTexts,
  launchStatusTexts,
  launchTexts,
  learnTexts,
  markTexts,
  momentTexts,
  messageErrorTexts,
  messageKindTexts,
  messageTexts,
  noEmailTexts,
  panelTitles,
  newPasswordTexts,
  notFoundTexts,
  noticeTexts,
  operatorTexts,
  sizeTexts,
  outputLabels,
  outputTexts,
  overdueTexts,
  pageTitles,
  passwordAgainErrorTexts,
  passwordErrorTexts,
  pendingConfirmationTexts,
  placeNames,
  processGroupNames,
  processGroupTitles,
  processStatusTexts,
  processTexts,
  paletteTexts,
  pathTexts,
  profileTexts,
  progressTexts,
  replayErrorTexts,
  replayDrawingTexts,
  replayStepTexts,
  replayTestTexts,
  replayTexts,
  robotMomentTexts,
  seenOutputTexts,
  seenRobotTexts,
  reportDialogTexts,
  reportTexts,
  robotCameraTexts,
  robotLayerTexts,
  robotRefusalTexts,
  robotTexts,
  robotViewTexts,
  sandboxFaultTexts,
  scrubberTexts,
  senderTexts,
  sideNames,
  splitterNames,
  safetyReasonTexts,
  safetySuggestionTexts,
  safetyTexts,
  sampleChallenges,
  signInTexts,
  signOutTexts,
  signUpTexts,
  shareTexts,
  siteTexts,
  socialTexts,
  stepTexts,
  timeTexts,
  toastTexts,
  plotTexts,
  topicTexts,
  tourStepTexts,
  tourTexts,
  trialEndTexts,
  userDetailsTexts,
  verdictTexts,
  verifyEmailTexts,
  versionKindTexts,
  versionTexts,
  visitFaultTexts,
  visitTexts,
  weaknessTexts,
  workspaceTexts,
} as const;

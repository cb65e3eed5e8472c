/** Whom the app starts: the parts that are always there, and one for each page that needs one. */
import { apiMachine } from '../pages/apiMachine.ts';
import { challengeListMachine } from '../pages/challengeListMachine.ts';
import { learnMachine } from '../pages/learnMachine.ts';
import { messageFormMachine } from '../pages/messageFormMachine.ts';
import { profileMachine } from '../pages/profileMachine.ts';
import { progressMachine } from '../pages/progressMachine.ts';
import { accountMachine } from '../session/accountMachine.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import { localeMachine } from '../widgets/localeMachine.ts';
import { reportMachine } from '../widgets/reportMachine.ts';
import { themeMachine } from '../widgets/themeMachine.ts';
import { toastListMachine } from '../widgets/toastListMachine.ts';
import { workspaceMachine } from '../workspace/workspaceMachine.ts';
import { departureMachine } from './departureMachine.ts';
import { watchLocation } from './watchLocation.ts';

export const appActors = {
  session: sessionMachine,
  account: accountMachine,
  profile: profileMachine,
  progress: progressMachine,
  challengeList: challengeListMachine,
  api: apiMachine,
  learn: learnMachine,
  messageForm: messageFormMachine,
  workspace: workspaceMachine,
  toastList: toastListMachine,
  theme: themeMachine,
  locale: localeMachine,
  report: reportMachine,
  departure: departureMachine,
  watchLocation,
};

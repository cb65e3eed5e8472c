/** Brings the machines of all pages at once: for whoever runs the app where nothing has to be fetched, such as a replay. */
import { apiMachine } from '../pages/apiMachine.ts';
import { boardMachine } from '../pages/boardMachine.ts';
import { challengeListMachine } from '../pages/challengeListMachine.ts';
import { learnMachine } from '../pages/learnMachine.ts';
import { messageFormMachine } from '../pages/messageFormMachine.ts';
import { operatorMachine } from '../pages/operatorMachine.ts';
import { profileMachine } from '../pages/profileMachine.ts';
import { progressMachine } from '../pages/progressMachine.ts';
import { accountMachine } from '../session/accountMachine.ts';
import { workspaceMachine } from '../workspace/workspaceMachine.ts';
import { type PageActors, bringPageActors } from './appActors.ts';
import { departureMachine } from './departureMachine.ts';

const everyPage: PageActors = {
  account: accountMachine,
  profile: profileMachine,
  progress: progressMachine,
  challengeList: challengeListMachine,
  api: apiMachine,
  board: boardMachine,
  learn: learnMachine,
  messageForm: messageFormMachine,
  operator: operatorMachine,
  workspace: workspaceMachine,
  departure: departureMachine,
};

bringPageActors(everyPage);

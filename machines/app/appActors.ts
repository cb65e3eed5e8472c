/** Whom the app starts: the parts that are always there, and one for each page that needs one. */
import type { apiMachine } from '../pages/apiMachine.ts';
import type { boardMachine } from '../pages/boardMachine.ts';
import type { challengeListMachine } from '../pages/challengeListMachine.ts';
import type { learnMachine } from '../pages/learnMachine.ts';
import type { messageFormMachine } from '../pages/messageFormMachine.ts';
import type { operatorMachine } from '../pages/operatorMachine.ts';
import type { profileMachine } from '../pages/profileMachine.ts';
import type { progressMachine } from '../pages/progressMachine.ts';
import type { accountMachine } from '../session/accountMachine.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import { localeMachine } from '../widgets/localeMachine.ts';
import { reportMachine } from '../widgets/reportMachine.ts';
import { themeMachine } from '../widgets/themeMachine.ts';
import { toastListMachine } from '../widgets/toastListMachine.ts';
import type { workspaceMachine } from '../workspace/workspaceMachine.ts';
import type { departureMachine } from './departureMachine.ts';
import { watchLocation } from './watchLocation.ts';

/**
 * The machines of the pages. None of them is here before somebody has brought it: most visits need few of them. XState wants a
 * type alias here.
 */
// oxlint-disable-next-line typescript/consistent-type-definitions
export type PageActors = {
  account: typeof accountMachine;
  profile: typeof profileMachine;
  progress: typeof progressMachine;
  challengeList: typeof challengeListMachine;
  api: typeof apiMachine;
  board: typeof boardMachine;
  learn: typeof learnMachine;
  messageForm: typeof messageFormMachine;
  operator: typeof operatorMachine;
  workspace: typeof workspaceMachine;
  departure: typeof departureMachine;
};

// Whoever tells the app of a page has brought its machines before (`LocationPort`).
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const pageActors = {} as PageActors;

export const appActors = Object.assign(pageActors, {
  session: sessionMachine,
  toastList: toastListMachine,
  theme: themeMachine,
  locale: localeMachine,
  report: reportMachine,
  watchLocation,
});

/** From now on the app can start these. */
export function bringPageActors(actors: Partial<PageActors>): void {
  Object.assign(appActors, actors);
}

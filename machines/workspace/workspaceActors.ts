/** Whom a workspace starts. */
import { paletteMachine } from '../widgets/paletteMachine.ts';
import { panelsMachine } from '../widgets/panelsMachine.ts';
import { launchMachine } from './launchMachine.ts';
import { programMachine } from './programMachine.ts';
import { runtimeMachine } from './runtimeMachine.ts';
import { welcomeMachine } from './welcomeMachine.ts';
import { loadProblem, openWorld, startChallenge } from './workspaceCalls.ts';

export const workspaceActors = {
  program: programMachine,
  runtime: runtimeMachine,
  launch: launchMachine,
  panels: panelsMachine,
  palette: paletteMachine,
  welcome: welcomeMachine,
  loadProblem,
  openWorld,
  startChallenge,
};

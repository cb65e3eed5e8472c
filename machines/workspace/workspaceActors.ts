/** Whom a workspace starts. */
import { paletteMachine } from '../widgets/paletteMachine.ts';
import { panelsMachine } from '../widgets/panelsMachine.ts';
import { launchMachine } from './launchMachine.ts';
import { programMachine } from './programMachine.ts';
import { runtimeMachine } from './runtimeMachine.ts';
import { welcomeMachine } from './welcomeMachine.ts';
import { loadProblem, startChallenge } from './workspaceCalls.ts';
import { worldMachine } from './worldMachine.ts';

export const workspaceActors = {
  program: programMachine,
  runtime: runtimeMachine,
  launch: launchMachine,
  panels: panelsMachine,
  palette: paletteMachine,
  welcome: welcomeMachine,
  world: worldMachine,
  loadProblem,
  startChallenge,
};

/** Whom a workspace starts, by id: a type, since XState wants an index. */
export type WorkspaceChildren = {
  program: 'program';
  runtime: 'runtime';
  launch: 'launch';
  panels: 'panels';
  palette: 'palette';
  welcome: 'welcome';
  world: 'world';
  loadProblem: 'loadProblem';
  startChallenge: 'startChallenge';
  startLeft: 'startChallenge';
};

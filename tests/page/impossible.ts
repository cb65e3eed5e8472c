/** Transitions that no page can cause, by machine and name, each with the reason. They are taken by the walks of tests/models. */
export const impossible: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app: {
    'app: session.unanswered → where it is':
      'The session tells it when nobody has said for a minute who is here: the library says so within half of one.',
    'app.redirecting: xstate.after.overdueDelay.app.redirecting → app.overdue':
      'A browser moves its address bar at once.',
    'app.checking: xstate.after.overdueDelay.app.checking → app.overdue':
      'What a page waits for meanwhile, the cookie and the parts of the site, has clocks of its own that a walk cannot stop with it.',
  },
  challengeList: {
    'challengeList.loaded: more.requested → where it is':
      'The walk has one challenge, which is never more than are shown; tests/views/challenges/FoundChallenges.test.tsx has a hundred and thirty.',
  },
  robotView: {
    'robotView.time.paused: program.started → where it is':
      'A start takes answers to a build and of a process, which the walk of launch gives; tests/machines/workspace/robotViewMachine.test.ts tells what the robot hears then.',
  },
  accountDeletion: {
    'accountDeletion.open.deleting: xstate.error.actor.deleteAccount (1. of 2) → accountDeletion.closed':
      'Whatever the server does is an answer; and without the part of the site that asks it no profile was shown.',
    'accountDeletion.open.deleting: xstate.error.actor.deleteAccount (2. of 2) → accountDeletion.open.asking':
      'Whatever the server does is an answer; and without the part of the site that asks it no profile was shown.',
  },
  session: {
    'session.unknown: xstate.after.sessionDelay.session.unknown → session.signedOut':
      'The library says who is here within half a minute, whatever the service does; it is the browser that would have to stand still.',
    'session.signedIn.departure.confirming: workspace.synchronised → session.signedIn.departure.signingOut':
      'It takes a save that is under way when somebody logs out, which the walk of the departure has; tests/machines/app/departureMachine.test.ts tells what the session hears then.',
  },
  file: {
    'file.open.work.saving.awaited: lock.requested → where it is':
      'The program asks once, and again only when the file has told it what came of that.',
    'file.open.work.saving.superseded: code.edited → where it is':
      'There is no editor to type into while another file is opened.',
    'file.open: code.edited (2. of 2) → where it is':
      'The editor tells each change in the order in which it made them, and shows what the file shows.',
  },
  conflict: {
    'conflict.loading: xstate.error.actor.loadTheirs → conflict.asked':
      'Whatever the server does is an answer; and without the part of the site that asks it no save was refused.',
  },
  versionList: {
    'versionList.reading: xstate.error.actor.readVersion → versionList.listed':
      'Whatever the server does is an answer; and without the part of the site that asks it nothing is listed.',
    'versionList.keeping: xstate.error.actor.keepText → versionList.comparing':
      'Whatever the server does is an answer; and without the part of the site that asks it nothing is listed.',
    'versionList.restoring: version.left → versionList.listed':
      'Nothing else begins to save or build while the dialog is open: the file shows the version at once.',
    'versionList.restoring: restore.requested → versionList.asking':
      'Nothing else begins to save or build while the dialog is open: the file shows the version at once.',
  },
  program: {
    'program: file.setBack → where it is': 'The file reports it when an edit does not fit, and every edit fits.',
  },
  build: {
    'build.active.stage.asking: xstate.error.actor.askOutcome → build.active.stage.interrupted':
      'Whatever the server does is an answer; and without the part of the site that asks it no build was begun that could be asked for.',
  },
  process: {
    'process.subscription.subscribing: unsubscribe.requested → process.subscription.unsubscribed':
      'While the server is asked, the button is at work and no other one is there.',
  },
  doctor: {
    'doctor.examining: examination.requested → where it is': 'While somebody looks, the button is at work.',
    'doctor.examining: graph.dismissed → where it is': 'While somebody looks, the drawing cannot be closed.',
  },
  topicWatch: {
    'topicWatch.unseen.disconnected: topic.closed → topicWatch.closed.disconnected':
      'A tab that is left hides its panel and closes the topic at one go; of one that is hidden there is nothing to press.',
    'topicWatch.unseen.connected: topic.closed → topicWatch.closed.connected':
      'A tab that is left hides its panel and closes the topic at one go; of one that is hidden there is nothing to press.',
  },
  console: {
    'console.form.executing: xstate.error.actor.execute → console.form.complete':
      'Whatever the server does is an answer; and without the part of the site that asks it there are no commands to execute.',
  },
  demo: {
    'demo.form.sending: xstate.error.actor.subscribe → demo.form.typing':
      'Whatever the server does is an answer; and without the part of the site that asks it nobody is known who could be here.',
  },
  launch: {
    'launch.control.starting: xstate.error.actor.execute → launch.control.stopped':
      'Whatever the server does is an answer; and without the part of the site that asks it nothing is built that could be started.',
  },
  panels: {
    'panels.layout.recalling: xstate.error.actor.readLayout → panels.layout.known':
      'A browser that forbids its storage is one that remembers nothing: that is an answer.',
  },
  outputView: {
    'outputView.lines.wrapped.recalling: xstate.error.actor.readLongLines → outputView.lines.wrapped.chosen':
      'A browser that forbids its storage is one that remembers nothing: that is an answer.',
  },
  processList: {
    'processList.recalling: xstate.error.actor.readMemory → processList.loading':
      'A browser that forbids its storage is one that remembers nothing: that is an answer.',
  },
  robotDisplay: {
    'robotDisplay.recalling: xstate.error.actor.readDisplay → robotDisplay.scene':
      'A browser that forbids its storage is one that remembers nothing: that is an answer.',
  },
  run: {
    'run.recalling: xstate.done.actor.readElapsed (1. of 2) → run.running':
      'What is left of five seconds passes while the page comes: e2e/start.spec.ts reloads it while a run is under way.',
    'run.running: run.requested → where it is': 'Its button is busy, and no command runs it meanwhile.',
    'run.recalling: xstate.error.actor.readElapsed → run.idle':
      'A browser that forbids its storage is one that remembers nothing: that is an answer.',
  },
  welcome: {
    'welcome.recalling: xstate.error.actor.readSeen → welcome.deciding':
      'A browser that forbids its storage is one that remembers nothing: that is an answer.',
  },
  theme: {
    'theme.dark.recalling: xstate.error.actor.readTheme → theme.dark.chosen':
      'A browser that forbids its storage is one that remembers nothing: that is an answer.',
  },
};

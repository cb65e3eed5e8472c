/** Every wait of the product, in milliseconds, and how much of what scrolls by is kept. */
export const timings = {
  /** From losing the connection to the workspace to trying again. */
  reconnectDelay: 3000,
  /** From calling the server for a connection to hanging up. */
  connectDelay: 10_000,
  /** How long an open connection may be silent: the server sends a heartbeat three times as often. */
  silenceDelay: 9000,
  /** From asking after a sleep whether the server is still there to hanging up: with that the page is back in step within five seconds. */
  probeDelay: 2500,
  /** How long nothing may be seen of a robot that is watched before what is shown counts as old. */
  robotLateDelay: 3000,
  /** While somebody drives a robot by hand: from one command to the next. The robot stops after 500 ms without. */
  driveDelay: 100,
  /** From asking for what needs the robot to giving up on the answer: it may have to be started first. */
  robotAnswerDelay: 30_000,
  /** From something that is said of the output to what came meanwhile. */
  announceDelay: 2000,
  /** How long no message may come over a topic that is watched before what is shown counts as old. */
  topicQuietDelay: 3000,
  /** From a build whose answer was lost to asking for its outcome, and from one such question to the next. */
  recheckDelay: 3000,
  /** From one question how far the judge is to the next. */
  verdictDelay: 1000,
  /** From a command's start to subscribing to its output. */
  autoSubscribeDelay: 500,
  /** From the end of a command to asking for what came of it, where that was not told by itself. */
  responseDelay: 3000,
  /** From asking for the output of a process to giving up on the answer. */
  subscribeDelay: 10_000,
  /** How long nothing may come of a process that was stopped before what was printed counts as all that it printed. */
  outputEndDelay: 10_000,
  /** From asking for a language server to giving up on the answer. */
  languageStartDelay: 20_000,
  /** From a language server that broke away to starting it again. */
  languageRestartDelay: 1000,
  /** The simulated run, and how often its timer moves. */
  runDelay: 5000,
  tickDelay: 1000,
  /**
   * For how long the authentication service may leave open who is here. Its library asks for half a minute before it
   * gives up by itself.
   */
  sessionDelay: 60_000,
  /** From a page that waits, for its visitor to be known or for the address bar, to words about the wait. */
  overdueDelay: 10_000,
  /** From a verification call that failed to the next one. */
  verifyDelay: 5000,
  /** From leaving for Google to the button that may be pressed again. */
  leavingDelay: 10_000,
  /** From one look of an operator at the server to the next. */
  operatorLookDelay: 5000,
  /** From typing to keeping what was typed in this browser; with the time that takes it is there within a second. */
  draftDelay: 500,
  /** From keeping the log of the visit in this browser to keeping it again, at least; and where the browser refused it. */
  visitDelay: 5000,
  visitRetryDelay: 60_000,
  /** From a file that is ready, or the last press, to the invitation to the demo. */
  demoDelay: 3000,
  /** From a program that begins to a look whether it moves the robot. */
  doctorDelay: 10_000,
  /** How long it is said that something was copied, or could not be. */
  copyShownDelay: 4000,
  /** How long the oldest toast stays. */
  toastDelay: 5000,
} as const;

/** Console lines kept for each console and for the workspace. */
export const KEPT_LINES = 500;

/** Commands that a console offers again, and whose answers it shows. */
export const KEPT_COMMANDS = 50;

/** How often in a row a language server that breaks away is started again by itself. */
export const LANGUAGE_RESTARTS = 3;

/** Output kept in the browser: lines of each process, and how much of all of them together, in characters. */
export const KEPT_OUTPUT = { lines: 50_000, size: 50_000_000 } as const;

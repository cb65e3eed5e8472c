/** Lets a program drive through its challenge in a sandbox made for it alone, and says what came of it. */
import { randomUUID } from 'node:crypto';
import type { ProgramEnd } from '#contract/entities.ts';
import type { GraphPart } from '#contract/socket.ts';
import type { TrialEnd, Verdict } from '#contract/verdict.ts';
import type { World } from '#contract/world.ts';
import type { Challenge } from '../challenges/course.ts';
import { Deferred } from '../sandbox/Deferred.ts';
import { learnerLimits } from '../sandbox/programLimits.ts';
import type { Sandbox } from '../sandbox/startSandbox.ts';
import type { TrialReport, TrialResult, TrialRules } from '../sandbox/trialMessages.ts';
import { LastLines } from './LastLines.ts';

export const usualTrialRules: TrialRules = { silentSeconds: 20, wallSeconds: 180 };

/** From the start of a sandbox until its robot can judge, and from the last word of the trial until its end. */
const MARGIN_SECONDS = 60;

/** The kernel ends a program at once, unless something is very wrong. */
const STOPPED_WITHIN_MS = 10_000;

/** Nothing can be said of the program: the judge itself could not do its work. */
export class JudgeError extends Error {
  override name = 'JudgeError';
}

export interface JudgedProgram {
  /** With a graph; nothing else runs in it. */
  sandbox: Sandbox;
  /** The folder in it that the program finds as its workspace. */
  workspace: string;
  /** Starts the program. */
  argv: readonly string[];
  challenge: Challenge;
  rules: TrialRules;
  /** Called with the simulated seconds that have passed. */
  progress: (seconds: number) => void;
}

/** Rejects with JudgeError when the program could not be judged. Nothing of the program runs any more then; the sandbox is left to whoever started it. */
export async function judgeProgram({
  sandbox,
  workspace,
  argv,
  challenge,
  rules,
  progress,
}: JudgedProgram): Promise<Verdict> {
  const over = new Deferred<Verdict>();
  const program = new TriedProgram(sandbox, argv, workspace);
  let seconds = 0;
  sandbox.watchGraph((part, state) => {
    if (state === 'running') return;
    if (program.isStarted) over.resolve(cutOff(part, challenge.world, seconds, program));
    else over.reject(new JudgeError(`The graph broke before the program was started: ${part}.`));
  });
  sandbox.openTrial({ world: challenge.world, goal: challenge.about.goal, rules }, (report: TrialReport) => {
    if (report.state === 'ready') program.start();
    if (report.state === 'running') progress((seconds = report.seconds));
    if (report.state === 'over') over.resolve(verdictOf(report.result, rules, program));
  });
  void sandbox.ended.then((reason) => over.reject(new JudgeError(reason)));
  const late = setTimeout(
    () => over.reject(new JudgeError('The judge did not come to an end.')),
    (rules.wallSeconds + MARGIN_SECONDS) * 1000,
  );
  try {
    return await over.promise;
  } finally {
    clearTimeout(late);
    await program.stop();
  }
}

/** The program that is judged: started once, and its end told to the robot. */
class TriedProgram {
  readonly lines = new LastLines();
  isStarted = false;
  end: ProgramEnd | null = null;
  readonly #sandbox: Sandbox;
  readonly #argv: readonly string[];
  readonly #workspace: string;
  readonly #id = randomUUID();
  readonly #gone = new Deferred<void>();

  constructor(sandbox: Sandbox, argv: readonly string[], workspace: string) {
    this.#sandbox = sandbox;
    this.#argv = argv;
    this.#workspace = workspace;
  }

  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.#sandbox.start(
      { id: this.#id, argv: this.#argv, environment: {}, limits: learnerLimits, workspace: this.#workspace },
      {
        started: () => undefined,
        printed: (stream, text) => this.lines.add(stream, text),
        ended: (end) => {
          this.end = end;
          this.#sandbox.endTrial();
          this.#gone.resolve();
        },
        // Whoever waits for the verdict hears of it from the sandbox itself.
        lost: () => this.#gone.resolve(),
      },
    );
  }

  /** Resolves when nothing of it is left: one that does not end takes its sandbox with it. */
  async stop(): Promise<void> {
    if (!this.isStarted) return;
    this.#sandbox.stop(this.#id, 0);
    const late = setTimeout(() => void this.#sandbox.close(), STOPPED_WITHIN_MS);
    await this.#gone.promise.finally(() => clearTimeout(late));
  }
}

function verdictOf(result: TrialResult, rules: TrialRules, program: TriedProgram): Verdict {
  const { reason, byWallClock, ...facts } = result;
  const end = endOf(reason, rules, program.end);
  return { ...facts, passed: reason === 'met', end, by_wall_clock: byWallClock, last_lines: program.lines.all() };
}

function endOf(reason: TrialResult['reason'], rules: TrialRules, end: ProgramEnd | null): TrialEnd {
  switch (reason) {
    case 'program_ended':
      return { reason, end };
    case 'silent':
      return { reason, seconds: rules.silentSeconds };
    case 'too_slow':
      return { reason, seconds: rules.wallSeconds };
    default:
      return { reason };
  }
}

/** What the robot knew is gone with it: nothing is said of the checks, and numbers stand where there have to be some. */
function cutOff(part: GraphPart, { start }: World, seconds: number, program: TriedProgram): Verdict {
  return {
    passed: false,
    end: { reason: 'cut_off', part },
    checks: [],
    seconds,
    at: [...start.at],
    metres: 0,
    commands: 0,
    by_wall_clock: false,
    last_lines: program.lines.all(),
  };
}

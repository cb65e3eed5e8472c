import { LearnerProcess, type ProcessPlan } from '#server/processes/LearnerProcess.ts';
import { learnerLimits } from '#server/sandbox/programLimits.ts';
import type { Program, ProgramListener } from '#server/sandbox/program.ts';
import type { Sandbox } from '#server/sandbox/startSandbox.ts';

/** A sandbox whose programs do only what a test lets them do. */
function fakeSandbox() {
  const started: { program: Program; listener: ProgramListener }[] = [];
  const stopped: string[] = [];
  const sandbox: Sandbox = {
    graph: Promise.resolve(),
    first: () => undefined,
    ended: new Promise(() => undefined),
    watchGraph: () => undefined,
    start: (program, listener) => void started.push({ program, listener }),
    write: () => undefined,
    stop: (id) => void stopped.push(id),
    openWorld: () => undefined,
    seeRobot: () => undefined,
    watchRobot: () => undefined,
    resetRobot: () => undefined,
    pauseRobot: () => undefined,
    steerRobot: () => undefined,
    openTrial: () => undefined,
    endTrial: () => undefined,
    renewGraph: () => Promise.resolve(),
    topics: () => Promise.reject(new Error('No master')),
    topicRates: () => Promise.reject(new Error('No master')),
    robotReport: () => Promise.resolve(null),
    seeTopic: () => undefined,
    watchTopic: () => Promise.resolve('missing'),
    unwatchTopic: () => undefined,
    processes: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
  return { sandbox, started, stopped };
}

/** A process whose program does only what a test lets it do. */
export function openProcess(plan: Partial<ProcessPlan> = {}) {
  const { sandbox, started, stopped } = fakeSandbox();
  const events: string[] = [];
  const process = new LearnerProcess(
    {
      name: 'talker',
      argv: ['rosrun', 'pkg', 'talker.py'],
      environment: {},
      limits: learnerLimits,
      timeLimitMs: undefined,
      graceMs: 10,
      outputLimit: 1_000_000,
      ...plan,
    },
    {
      changed: () => events.push('changed'),
      printed: () => events.push('printed'),
      ended: (entry) => events.push(`ended ${entry.status} ${entry.end?.reason}`),
    },
  );
  process.start(sandbox);
  // Whoever keeps the process alone keeps nothing of what its sandbox was told.
  const [first] = started.splice(0);
  if (first === undefined) throw new Error('Not started');
  const lines = (): string[] => process.output.after(0, 10_000_000).lines.map((line) => `${line.stream}: ${line.text}`);
  return { process, listener: first.listener, program: first.program, stopped, events, lines };
}

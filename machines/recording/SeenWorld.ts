/** What a visit showed beside what its machines know, at each of its steps: the output of its processes, and its robot. */
import * as v from 'valibot';
import { type AppActor, selectWorkspace } from '../app/appSelectors.ts';
import type { Ports } from '../app/ports.ts';
import type { RunReader } from '../ports/logPort.ts';
import type { PrintedRange } from '../ports/socketPort.ts';
import { selectScrubber } from '../workspace/runtimeSelectors.ts';
import { selectMoment, selectOwnMoment } from '../workspace/scrubberMachine.ts';
import { selectRuntime } from '../workspace/workspaceSelectors.ts';
import { type Companion, type Presence, companionFrom } from './companion.ts';
import { inertPorts } from './inertPorts.ts';
import { isRecord } from './isRecord.ts';
import { type Entry, type Log, startStateIn } from './logFormat.ts';
import { SeenOutput } from './SeenOutput.ts';
import { type ViewedMoment, type RobotMoment, SeenRobot } from './SeenRobot.ts';

/** How much of what was seen a log has. */
export interface SeenParts {
  output: Presence;
  robot: Presence | 'otherForm';
}

export class SeenWorld {
  /** For the machines that are replayed, and for the views of them; they never tell a machine anything. */
  readonly ports: Ports;
  readonly parts: SeenParts;
  readonly #log: Pick<Log, 'header' | 'entries'>;
  readonly #output: SeenOutput;
  readonly #robot: SeenRobot;
  readonly #listeners = new Set<() => void>();
  /** The steps up to this one were played once. */
  #played = -1;
  #isPlaying = false;
  #isFirst = false;

  constructor(log: Pick<Log, 'header' | 'entries' | 'companion'>, reader: RunReader) {
    this.#log = log;
    const companion = companionFrom(log.companion);
    const run = companion.run === null ? null : reader.read(companion.run.run);
    this.parts = { output: companion.output, robot: typeof run === 'string' ? run : companion.robot };
    this.#output = new SeenOutput(companion.lines);
    this.#robot = new SeenRobot(reader, typeof run === 'string' ? null : run, companion.run);
    this.ports = this.#portsOf(companion);
  }

  /** Around whatever makes machines play a step. */
  play(step: number, work: () => void): void {
    this.#isFirst = step > this.#played;
    if (this.#isFirst) this.#played = step;
    if (this.#isFirst) for (const printed of printedAt(this.#log.entries[step])) this.#output.print(printed);
    this.quietly(work);
    if (this.#isFirst) this.#output.note();
    this.#isFirst = false;
  }

  /** Around whatever else makes machines listen: they are told nothing. */
  quietly(work: () => void): void {
    this.#isPlaying = true;
    work();
    this.#isPlaying = false;
  }

  /** Shows what was seen after a step, of which `app` is what the machines were. */
  show(step: number, app: AppActor): void {
    this.#output.show(step);
    this.#robot.show(step, this.#timeAt(step), viewedMoment(app));
    for (const changed of this.#listeners) changed();
  }

  /** How the robot was seen after a step, in a log that has one. */
  robotAt(step: number): RobotMoment {
    return this.#robot.at(this.#timeAt(step));
  }

  #timeAt(step: number): number {
    return this.#log.header.t0 + (this.#log.entries[step]?.t ?? 0);
  }

  #subscribe(changed: () => void): () => void {
    // Machines have what they were told in the log.
    if (this.#isPlaying) return () => undefined;
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  }

  #portsOf({ output }: Companion): Ports {
    const inert = inertPorts();
    const subscribe = (changed: () => void) => this.#subscribe(changed);
    const firstly = (work: () => void) => {
      if (this.#isFirst) work();
    };
    const { recorder } = this.#output;
    const robot = this.#robot;
    const read = () => this.#output.read();
    return {
      ...inert,
      output: {
        ...inert.output,
        ...(output !== 'missing' && { read, subscribe }),
        describe: (entries) => firstly(() => recorder.describe(entries)),
        begin: (processId) => firstly(() => recorder.begin(processId)),
        end: (processId) => firstly(() => recorder.end(processId)),
        clear: () => firstly(() => recorder.clear()),
      },
      robot: { ...inert.robot, read: () => robot.live, subscribe },
      past: {
        ...inert.past,
        read: () => robot.kept,
        subscribe,
        shown: { read: () => robot.shown, subscribe },
        moment: () => robot.moment,
        open: (run, _, failures) => firstly(() => robot.open(this.#played, run, failures)),
        openKept: () => firstly(() => robot.open(this.#played, null)),
        openCompared: () => firstly(() => robot.open(this.#played, null)),
      },
    };
  }
}

const printedRange = v.object({
  processId: v.string(),
  from: v.number(),
  to: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** What was printed by an entry, or before the state that a log begins with, process by process. */
function printedAt(entry: Entry | undefined): readonly PrintedRange[] {
  if (entry === undefined) return [];
  if (entry.event.type === 'output.printed') {
    const printed = v.safeParse(printedRange, entry.event['output']);
    return printed.success ? [printed.output] : [];
  }
  return startStateIn([entry])?.actors.flatMap(({ data }) => printedBy(data['context'])) ?? [];
}

/** What a process had printed, if this is the context of one. */
function printedBy(context: unknown): readonly PrintedRange[] {
  const { seen, entry } = isRecord(context) ? context : {};
  const processId = isRecord(entry) ? entry['process_id'] : undefined;
  return typeof seen === 'number' && typeof processId === 'string' ? [{ processId, from: 1, to: seen }] : [];
}

function viewedMoment(app: AppActor): ViewedMoment | null {
  const workspace = selectWorkspace(app.getSnapshot());
  const runtime = workspace && selectRuntime(workspace.getSnapshot());
  const scrubber = (runtime && selectScrubber(runtime.getSnapshot()))?.getSnapshot();
  const at = scrubber === undefined ? null : selectMoment(scrubber);
  return at === null || scrubber === undefined ? null : { at, isOther: selectOwnMoment(scrubber) === null };
}
